import RTLRuleKit
import RTLSyntax
import Testing

/// The site of the one marked token of a piece of code, as if it were a whole project.
func site(
  _ marked: String,
  path: String = "Example.swift",
  settings: ProjectSettings = .init(),
  beside others: [String] = []
) throws -> Site {
  let code = MarkedCode(Example(marked))
  let structure = Structure(Source(code.bytes))
  let project = ProjectIndex([structure] + others.map { Structure(Source($0)) })
  let file = LintedFile(path: path, structure: structure, project: project, settings: settings)
  let mark = try #require(code.marks.first)
  let index = try #require(structure.tokens.firstIndex { Int($0.start) == mark.start })
  return Site(file: file, index: index)
}

@Suite struct DirectionAwarenessTests {
  @Test(arguments: [
    "title.textAlignment = app.userInterfaceLayoutDirection == .leftToRight ? .⟦left⟧ : .right",
    "title.textAlignment = app.userInterfaceLayoutDirection == .leftToRight ? .left : .⟦right⟧",
    "edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .leftToRight ? .⟦left⟧ : .right",
    "switch traitCollection.layoutDirection { case .rightToLeft: detail.textAlignment = .⟦left⟧ default: break }",
    "switch side { case .rightToLeft: a = .right\ndefault: a = .⟦left⟧ }",
    "button.contentHorizontalAlignment = isRTL ? .⟦right⟧ : .left",
    "button.contentHorizontalAlignment = big ? (isRTL ? .⟦right⟧ : .left) : .center",
    "button.contentHorizontalAlignment = isRTL ? (big ? .⟦right⟧ : .center) : .center",
    "shift = drag.translation.⟦width⟧ * (isRTL ? -1 : 1)",
    "shift = sign(isRTL) * drag.translation.⟦width⟧",
    "func f() { guard slider.userInterfaceLayoutDirection == .rightToLeft else { return }\n a = .⟦left⟧ }",
    "func f() { guard isLTR else { a = .⟦right⟧; return }\n a = .left }",
    "func f() { if isRTL { a = .right; return }\n b()\n a = .⟦left⟧ }",
    "func f() { if isRTL { a = .right; return }\n b { a = .⟦left⟧ } }",
    "if (isRTL() && v.⟦x⟧ > 0) || (!isRTL() && v.x < 0) { go() }",
    "if isRTL { a = .⟦right⟧ }",
    "if isRTL { a = .right } else { a = .⟦left⟧ }",
    "if isRTL { a = .right } else if big { a = .⟦left⟧ } else { b() }",
    "if big { a = .right } else if isRTL { b() } else { a = .⟦left⟧ }",
    "if isRTL { items.forEach { item in if item.ok { item.a = .⟦left⟧ } } }",
    "let a: A = if isRTL { .⟦right⟧ } else { .left }",
    "func f(direction: LayoutDirection) { a = direction == .x ? .⟦left⟧ : .right }",
    "func f() { let flipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft\n a = flipped ? .⟦right⟧ : .b }",
    "func f() { let sign: CGFloat = isRTL ? -1 : 1\n a = drag.⟦width⟧ * sign }",
    "var mirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }\nfunc f() { if mirrored { .⟦left⟧ } }",
    "style(ltr: .⟦left⟧, rtl: .right)",
    "var rtlAlignment: NSTextAlignment { .⟦right⟧ }",
    "let ltrAlignment = NSTextAlignment.⟦left⟧",
    "if Locale.current.languageCode == \"ar\" { a = .⟦right⟧ }",
    "while isRTL { a = .⟦left⟧ }",
    "Image(systemName: lang.isEnglish ? \"⟦chevron.right⟧\" : \"chevron.left\")",
    "label.textAlignment = currentLanguage == .english ? .⟦left⟧ : .right",
    "label.textAlignment = choices[row] == AppLanguage.English ? .⟦left⟧ : .right",
    "if defaults.bool(forKey: \"isRtl\") { } else { label.textAlignment = .⟦left⟧ }",
    "if language == Language.ARABIC.rawValue { a = .⟦right⟧ } else { a = .left }",
    "if language == .ar { a = .⟦right⟧ }", "if model.lang == Constants.LANGUAGE_AR { a = .⟦right⟧ }",
    "if \"appLanguage\".localized() == \"en\" { a = .⟦left⟧ } else { a = .right }",
    "switch language { case .arabic: a = .⟦right⟧\ndefault: a = .left }",
    "switch language { case \"en\": a = .left\ncase \"ar\": a = .right\ndefault: a = .⟦left⟧ }",
    "class A: UIView { func f() { transform = CGAffineTransform(scaleX: isRTL ? -1 : 1, y: 1) }; func g() { a = .⟦left⟧ } }",
    "class A: UIView { func f() { let x: CGFloat = isRTL ? -1 : 1; self.transform = CGAffineTransform(scaleX: x, y: 1); a = .⟦left⟧ } }",
  ])
  func `code that asks for the direction is direction-aware`(_ code: String) throws {
    #expect(try site(code).isDirectionAware)
  }

