import RTLSyntax

/// Asks a pattern about one place. However the pattern is made, it takes no more than a number of steps; what would
/// take more is unknown.
struct PatternReader {
  private let file: LintedFile
  private let structure: Structure
  private let budget = Budget()

  private final class Budget {
    private var left = 4000

    func spend(_ steps: Int) -> Bool {
      left -= steps
      return left >= 0
    }
  }

  private static let stepsOfFact = 40
  private static let stepsOfLevel = 8
  static let maximalArguments = 64
  private static let maximalLevels = 64

  init(_ file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  func answer(_ pattern: Pattern, _ subject: inout PatternSubject) -> Answer {
    guard budget.spend(1) else { return .unknown }
    switch pattern {
    case .member(let names):
      guard case .member = subject.form else { return .no }
      return answer(names, &subject)
    case .call(let names):
      guard case .call = subject.form else { return .no }
      return answer(names, &subject)
    case .assignment(let names):
      guard case .assignment = subject.form else { return .no }
      return answer(names, &subject)
    case .string(let texts): return Answer(isLiteral(subject, of: texts))
    case .argument(let labels, let pattern): return argument(labels, pattern, of: subject)
    case .value(let pattern):
      guard case .assignment(let value) = subject.form else { return .no }
      var inner = PatternSubject.subject(of: value, in: structure)
      return answer(pattern, &inner)
    case .inside(let pattern): return inside(pattern, subject)
    case .function(let names):
      guard case .function = subject.form else { return .no }
      return answer(names, &subject)
    case .type(let names):
      guard case .type(let scope) = subject.form else { return .no }
      return type(names, scope)
    case .fact(let fact): return budget.spend(Self.stepsOfFact) ? answer(fact, subject, in: file) : .unknown
    case .not(let pattern):
      var other = subject
      switch answer(pattern, &other) {
      case .yes: return .no
      case .no: return .yes
      case .unknown: return .unknown
      }
    case .all(let patterns): return all(patterns, &subject)
    case .any(let patterns): return any(patterns, &subject)
    }
  }

  private func all(_ patterns: [Pattern], _ subject: inout PatternSubject) -> Answer {
    var result = Answer.yes
    for pattern in patterns {
      switch answer(pattern, &subject) {
      case .yes: break
      case .no: return .no
      case .unknown: result = .unknown
      }
    }
    return result
  }

  private func any(_ patterns: [Pattern], _ subject: inout PatternSubject) -> Answer {
    var result = Answer.no
    for pattern in patterns {
      var candidate = subject
      switch answer(pattern, &candidate) {
      case .yes:
        subject = candidate
        return .yes
      case .no: break
      case .unknown: result = .unknown
      }
    }
    return result
  }

  // MARK: - Shapes

  private func answer(_ names: [NamePath], _ subject: inout PatternSubject) -> Answer {
    var result = Answer.no
    for name in names {
      guard budget.spend(1) else { return .unknown }
      let found = name.answer(at: subject.name, in: file)
      if found.answer == .yes {
        if let start = found.start { subject.start = min(subject.start, start) } else { subject.isShortened = true }
        return .yes
      }
      if found.answer == .unknown { result = .unknown }
    }
    return result
  }

  /// A literal of one piece of text, which is one of these.
  private func isLiteral(_ subject: PatternSubject, of texts: [String]) -> Bool {
    guard case .literal = subject.form, subject.last == subject.name + 2,
      structure.kind(subject.name + 1) == .stringText
    else { return false }
    let bytes = structure.bytes(subject.name + 1)
    return texts.contains { $0.utf8.count == bytes.count && bytes.elementsEqual($0.utf8) }
  }

  private func argument(_ labels: Pattern.Labels, _ pattern: Pattern?, of subject: PatternSubject) -> Answer {
    guard case .call(let open) = subject.form, let open else { return .no }
    let arguments = structure.elements(ofGroup: open, limit: Self.maximalArguments)
    var result = arguments.count == Self.maximalArguments ? Answer.unknown : .no
    for argument in arguments where !argument.isEmpty {
      guard budget.spend(1) else { return .unknown }
      guard fits(argument, labels) else { continue }
      guard let pattern else { return .yes }
      var inner = PatternSubject.subject(of: argument.expression, in: structure)
      switch answer(pattern, &inner) {
      case .yes: return .yes
      case .no: break
      case .unknown: result = .unknown
      }
    }
    return result
  }

  private func fits(_ argument: Argument, _ labels: Pattern.Labels) -> Bool {
    switch labels {
    case .any: true
    case .none: argument.label == nil
    case .named(let names):
      argument.label.map { label in names.contains { $0.start(endingAt: label, in: structure) != nil } } ?? false
    }
  }

  // MARK: - Around

  private func inside(_ pattern: Pattern, _ subject: PatternSubject) -> Answer {
    var result = Answer.no
    var current = subject.name
    for _ in 0..<Self.maximalLevels {
      guard budget.spend(Self.stepsOfLevel) else { return .unknown }
      for candidate in surroundings(of: current) {
        var outer = candidate
        switch answer(pattern, &outer) {
        case .yes: return .yes
        case .no: break
        case .unknown: result = .unknown
        }
      }
      guard let open = structure.opening(around: current) else { return result }
      current = open
    }
    return .unknown
  }

  /// What a token stands in directly: the assignment it is part of the value of, and what the bracket around it opens.
  private func surroundings(of index: Int) -> [PatternSubject] {
    var found: [PatternSubject] = []
    switch structure.place(of: structure.operand(around: index)) {
    case .assigned(let name):
      found += [PatternSubject.assignment(to: name, valueAt: name + 2, in: structure)].compactMap { $0 }
    case .initial(let declaration):
      let (name, value) = (structure.declarations[declaration].name, structure.declarations[declaration].value)
      found += [PatternSubject.assignment(to: Int(name), valueAt: Int(value), in: structure)].compactMap { $0 }
    default: break
    }
    guard let open = structure.opening(around: index) else { return found }
    switch structure.tokens[open].kind {
    case .leftParen:
      if let call = structure.call(at: open) {
        found.append(PatternSubject.call(call.callee, open: call.open, in: structure))
      }
    case .leftBrace:
      if let scope = structure.scopeIndex(ofBrace: open) { found += subject(ofScope: scope, at: open) }
    default: break
    }
    return found
  }

  private func subject(ofScope index: Int, at open: Int) -> [PatternSubject] {
    let scope = structure.scopes[index]
    let name = structure.name(ofScope: index)
    switch scope.kind {
    case .function, .property: return name.map { [PatternSubject(.function, name: $0, last: $0)] } ?? []
    case .type: return name.map { [PatternSubject(.type(index), name: $0, last: $0)] } ?? []
    case .closure:
      guard let callee = structure.callee(ofClosure: open) else { return [] }
      return [PatternSubject.call(callee, open: structure.call(of: callee)?.open, in: structure)]
    case .accessor, .control: return []
    }
  }

  private func type(_ names: [NamePath], _ scope: Int) -> Answer {
    let site = Site(file: file, index: min(Int(structure.scopes[scope].open) + 1, structure.tokens.count - 1))
    let own = [Int(structure.scopes[scope].name)] + site.inheritance(ofScope: scope)
    if own.contains(where: { word in names.contains { $0.start(endingAt: word, in: structure) != nil } }) {
      return .yes
    }
    return site.enclosingType(inheritsFrom: Set(names.map { TypeKey($0.text) }))
  }
}
