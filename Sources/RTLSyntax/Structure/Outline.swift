/// One pass over the tokens of a file that finds scopes and declarations by the words that introduce them.
///
/// It looks at some keywords and braces only, which the lexer has noted on its way. A word that opens a body (`class`,
/// `func`, `if`…) waits in `waiting` for the next `{` at its own bracket level; a brace nobody waits for is a closure.
struct Outline {
  let source: Source
  let tokens: [Token]
  let enclosing: [UInt32]
  let words = OutlineWords.all

  var scopes: [Scope] = []
  var declarations: [Declaration] = []
  /// Names of imported modules, as token indexes.
  var imports: [UInt32] = []
  /// The scope around the current token; those around it are told by its parents. `none` at the top.
  var currentScope = Structure.none
  /// How many scopes are around the current token, and the most there have been.
  private var depth = 0
  private(set) var maximalDepth = 0
  var waiting: [Waiting] = []
  /// The brace right behind `var name: Type`, which holds accessors.
  var propertyBrace = -1
  var propertyDeclaration = -1
  /// The last `var` with an initial value, which observers may follow.
  var observable: (declaration: Int, level: UInt32)?

  struct Waiting {
    var kind: Scope.Kind
    var introducer: Int
    /// The declaration that opens the body, and the parameters that are visible in it.
    var declaration: Int?
    var parameters: Range<Int> = 0..<0
    /// The opening bracket the introducer stands in.
    var level: UInt32
  }

  /// The scope of a parameter whose function has no body: nobody sees it.
  static let nowhere = Structure.none - 1

  init(source: Source, tokens: [Token], enclosing: [UInt32]) {
    self.source = source
    self.tokens = tokens
    self.enclosing = enclosing
  }

  mutating func build(along signposts: [Signpost]) {
    scopes.reserveCapacity(tokens.count / 16)
    declarations.reserveCapacity(tokens.count / 12)
    waiting.reserveCapacity(8)
    imports.reserveCapacity(4)
    for signpost in signposts {
      let index = Int(signpost.token)
      if signpost.role == .brace { visitBrace(index) } else { visitWord(index, signpost.role) }
    }
    putDeclarationsInOrder()
  }

  /// All parameters of a function are declared before the closures among their default values.
  private mutating func putDeclarationsInOrder() {
    let isInOrder = zip(declarations, declarations.dropFirst()).allSatisfy { $0.name <= $1.name }
    if !isInOrder { declarations.sort { $0.name < $1.name } }
  }

  // MARK: - Keywords

  private mutating func visitWord(_ index: Int, _ role: KeywordRole) {
    if role == .actor { return visitActor(index) }
    // `.init`, `foo(for: x)`
    if index > 0, tokens[index - 1].kind == .period { return }
    if kind(index + 1) == .colon { return }
    let level = enclosing[index]
    let isInBlock = level == Structure.none || tokens[Int(level)].kind == .leftBrace
    if role == .variable { return visitVariable(index, isInBlock: isInBlock) }
    guard isInBlock else { return }
    leaveScopes(before: index)
    switch role {
    case .function: visitFunction(index)
    case .type: visitType(index)
    case .alias: visitAlias(index)
    case .enumCase: visitCases(index)
    case .loop: visitLoop(index)
    case .control: wait(Waiting(kind: .control, introducer: index, level: level))
    case .module: visitImport(index)
    case .none, .variable, .actor, .brace: break
    }
  }

  /// `import Module`, `import struct Module.Name`
  private mutating func visitImport(_ index: Int) {
    let module = kind(index + 1) == .keyword ? index + 2 : index + 1
    if kind(module) == .identifier { imports.append(UInt32(module)) }
  }

  private mutating func visitActor(_ index: Int) {
    guard kind(index + 1) == .identifier, tokens[index].startsLine || index == 0 || kind(index - 1) == .keyword else {
      return
    }
    guard kind(index + 2) == .leftBrace || kind(index + 2) == .colon else { return }
    leaveScopes(before: index)
    visitType(index)
  }