  @Test(arguments: [
    "class A: UIView { func f() { transform = CGAffineTransform(scaleX: 2, y: 1) }; func g() { a = .⟦left⟧ } }",
    "class A: UIView { func f() { icon.transform = CGAffineTransform(scaleX: isRTL ? -1 : 1, y: 1) }; func g() { a = .⟦left⟧ } }",
    "class A { func f() { let transform: CGAffineTransform; transform = CGAffineTransform(scaleX: isRTL ? -1 : 1, y: 1) }; func g() { a = .⟦left⟧ } }",
    "title.textAlignment = .⟦left⟧",
    "title.textAlignment = big ? .⟦left⟧ : .right",
    "title.textAlignment = leftToRightGesture.isEnabled ? .⟦left⟧ : .right",
    "let leftToRight = UIPanGestureRecognizer()\ntitle.textAlignment = leftToRight.isEnabled ? .⟦left⟧ : .right",
    "if swipeRightToLeft { title.textAlignment = .⟦left⟧ }",
    "title.textAlignment = .⟦left⟧\nif isRTL { a() }",
    "if isRTL { a() }\ntitle.textAlignment = .⟦left⟧",
    "func f() { if isRTL { return }\n }\nfunc g() { a = .⟦left⟧ }",
    "a.leftToRight(of: b)\nif a.leftToRight(of: b) { c = .⟦left⟧ }",
    "view.semanticContentAttribute = .⟦forceRightToLeft⟧",
    "distribute(by: 1, leftToRight: a).b(.⟦left⟧)",
    "if cell.isLarge { a = .⟦left⟧ }",
    "make(semanticContentAttribute: .⟦forceRightToLeft⟧)",
    "if rtlsdr { a = .⟦left⟧ }",
    "let cell = Cell(isRTL: true)\nif cell.isLarge { a = .⟦left⟧ }",
    "switch side { case .top: b()\ncase .start: a = .⟦left⟧ }",
    "if ULTRA { a = .⟦left⟧ }", "if country == \"en\" { a = .⟦left⟧ }", "if file.tar == Constants.TAR { a = .⟦right⟧ }",
    "guard let a = items.first(where: { $0.b }) else { return }\na = .⟦left⟧",
  ])
  func `code that does not ask is not`(_ code: String) throws {
    #expect(try !site(code).isDirectionAware)
  }

  @Test func `a question elsewhere in the member is seen as such`() throws {
    let code = "class A { func f() { b(isRTL)\n run { a = .⟦left⟧ } } }"
    #expect(try site(code).functionAsksForDirection)
    #expect(try site(code).typeAsksForDirection)
    let other = "class A { func g() { b(isRTL) }\n func f() { a = .⟦left⟧ } }"
    #expect(try !site(other).functionAsksForDirection)
    #expect(try site(other).typeAsksForDirection)
  }
}

