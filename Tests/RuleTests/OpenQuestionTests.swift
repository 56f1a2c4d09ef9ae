import Testing

@testable import RTLRuleKit

/// What is left open of two things that must hold together.
@Suite struct OpenQuestionTests {
  private let questions = ProjectQuestions()

  @Test func `where neither holds, both must turn out`() {
    #expect(!questions.both(asking(1, false), asking(2, false)))
    #expect(!mayTurnOut(by: [1]))
    #expect(!mayTurnOut(by: [2]))
    #expect(mayTurnOut(by: [1, 2]))
  }

  @Test func `what holds already need not turn out`() {
    #expect(!questions.both(asking(1, true), asking(2, false)))
    #expect(!mayTurnOut(by: [1]))
    #expect(mayTurnOut(by: [2]))
    questions.forget()
    #expect(!questions.both(asking(1, false), asking(2, true)))
    #expect(mayTurnOut(by: [1]))
    #expect(!mayTurnOut(by: [2]))
  }

  @Test func `where both hold, either may turn out`() {
    #expect(questions.both(asking(1, true), asking(2, true)))
    #expect(mayTurnOut(by: [1]))
    #expect(mayTurnOut(by: [2]))
  }

  @Test func `what the file settles leaves nothing open`() {
    #expect(!questions.both({ false }, asking(2, true)))
    #expect(questions.all.isEmpty)
    #expect(!questions.both(asking(1, false), { false }))
    #expect(questions.all.isEmpty)
    #expect(questions.both({ true }, { true }))
    #expect(questions.all.isEmpty)
  }

  @Test func `what is asked before and behind stands by itself`() {
    questions.note(.member, 3)
    #expect(!questions.both(asking(1, false), { questions.both(asking(2, false), asking(4, false)) }))
    questions.note(.member, 5)
    #expect(mayTurnOut(by: [3]))
    #expect(mayTurnOut(by: [5]))
    #expect(!mayTurnOut(by: [1, 2]))
    #expect(!mayTurnOut(by: [2, 4]))
    #expect(mayTurnOut(by: [1, 2, 4]))
  }

  private func asking(_ name: UInt64, _ answer: Bool) -> () -> Bool {
    {
      questions.note(.member, name)
      return answer
    }
  }

  private func mayTurnOut(by known: Set<UInt64>) -> Bool {
    questions.all[...].mayTurnOut { known.contains($0.name) }
  }
}
