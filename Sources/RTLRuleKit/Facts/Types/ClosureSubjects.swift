import RTLSyntax

/// What `$0` is: the thing a closure is given by the call it stands behind.
extension Structure {
  /// The brace of the closure whose argument a `$0` is.
  package func closure(around index: Int) -> Int? {
    var scope = self.scope(around: index)
    while let current = scope {
      switch scopes[current].kind {
      case .closure: return Int(scopes[current].open)
      case .control: scope = parent(ofScope: current)
      case .type, .function, .property, .accessor: return nil
      }
    }
    return nil
  }

  /// The function a closure is handed to as the only thing behind its name or its parentheses: `map` in
  /// `items.map { … }`, `with` in `with(label) { … }`.
  func calleeOfTrailingClosure(_ brace: Int) -> Int? {
    guard brace > 1, continuesOperand(brace) else { return nil }
    if kind(brace - 1) == .rightParen, let open = partner(brace - 1) { return call(at: open)?.callee }
    return kind(brace - 1) == .identifier || isMember(brace - 1) ? brace - 1 : nil
  }

  /// What `label.do { … }`, `UILabel().then { … }` and `with(label) { … }` are about.
  func subject(ofClosure brace: Int) -> Expression? {
    guard let callee = calleeOfTrailingClosure(brace), configurators.contains(tokens[callee].name) else { return nil }
    if let end = receiverEnd(ofMember: callee) { return Expression(chainStart(end), end) }
    guard let call = call(of: callee), let first = arguments(of: call).first, first.label == nil, !first.isEmpty else {
      return nil
    }
    return first.expression
  }

  /// The name a member is taken from: `row` of `row.axis`, and of `$0.axis` in `row.do { $0.axis = .vertical }`.
  package func ownerName(ofMember member: Int) -> Int? {
    guard let name = receiverName(ofMember: member), kind(name) == .dollarIdentifier else {
      return receiverName(ofMember: member)
    }
    guard let brace = closure(around: name), let subject = subject(ofClosure: brace) else { return name }
    return lastName(endingAt: unwrapped(subject).last)
  }

  /// Whether a call gives back what it was called on: `.then { … }` behind `UILabel()`.
  func isConfigured(behind last: Int) -> Bool {
    guard kind(last + 1) == .period, configurators.contains(tokens[min(last + 2, tokens.count - 1)].name) else {
      return false
    }
    return kind(last + 3) == .leftBrace || kind(last + 3) == .leftParen
  }

  /// `UILabel` in `UILabel()` and `UIButton(type: .system)`.
  func constructedType(by expression: Expression) -> TypeKey? {
    guard kind(expression.first) == .identifier, startsUppercase(expression.first),
      kind(expression.last) == .rightParen,
      let open = partner(expression.last), let call = call(at: open), startsUppercase(call.callee),
      call.callee < open, chainStart(call.callee) == expression.first
    else { return nil }
    return TypeKey(value: wideName(expression.first, through: call.callee))
  }
}

extension LintedFile {
  /// The type of `$0`, and of the one parameter a closure names, where a thing is set up in it.
  func type(ofClosureArgument index: Int) -> TypeKey? {
    guard let brace = structure.closure(around: index), let subject = structure.subject(ofClosure: brace) else {
      return nil
    }
    let inner = structure.unwrapped(subject)
    if let made = structure.constructedType(by: inner) { return made }
    // One closure outward is enough: nobody nests more.
    guard let name = structure.lastName(endingAt: inner.last), structure.kind(name) == .identifier else { return nil }
    return type(ofName: name)
  }
}

/// Functions that hand a thing to a closure to be set up; few enough to be compared one by one.
private let configurators = [
  "then", "do", "with", "apply", "configure", "also", "tap", "build", "setup", "modify", "style",
].map { NameHash.hash($0) }
