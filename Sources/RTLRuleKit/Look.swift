import RTLSyntax

extension Dispatch {
  /// What rules found in a file, and where they asked about a project of which nothing was known: what they said there
  /// is a guess.
  package struct Look: Sendable {
    /// A token and a rule that it woke.
    struct Place: Hashable, Sendable {
      let index: UInt32
      let rule: Int32
    }

    /// Where a rule asked about the project, and where its questions end among all.
    struct OpenPlace: Sendable {
      let place: Place
      let token: Token
      let end: Int
    }

    /// How many bytes the file had.
    package let size: Int
    /// What is said of characters nobody sees, in the order of places.
    var hidden: [(rule: Int, finding: Finding)] = []
    /// All else, in the order of tokens, then of rules.
    var found: [(place: Place, finding: Finding)] = []
    private(set) var open: [OpenPlace] = []
    private(set) var asksForHidden = false
    /// Those about characters nobody sees, then those of each open place.
    private var questions: [ProjectQuestion] = []
    private var hiddenEnd = 0
    /// Whether they are too many to be kept: then the project is taken to know something of them.
    private var asksTooMuch = false
    private static let questionLimit = 4000

    init(size: Int) { self.size = size }

    /// Whether a rule asked about the project.
    package var isOpen: Bool { asksForHidden || !open.isEmpty }

    mutating func ask(of file: LintedFile, at place: Place) {
      takeQuestions(of: file)
      open.append(OpenPlace(place: place, token: file.structure.tokens[Int(place.index)], end: questions.count))
    }

    mutating func askForHidden(of file: LintedFile) {
      asksForHidden = true
      takeQuestions(of: file)
      hiddenEnd = questions.count
    }

    private mutating func takeQuestions(of file: LintedFile) {
      for question in file.openQuestions {
        if question.subject == .outlet { ownersOfOutlets.insert(question.owner) }
        if question.subject == .image { images.insert(question.name) }
      }
      if questions.count + file.openQuestions.count > Self.questionLimit { asksTooMuch = true }
      if asksTooMuch { questions = [] } else { questions += file.openQuestions }
      file.forgetQuestions()
    }

    /// Of a file that is silent: what was found is not said, and what was asked need not be known. Characters nobody sees
    /// are spoken of all the same.
    mutating func close() {
      (found, open, questions, hiddenEnd, asksForHidden) = ([], [], [], 0, false)
      (ownersOfOutlets, images) = ([], [])
    }

    /// The classes of whose outlets a rule asked: what interface files say of others need not be known.
    package private(set) var ownersOfOutlets: Set<UInt64> = []
    /// The images of which a rule asked.
    package private(set) var images: Set<UInt64> = []

    /// The same, open only where one of the questions has an answer: elsewhere what was found stands. Nil if nothing is
    /// left open.
    func leftOpen(by hasAnswer: (ProjectQuestion) -> Bool) -> Look? {
      if asksTooMuch { return self }
      var look = self
      look.asksForHidden = questions[..<hiddenEnd].mayTurnOut(by: hasAnswer)
      var start = hiddenEnd
      look.open = open.filter { asked in
        defer { start = asked.end }
        return questions[start..<asked.end].mayTurnOut(by: hasAnswer)
      }
      return look.isOpen ? look : nil
    }

    /// Whether a source is as it was when it was first read, at every place that is still open. Somebody may have saved
    /// the file in the meantime.
    func fits(_ structure: Structure) -> Bool {
      structure.source.count == size
        && open.allSatisfy { asked in
          guard structure.tokens.indices.contains(Int(asked.place.index)) else { return false }
          let token = structure.tokens[Int(asked.place.index)]
          return token.kind == asked.token.kind && token.name == asked.token.name && token.start == asked.token.start
        }
    }

    var withoutGuesses: Look {
      let guessed = Set(open.map(\.place))
      var look = Look(size: size)
      if !asksForHidden { look.hidden = hidden }
      look.found = found.filter { !guessed.contains($0.place) }
      return look
    }

    mutating func sort() {
      found.sort { ($0.place.index, $0.place.rule) < ($1.place.index, $1.place.rule) }
    }

    /// All findings, with the indexes of their rules: each hint that is enough once at its first place only.
    package var findings: [(rule: Int, finding: Finding)] {
      let all = hidden + found.map { (Int($0.place.rule), $0.finding) }
      guard all.contains(where: \.finding.isOncePerFile) else { return all }
      var result: [(rule: Int, finding: Finding)] = []
      var firsts: [Int: Int] = [:]
      var others: [Int: [Finding]] = [:]
      for (rule, finding) in all {
        if finding.isOncePerFile, firsts[rule] != nil {
          others[rule, default: []].append(finding)
        } else {
          if finding.isOncePerFile { firsts[rule] = result.count }
          result.append((rule, finding))
        }
      }
      for (rule, others) in others {
        if let first = firsts[rule] { result[first].finding.take(in: others) }
      }
      return result
    }
  }
}
