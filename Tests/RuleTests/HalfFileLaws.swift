import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

@testable import RTLEngine

/// What is being typed, or was broken off, brings no rule down: here what stands beside an operator is missing.
@Suite struct HalfFileLaws {
  private static let words = [
    "\"%\"", "\"\\(a)%\"", "L10n.title", "NSLocalizedString(\"a\", comment: \"\")", "\" \"", "x", "3", ".left",
    "isRTL", "view.leftAnchor", "\"$\"", "\"chevron.left\"", "count", "-1", "translation.x", "\"s\"",
  ]

  /// As initial values, as what is asked, as what is compared: nothing in parentheses is a value too.
  @Test(arguments: [
    "let style = ()\nstyle.baseWritingDirection = .leftToRight",
    "class A: NSTextView { let b = (); func f() { setBaseWritingDirection(.leftToRight, for: c) } }",
    "let pan = ()\npan.edges = v.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left",
    "() + L10n.title", "a.textAlignment = ()", "return () ? .left : .right", ".hasPrefix(\"ar\") ? r.right : r.left",
    "x.contains(()) && () == \"ar\"", "Text(() + \"%\")", "let a = (()); a.leftAnchor.constraint(equalTo: ())",
    "label.text = \"$\\(pr(((ice)\"",
    "if count == 1 { label.text = foo( }", "func f() { if count == 1 { print( }",
    "if count == 1 { a = foo. } else { a = \"files\" }", "if count == 1 { a = try } else { a = \"files\" }",
    "class A { func f() { x.textAlignment = .left; transform = CGAffineTransform(scaleX:",
    "class A { func f() { x.textAlignment = .left; transform = CGAffineTransform(scaleX",
    "class A: NSStackView { func f() { alignment = .left; orientation =",
    "func f() { var a: NSTextAlignment = .left; a =", "let key = !(\"지역\" + name", "logger.(\"no view for \" + name",
    "label.text = \"\\(a.string(from: start)) - \\(b.string!(from: end))\"",
    "class A { func f() { note.textAlignment = .left; note.",
    "func state() -> (text: String, isNew: Bool) { (text: \"\\(items.count) new\", isNew: true) }; label.text = state().",
    "\"\"{let a={let l}func{\"\".text=text},text=", "f.dateFormat=\"y\nlet f=", "\"\" + L10n.a + \"%\" + return",
  ])
  func `parentheses with nothing in them or behind bring no rule down`(_ code: String) {
    lintAll(Source(code))
  }

  /// The parameter of a function whose body is still to come stands in no scope.
  @Test(arguments: RuleExample.bad + RuleExample.good)
  func `a parameter of no body brings no rule down`(_ example: RuleExample) {
    let touch = "pan.location(in: self)\nif point.x > previousX + 50 { selectPrevious() }"
    for code in [touch, example.example.code] {
      lintAll(Source("func f(_ point: A = \(code)"))
    }
  }

  @Test(arguments: RuleExample.bad + RuleExample.good)
  func `a token too many or too few brings no rule down`(_ example: RuleExample) {
    let code = Array(example.example.code.utf8)
    var typing = HalfTyped(seed: UInt64(code.count))
    lintAll(Source(typing.next(from: code)))
  }

  /// What a name stands for may be what is typed just now.
  @Test(arguments: RuleExample.bad + RuleExample.good)
  func `a declaration without its value brings no rule down`(_ example: RuleExample) {
    let code = example.example.code
    let structure = Structure(Source(code))
    let names = structure.tokens.indices.filter { structure.kind($0) == .identifier }
    guard !names.isEmpty else { return }
    let count = code.utf8.count
    let name = structure.text(names[count % names.count])
    let tails = ["let \(name) =", "var \(name): ", "let \(name)", "func \(name)(\(name): A =", "for \(name) in"]
    lintAll(Source("\(code)\n\(tails[count % tails.count])"))
  }

  /// `string!(from:)`: between a name and its arguments may stand more than nothing.
  @Test(arguments: RuleExample.bad)
  func `a call through an optional brings no rule down`(_ example: RuleExample) {
    let structure = Structure(Source(example.example.code))
    var code = structure.source.bytes
    code.removeLast(code.count - structure.source.count)
    let sign = ["!", "?", "<A>"][code.count % 3]
    for index in structure.tokens.indices.dropFirst().reversed()
    where structure.kind(index) == .leftParen && structure.kind(index - 1) == .identifier {
      code.insert(contentsOf: sign.utf8, at: Int(structure.tokens[index].start))
    }
    lintAll(Source(code))
  }

  @Test(arguments: [
    "+", "+=", "==", "!=", "=", "??", "?", ":", "&&", "||", "*", "/", "-", "%", "<", "..<", "as", ",", ".", "+ return",
    "?? return",
  ])
  func `an operator without its operand brings no rule down`(_ sign: String) {
    for word in Self.words {
      for code in ["\(sign) \(word)", " \(sign) \(word)", "\(word) \(sign)", "\(word) \(sign) ", "\(sign)\(word)"] {
        lintAll(Source(code))
      }
    }
  }

  /// Every rule there is, over a project of one file.
  private func lintAll(_ source: Source) {
    let structure = Structure(source)
    let project = ProjectIndex([structure])
    let result = Inspector.ofAllRules.inspect(structure, shownPath: "A.swift", steadyPath: "A.swift", project: project)
    for found in result.diagnostics {
      #expect(found.span.end.offset <= source.count)
    }
  }
}