@Suite struct IslandTests {
  @Test(arguments: [
    "HStack { Label(\"Left\", systemImage: \"⟦arrow.left⟧\") }.environment(\\.layoutDirection, .leftToRight)",
    "HStack { if big { Image(systemName: \"⟦arrow.left⟧\") } }\n.padding()\n.environment(\\.layoutDirection, LayoutDirection.leftToRight)",
    "Image(systemName: \"⟦arrow.left⟧\").environment(\\.layoutDirection, .leftToRight)",
    "Bars().shape(.⟦left⟧).layoutDirectionBehavior(.fixed)",
    "slider.semanticContentAttribute = .playback\nslider.edges = .⟦left⟧",
    "slider.edges = .⟦left⟧\nslider.semanticContentAttribute = .spatial",
    "pad.userInterfaceLayoutDirection = .leftToRight\npad.alignment = .⟦left⟧",
    "class A: UIView { func f() { semanticContentAttribute = .forceLeftToRight }\n func g() { b = .⟦left⟧ } }",
    "class A: UIView { func f() { self.semanticContentAttribute = .playback }\n func g() { b = .⟦left⟧ } }",
    "make { $0.semanticContentAttribute = .forceLeftToRight; $0.textAlignment = .⟦left⟧ }",
    "group.setSemanticContentAttribute(.playback)\ngroup.a = .⟦left⟧",
    "bar.semanticContentAttribute = UISemanticContentAttribute.playback\nbar.⟦leftAnchor⟧.constraint(equalTo: a)",
  ])
  func `a deliberate left-to-right place is an island`(_ code: String) throws {
    #expect(try site(code).isInLeftToRightIsland)
  }

  @Test(arguments: [
    "slider.edges = .⟦left⟧",
    "slider.semanticContentAttribute = .unspecified\nslider.edges = .⟦left⟧",
    "slider.semanticContentAttribute = .playback\nlabel.edges = .⟦left⟧",
    "HStack { Image(systemName: \"⟦arrow.left⟧\") }.environment(\\.layoutDirection, .rightToLeft)",
    "HStack { A().environment(\\.layoutDirection, .leftToRight)\nImage(systemName: \"⟦arrow.left⟧\") }",
    "class A: UIView { func f() { bar.semanticContentAttribute = .playback }\n func g() { b = .⟦left⟧ } }",
    "func f() { let s = A()\n s.semanticContentAttribute = .playback }\nfunc g() { let s = A()\n s.a = .⟦left⟧ }",
    "make { $0.semanticContentAttribute = .playback }\nmake { $0.a = .⟦left⟧ }",
  ])
  func `any other place is not`(_ code: String) throws {
    #expect(try !site(code).isInLeftToRightIsland)
  }
}

@Suite struct MirroringTests {
  @Test(arguments: [
    "Image(systemName: ⟦name⟧).flipsForRightToLeftLayoutDirection(true)",
    "Button { go() } label: { Image(systemName: ⟦name⟧).padding() }.flipsForRightToLeftLayoutDirection(true)",
    "let a = UIImage(systemName: ⟦name⟧)?.withTintColor(.red).imageFlippedForRightToLeftLayoutDirection()",
    "let a = UIImage(systemName: ⟦name⟧)\nb.image = a?.imageFlippedForRightToLeftLayoutDirection()",
    "view.image = UIImage(systemName: ⟦name⟧)\nview.image = view.image?.imageFlippedForRightToLeftLayoutDirection()",
    "let a = ⟦name⟧\nb = Image(systemName: a).flipsForRightToLeftLayoutDirection(true)",
    "Image(systemName: ⟦name⟧).scaleEffect(x: isRTL ? -1 : 1)",
    "Image(systemName: ⟦name⟧).rotationEffect(.degrees(layoutDirection == .rightToLeft ? 180 : 0))",
    "Image(systemName: ⟦name⟧).mirroredInRTL()",
  ])
  func `what turns a picture around is seen`(_ code: String) throws {
    #expect(try site(code).isFlippedByHand)
  }