  mutating func wait(_ entry: Waiting) {
    while let last = waiting.last, isOver(last.level, at: entry.introducer) || last.level == entry.level {
      waiting.removeLast()
    }
    waiting.append(entry)
  }

  /// Whether a bracket has closed before a token.
  private func isOver(_ level: UInt32, at index: Int) -> Bool {
    level != Structure.none && end(ofGroup: Int(level)) < index
  }

  // MARK: - Braces

  @inline(__always)
  mutating func leaveScopes(before index: Int) {
    while currentScope != Structure.none, Int(scopes[Int(currentScope)].close) < index {
      currentScope = scopes[Int(currentScope)].parent
      depth -= 1
    }
  }

  private mutating func visitBrace(_ index: Int) {
    leaveScopes(before: index)
    while let last = waiting.last, isOver(last.level, at: index) { waiting.removeLast() }
    var scope = Scope(
      kind: .closure,
      introducer: UInt32(index),
      name: Structure.none,
      open: UInt32(index),
      close: UInt32(end(ofGroup: index)),
      parent: currentScope
    )
    if index == propertyBrace {
      bindProperty(propertyDeclaration, to: &scope)
    } else if let entry = waiting.last, entry.level == enclosing[index] {
      waiting.removeLast()
      bind(entry, to: &scope)
    } else if isAccessor(index) {
      scope.kind = .accessor
    } else if let observable, observable.level == enclosing[index], beginsObserver(index + 1) {
      bindProperty(observable.declaration, to: &scope)
    }
    currentScope = UInt32(scopes.count)
    scopes.append(scope)
    depth += 1
    maximalDepth = max(maximalDepth, depth)
    if scope.kind == .closure { visitClosureParameters(index) }
  }

  private mutating func bind(_ entry: Waiting, to scope: inout Scope) {
    scope.kind = entry.kind
    scope.introducer = UInt32(entry.introducer)
    if let declaration = entry.declaration {
      scope.name = declarations[declaration].name
      declarations[declaration].body = scope.open
    }
    for parameter in entry.parameters { declarations[parameter].scope = UInt32(scopes.count) }
  }

  private mutating func bindProperty(_ declaration: Int, to scope: inout Scope) {
    scope.kind = .property
    scope.introducer = declarations[declaration].name
    scope.name = declarations[declaration].name
    declarations[declaration].body = scope.open
    observable = nil
  }

  /// `get {`, `set(newValue) {`, `didSet {` in the braces of a property or subscript.
  private func isAccessor(_ index: Int) -> Bool {
    guard currentScope != Structure.none else { return false }
    let parent = scopes[Int(currentScope)]
    guard parent.kind == .property || parent.kind == .function, parent.open == enclosing[index], index > 0 else {
      return false
    }
    var word = index - 1
    while word > 0, isWord(word, "throws", "async") { word -= 1 }
    if tokens[word].kind == .rightParen { word = end(ofGroup: word) - 1 }
    guard word > 0, tokens.indices.contains(word) else { return false }
    return isWord(word, "get", "set", "didSet", "willSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress")
  }

  private func beginsObserver(_ index: Int) -> Bool {
    var word = index
    while kind(word) == .at { word += 2 }
    return isWord(word, "didSet", "willSet")
  }

  // MARK: - Reading

  func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The partner of a bracket, or the end of the file.
  func end(ofGroup index: Int) -> Int {
    let partner = tokens[index].name
    return partner == Structure.none ? tokens.count : Int(partner)
  }

  /// The next token on the same level, as `Structure` has it.
  func next(behind index: Int) -> Int {
    tokens[index].kind.opensGroup ? end(ofGroup: index) + 1 : index + 1
  }

  func isWord(_ index: Int, _ words: StaticString...) -> Bool {
    for word in words where isWord(index, word) { return true }
    return false
  }

  /// One word is known where it is asked for: in place, that is a comparison of lengths for most tokens.
  @inline(__always)
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard word.utf8CodeUnitCount == Int(token.end - token.start) else { return false }
    for offset in 0..<word.utf8CodeUnitCount
    where source.bytes[Int(token.start) + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}
