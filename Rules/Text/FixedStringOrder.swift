import RTLRuleKit
import RTLSyntax

struct FixedStringOrder: Rule {
  let id = "fixed_string_order"
  let summary = "Names for people sorted by their code points"
  let rationale = """
    `<` compares code points. To readers of Persian the letters پ چ ژ گ then stand behind the whole alphabet, Arabic \
    names with a hamza or a vowel sign stand apart from those without, and in English "apple" comes behind "Zebra". \
    `localizedStandardCompare` sorts as the reader's language does, and as the Finder does.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/nsstring/localizedstandardcompare(_:)",
    "https://developer.apple.com/documentation/foundation/sortdescriptor",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    Example(
      "import UIKit\nlet sorted = contacts.sorted { ⟦$0.name < $1.name⟧ }",
      fixed:
        "import UIKit\nlet sorted = contacts.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }"
    ),
    Example(
      "import SwiftUI\nitems.sort(by: { ⟦$0.title.lowercased() > $1.title.lowercased()⟧ })",
      fixed:
        "import SwiftUI\nitems.sort(by: { $0.title.localizedStandardCompare($1.title) == .orderedDescending })"
    ),
    "import UIKit\nlet sorted = people.sorted { a, b in ⟦a.lastName < b.lastName⟧ }",
    "import UIKit\nlet rows = people.sorted { $0.group == $1.group ? ⟦$0.name < $1.name⟧ : $0.group < $1.group }",
    "class ContactsViewModel { func load() { rows.sort { ⟦$0.displayName < $1.displayName⟧ } } }",
    "import AppKit\nlet sorted = lists.sorted { return ⟦$0.info.title < $1.info.title⟧ }",
    "import UIKit\nrequest.sortDescriptors = [⟦NSSortDescriptor(key: \"name\", ascending: true)⟧]",
    "import UIKit\nstruct Tag { static func < (lhs: Tag, rhs: Tag) -> Bool { ⟦lhs.name.lowercased() < rhs.name.lowercased()⟧ } }",
    Example(
      "import UIKit\nlet sorted = lakes.sorted { ⟦($0.name ?? \"\") < ($1.name ?? \"\")⟧ }",
      fixed: "import UIKit\nlet sorted = lakes.sorted { "
        + "($0.name ?? \"\").localizedStandardCompare(($1.name ?? \"\")) == .orderedAscending }"
    ),
    Example(
      "import UIKit\nlet sorted = lakes.sorted(by: { ⟦$0.title ?? \"\" < $1.title ?? \"\"⟧ })",
      fixed: "import UIKit\nlet sorted = lakes.sorted(by: { "
        + "($0.title ?? \"\").localizedStandardCompare($1.title ?? \"\") == .orderedAscending })"
    ),
    "import UIKit\nlet sorted = lakes.sorted { ⟦$0.name?.lowercased() ?? \"\" < $1.name?.lowercased() ?? \"\"⟧ }",
    Example(
      "import UIKit\nlet sorted = guests.sorted() { ⟦$0.getName().lowercased() < $1.getName().lowercased()⟧ }",
      fixed: "import UIKit\nlet sorted = guests.sorted() { "
        + "$0.getName().localizedStandardCompare($1.getName()) == .orderedAscending }"
    ),
    "import UIKit\nlet sorted = lakes.sorted { a, b in if a.depth != b.depth { return a.depth < b.depth }; return ⟦a.name < b.name⟧ }",
    "import UIKit\nlakes.sort { $0.isSaved == $1.isSaved ? ⟦$0.name < $1.name⟧ : $0.isSaved }",
    "import UIKit\nlakes.sort { order == .depth ? $0.depth > $1.depth : ⟦$0.name < $1.name⟧ }",
    "struct Lake { let name: String; static func < (a: Lake, b: Lake) -> Bool { ⟦a.name < b.name⟧ } }; func f(_ lake: Lake) { label.text = lake.name }",
    "func lakes() -> [Lake] { ids.compactMap(find).sorted { ⟦$0.name < $1.name⟧ } }; func f(_ lake: Lake) { label.text = lake.name }",
    "struct Map { var all: [Lake] = []; mutating func order() { all.sort { ⟦$0.name < $1.name⟧ } } }; func f(_ l: Lake) { label.text = l.name }",
    "import UIKit\nlet order = ⟦NSSortDescriptor(keyPath: \\Lake.name, ascending: true)⟧",
    "import UIKit\nlet order = ⟦NSSortDescriptor(key: #keyPath(Lake.shore.title), ascending: true)⟧",
    "import UIKit\nlet d = ⟦NSSortDescriptor(key: \"artist.fullName\", ascending: true)⟧",
    "let d = ⟦NSSortDescriptor(key: \"name\", ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:)))⟧",
    "let lakes = realm.objects(Lake.self).sorted(byKeyPath: ⟦\"mainName\"⟧, ascending: true)",
    Example(
      "lakes.sort { $0.name.⟦caseInsensitiveCompare⟧($1.name) == .orderedAscending }",
      fixed: "lakes.sort { $0.name.localizedStandardCompare($1.name) == .orderedAscending }"
    ),
    Example(
      "return a.⟦compare⟧(b, options: [.caseInsensitive, .numeric]) == .orderedDescending",
      fixed: "return a.localizedStandardCompare(b) == .orderedDescending"
    ),
  ]
  let good: [Example] = [
    "import UIKit\nlet sorted = contacts.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }",
    "import UIKit\nlet sorted = contacts.sorted(using: SortDescriptor(\\.name))",
    "import UIKit\nlet sorted = contacts.sorted { $0.age < $1.age }",
    "import UIKit\nlet libraries = [Library(name: \"Alamofire\"), Library(name: \"Nuke\")].sorted { $0.name < $1.name }",
    "let sorted = modules.sorted { $0.name < $1.name }",
    "import UIKit\nlet sorted = files.sorted { $0.date > $1.date }",
    "import UIKit\nlet sorted = queryItems.sorted { $0.name < $1.name }",
    "import UIKit\nlet sorted = names.sorted()",
    "import UIKit\ncomponents.queryItems = parameters.filter { $0.isOwn }.sorted { $0.name < $1.name }",
    Example("import UIKit\nlet sorted = flags.sorted { $0.name < $1.name }", path: "App/Debug/Flags.swift"),
    "import UIKit\nlet sorted = contacts.sorted { $0.name.count < $1.name.count }",
    "import UIKit\nlet d = NSSortDescriptor(key: \"name\", ascending: true, selector: #selector(NSString.localizedStandardCompare))",
    "import UIKit\nlet d = NSSortDescriptor(key: \"date\", ascending: true)",
    "import UIKit\nstruct Row { let title: Int }\nlet sorted = rows.sorted { $0.title < $1.title }",
    "import UIKit\nlet sorted = contacts.sorted { $0.name < $1.name && $0.id < $1.id }",
    "import UIKit\nlet sorted = contacts.filter { $0.name < limit.name }",
    "struct Tag { static func < (lhs: Tag, rhs: Tag) -> Bool { lhs.name < rhs.name } }",
    "import UIKit\nstruct Tag { static func < (lhs: Tag, rhs: Tag) -> Bool { lhs.age < rhs.age } }",
    "import UIKit\nlet sorted = fonts.sorted { $0.fileName < $1.fileName }",
    "import UIKit\nlet sorted = icons.sorted { $0.name < $1.name }",
    "import UIKit\nlet a = formulae.sorted { $0.title < $1.title }",
    "import UIKit\nlet areSame = old.sorted { $0.name < $1.name } == new.sorted { $0.name < $1.name }",
    "struct Lake { let name: String; static func < (a: Lake, b: Lake) -> Bool { a.name < b.name } }; func f(_ c: Coast) { label.text = c.name }",
    "func lakes() -> [Lake] { ids.compactMap(find).sorted { $0.name < $1.name } }; func f(_ c: Coast) { label.text = c.name }",
    "import UIKit\nlet sorted = lakes.sorted { $0.shores.filter { $0.name < $1.name }.count < $1.depth }",
    "import UIKit\nlet sorted = lakes.sorted { $0.name(in: .en) < $1.name(in: .en) }",
    "import UIKit\nlet d = NSSortDescriptor(keyPath: \\FeatureFlag.name, ascending: true)",
    "let d = NSSortDescriptor(key: #keyPath(Lake.depth), ascending: true)",
    "let d = NSSortDescriptor(key: \"systemName\", ascending: true)",
    "let d = NSSortDescriptor(key: \"name\", ascending: true, selector: #selector(NSString.localizedCompare(_:)))",
    "let lakes = realm.objects(Lake.self).sorted(byKeyPath: \"createdAt\")",
    "import UIKit\nlet d = NSSortDescriptor(key: #keyPath(Lake.name), naturally: true)",
    "import UIKit\nlakes.sort { $0.depth == $1.depth ? $0.name < $1.name : $0.depth > $1.depth }",
    "import UIKit\nlakes.sort { $0.depth > $1.depth || $0.depth == $1.depth && $0.name < $1.name }",
    "import UIKit\nlakes.sort { a, b in if a.depth == b.depth { return a.name < b.name }; return a.depth < b.depth }",
    """
    import UIKit
    struct Lake: Comparable {
      static func < (left: Lake, right: Lake) -> Bool {
        guard left.depth == right.depth else { return left.depth < right.depth }
        return left.name < right.name
      }
    }
    """,
    "handles.sort { $0.caseInsensitiveCompare($1) == .orderedAscending }",
    "let isSame = a.caseInsensitiveCompare(b) == .orderedSame",
    "let isOlder = a.compare(b) == .orderedAscending",
    "let isFirst = path.caseInsensitiveCompare(otherPath) == .orderedAscending",
    "let isFirst = a.compare(b, options: .numeric) == .orderedDescending",
    "let isFirst = a.compare(b, options: .caseInsensitive, range: nil, locale: .current) == .orderedAscending",
    "func sortHeaders() { a.caseInsensitiveCompare(b) == .orderedAscending }",
  ]

  let triggers: [Trigger] = [
    .word("sorted"), .word("sort"), .word("NSSortDescriptor"), .sign("<"), .word("orderedAscending"),
    .word("orderedDescending"),
  ]

  func check(_ site: Site) -> Finding? {
    if site.is("<") { return ownOrder(site) }
    if site.is("NSSortDescriptor") { return descriptor(site) }
    return site.is("sorted", "sort") ? closure(site) ?? databaseOrder(site) : result(site)
  }

  static let message =
    "sorted by code points, which is no language's order; use localizedStandardCompare"

  /// `[Library(name: "Alamofire"), …].sorted { … }`: names that stand in the code, in one script.
  func isWrittenOut(_ site: Site) -> Bool {
    let structure = site.structure
    guard let end = structure.receiverEnd(ofMember: site.index) else { return false }
    if structure.kind(end) == .rightSquare {
      return structure.partner(end).map { !structure.continuesOperand($0) } ?? false
    }
    guard structure.kind(end) == .identifier, let value = site.file.initialValue(of: end, isConstant: true) else {
      return false
    }
    return structure.kind(value.first) == .leftSquare && structure.end(ofGroup: value.first) == value.last
      && value.last > value.first + 1
  }

  func brace(behind name: Int, _ structure: Structure) -> Int? {
    if structure.kind(name + 1) == .leftBrace { return name + 1 }
    guard let call = structure.call(of: name) else { return nil }
    if structure.arguments(of: call).isEmpty { return structure.trailingClosures(of: call).first }
    let arguments = structure.arguments(of: call)
    if arguments.count == 1, let label = arguments[0].label, structure.token(label, is: "by"),
      structure.kind(arguments[0].start) == .leftBrace
    {
      return arguments[0].start
    }
    return nil
  }
}