  @Test(arguments: [
    "Image(systemName: ⟦name⟧).padding()",
    "HStack { Image(systemName: ⟦name⟧)\nImage(systemName: b).flipsForRightToLeftLayoutDirection(true) }",
    "let a = UIImage(systemName: ⟦name⟧)\nc = b.imageFlippedForRightToLeftLayoutDirection()",
    "VStack { Image(systemName: ⟦name⟧) }.environment(\\.layoutDirection, isRTL ? .rightToLeft : .leftToRight)",
    "Image(systemName: ⟦name⟧).scaleEffect(x: 2)",
  ])
  func `other modifiers are none of it`(_ code: String) throws {
    #expect(try !site(code).isFlippedByHand)
  }
}

@Suite struct ConditionTests {
  @Test(arguments: [
    ("a = b ? ⟦c⟧ : d", ["b"]), ("a = b ? (c == d ? ⟦e⟧ : f) : g", ["c == d", "b"]),
    ("if a { ⟦b⟧ }", ["a"]), ("if a { b } else if c { ⟦d⟧ } else { e }", ["c", "a"]),
    ("if a { b } else if c { d } else { ⟦e⟧ }", ["c", "a"]), ("guard a, b else { ⟦c⟧ }", ["a, b"]),
    ("switch a { case .b: c\ncase .d: ⟦e⟧ }", ["a", "case .d"]),
    ("switch a { default: if b { ⟦c⟧ } }", ["b", "a", "default"]),
    ("if a { func f() { if b { ⟦c⟧ } } }", ["b"]), ("if a { b.map { c in ⟦d⟧ } }", ["a"]), ("⟦a⟧", []),
  ])
  func `what a place depends on is told from the inside out`(_ code: String, _ expected: [String]) throws {
    let site = try site(code)
    let texts = site.conditions.filter { !$0.isEmpty }.map {
      site.structure.source.text(site.structure.range($0.lowerBound, through: $0.upperBound - 1))
    }
    #expect(texts == expected)
  }
}

@Suite struct LanguageTests {
  @Test(arguments: [
    ("f(Locale.⟦preferredLanguages⟧[0])", Answer.yes), ("f(Locale.⟦current⟧.languageCode)", .yes),
    ("let code = Locale.current.languageCode\nf(⟦code⟧)", .yes), ("f(⟦currentLanguage⟧)", .yes),
    ("func g(code: String) { f(⟦code⟧) }", .unknown), ("f(⟦status⟧.language)", .unknown), ("f(⟦1⟧)", .no),
    ("f(device.⟦current⟧.name)", .unknown),
  ])
  func `the user's language is told from that of a text`(_ code: String, _ answer: Answer) throws {
    let site = try site(code)
    #expect(site.isUsersLanguage(site.structure.operand(around: site.index)) == answer)
  }

  @Test(arguments: [
    ("class A: UILabel { let a = ⟦b⟧ }", "effectiveUserInterfaceLayoutDirection"),
    ("class A: UIViewController { let a = ⟦b⟧ }", "traitCollection.layoutDirection"),
    ("import SwiftUI\nstruct A: View { let a = ⟦b⟧ }", "@Environment(\\.layoutDirection)"),
    ("class A: NSView { let a = ⟦b⟧ }", "userInterfaceLayoutDirection"),
    ("let a = ⟦b⟧", "the view's effectiveUserInterfaceLayoutDirection"),
  ])
  func `the question for the direction fits the place`(_ code: String, _ question: String) throws {
    #expect(try site(code).directionQuestion == question)
  }

  @Test(arguments: [
    ("a(\"مرحبا\"); a(\"שלום\"); ⟦b⟧", true), ("a(\"مرحبا\"); ⟦b⟧", false), ("a(\"Grüße\"); a(\"Приве́т\"); ⟦b⟧", false),
    ("a(\"מה\", \"What is it\"); a(\"מי\", \"Who is it\"); a(\"כן\", \"Yes it is\"); log(\"a b\"); ⟦b⟧", true),
    ("a(\"מה\"); a(\"מי\"); a(\"one two\"); a(\"three four\"); a(\"five six\"); ⟦b⟧", false),
  ])
  func `code written for right-to-left texts is known by them`(_ code: String, _ isAmong: Bool) throws {
    #expect(try site(code).standsAmongRightToLeftText == isAmong)
  }
}
