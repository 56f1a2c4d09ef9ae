import RTLRuleKit
import RTLSyntax

/// Finds every `left`; tells of a `right` in the same statement's place if it comes next but one.
struct FakeLeft: Rule {
  let id = "fake_left"
  let summary = "a left"
  let rationale = "For tests"
  let bad: [Example] = []
  let good: [Example] = []
  let triggers: [Trigger] = [.word("left")]

  func check(_ site: Site) -> Finding? {
    let structure = site.file.structure
    let other = site.index + 2
    let related = other < structure.tokens.count && structure.token(other, is: "right") ? [structure.range(other)] : []
    let range = structure.range(site.index)
    return Finding(range, "left", related: related, fix: Fix(.safe, "leading", [Edit(range, "leading")]))
  }
}

/// Finds every `mild` as an info, every `harsh` as an error, every `plain` as its own warning; off unless asked for.
struct FakeGrade: Rule {
  let id = "fake_grade"
  let summary = "a grade"
  let rationale = "For tests"
  let isOnByDefault = false
  let bad: [Example] = []
  let good: [Example] = []
  let triggers: [Trigger] = [.word("mild"), .word("harsh"), .word("plain")]

  func check(_ site: Site) -> Finding? {
    let structure = site.file.structure
    let severity: Severity? =
      if structure.token(site.index, is: "mild") {
        .info
      } else if structure.token(site.index, is: "harsh") {
        .error
      } else {
        nil
      }
    return Finding(structure.range(site.index), "grade", severity: severity)
  }
}

/// Finds every `echo` in a project that declares a type called `leading`.
struct FakeEcho: Rule {
  let id = "fake_echo"
  let summary = "an echo"
  let rationale = "For tests"
  let bad: [Example] = []
  let good: [Example] = []
  let triggers: [Trigger] = [.word("echo")]

  func check(_ site: Site) -> Finding? {
    guard site.file.project.declaresType(TypeKey("leading")) else { return nil }
    return Finding(site.file.structure.range(site.index), "echo")
  }
}

let fakeRules = [CatalogedRule(category: "Fakes", FakeLeft()), CatalogedRule(category: "Fakes", FakeGrade())]
