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
    "class ContactsViewModel { func load() { rows.sort { ⟦$0.displayName < $1.displayName⟧ } } }",
    "import AppKit\nlet sorted = lists.sorted { return ⟦$0.info.title < $1.info.title⟧ }",
    "import UIKit\nrequest.sortDescriptors = [⟦NSSortDescriptor(key: \"name\", ascending: true)⟧]",
    "import UIKit\nstruct Tag { static func < (lhs: Tag, rhs: Tag) -> Bool { ⟦lhs.name.lowercased() < rhs.name.lowercased()⟧ } }",
  ]
  let good: [Example] = [
    "import UIKit\nlet libraries = [Library(name: \"Alamofire\"), Library(name: \"Nuke\")].sorted { $0.name < $1.name }",
    "import UIKit\nlet sorted = contacts.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }",
    "import UIKit\nlet sorted = contacts.sorted(using: SortDescriptor(\\.name))",
    "import UIKit\nlet sorted = contacts.sorted { $0.age < $1.age }",
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
  ]

  let triggers: [Trigger] = [.word("sorted"), .word("sort"), .word("NSSortDescriptor"), .word("lhs")]

  func check(_ site: Site) -> Finding? {
    if site.is("lhs") { return comparison(site) }
    return site.is("NSSortDescriptor") ? descriptor(site) : closure(site)
  }

  /// `static func < (lhs: Contact, rhs: Contact) -> Bool { lhs.name < rhs.name }`: how all of them are sorted.
  private func comparison(_ site: Site) -> Finding? {
    let structure = site.structure
    let left = structure.operand(around: site.index)
    guard left.first == site.index, structure.token(left.last + 1, is: "<"), left.last + 2 < structure.tokens.count,
      let function = site.enclosingFunctionName, structure.token(function, is: "<"),
      case let right = structure.operand(around: left.last + 2), structure.token(right.first, is: "rhs"),
      structure.kind(right.last + 1) == .rightBrace
    else { return nil }
    return finding(left, left.last + 1, right, site)
  }

  private func finding(_ left: Expression, _ sign: Int, _ right: Expression, _ site: Site) -> Finding? {
    let structure = site.structure
    guard let left = displayed(left, structure), let right = displayed(right, structure),
      structure.bytes(left.name).elementsEqual(structure.bytes(right.name)), reachesPeople(site, left.name)
    else { return nil }
    let range = structure.range(left.operand.first, through: right.operand.last)
    return Finding(range, Self.message, fix: fix(left, right, sign, range, structure))
  }

  private static let message =
    "sorted by code points, which is no language's order; use localizedStandardCompare"

  /// `sorted { $0.name < $1.name }`
  private func closure(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let brace = brace(behind: site.index, structure), !isWrittenOut(site) else {
      return nil
    }
    let close = structure.end(ofGroup: brace)
    guard close < structure.tokens.count, close - brace < 40 else { return nil }
    let operators = (brace + 1..<close).filter { structure.kind($0) == .binaryOperator }
    guard operators.count == 1, let sign = operators.first, structure.token(sign, isAnyOf: "<", ">") else { return nil }
    return finding(structure.operand(around: sign - 1), sign, structure.operand(around: sign + 1), site)
  }

  /// `[Library(name: "Alamofire"), …].sorted { … }`: names that stand in the code, in one script.
  private func isWrittenOut(_ site: Site) -> Bool {
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

  private func brace(behind name: Int, _ structure: Structure) -> Int? {
    if structure.kind(name + 1) == .leftBrace { return name + 1 }
    guard let call = structure.call(of: name) else { return nil }
    let arguments = structure.arguments(of: call)
    if arguments.count == 1, let label = arguments[0].label, structure.token(label, is: "by"),
      structure.kind(arguments[0].start) == .leftBrace
    {
      return arguments[0].start
    }
    return nil
  }

  private struct Side {
    var operand: Expression
    var name: Int
    /// The last token that is still the name.
    var end: Int
  }

  /// `$0.name`, `$0.name.lowercased()`
  private func displayed(_ operand: Expression, _ structure: Structure) -> Side? {
    guard let last = structure.lastName(endingAt: operand.last) else { return nil }
    if structure.token(last, isAnyOf: "lowercased", "uppercased"), let inner = structure.receiverName(ofMember: last) {
      guard Self.names.contains(inner, in: structure), structure.isMember(inner) else { return nil }
      return Side(operand: operand, name: inner, end: last - 2)
    }
    guard operand.last == last, Self.names.contains(last, in: structure), structure.isMember(last) else { return nil }
    return Side(operand: operand, name: last, end: last)
  }

  private func fix(_ left: Side, _ right: Side, _ sign: Int, _ range: ByteRange, _ structure: Structure) -> Fix? {
    guard structure.kind(left.end) == .identifier, structure.kind(right.end) == .identifier else { return nil }
    let first = structure.source.text(structure.range(left.operand.first, through: left.end))
    let second = structure.source.text(structure.range(right.operand.first, through: right.end))
    let result = structure.token(sign, is: "<") ? ".orderedAscending" : ".orderedDescending"
    let text = "\(first).localizedStandardCompare(\(second)) == \(result)"
    return Fix(.unsafe, "localizedStandardCompare", [Edit(range, text)])
  }

  /// `NSSortDescriptor(key: "name", ascending: true)`, which compares code points unless told otherwise.
  private func descriptor(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: site.index) else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count == 2, let label = arguments[0].label, structure.token(label, is: "key"),
      structure.kind(arguments[0].start) == .stringStart, Self.names.contains(arguments[0].start + 1, in: structure),
      showsThings(site)
    else { return nil }
    let close = structure.last(ofGroup: call.open)
    return Finding(structure.range(site.index, through: close), Self.message)
  }

  // MARK: - Who reads it

  private func reachesPeople(_ site: Site, _ name: Int) -> Bool {
    let structure = site.structure
    guard showsThings(site) else { return false }
    let path = structure.path(endingAt: site.index)
    if path.contains(where: { structure.name($0, endsWithAnyOf: Self.machineThings) }) { return false }
    guard let type = site.file.project.typeOfMember(named: structure.wideName(name)) else { return true }
    return type == .string
  }

  /// A file with views, or a type that feeds one.
  private func showsThings(_ site: Site) -> Bool {
    let structure = site.structure
    guard site.severityOfText == nil else { return false }
    if ["UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit"].contains(where: { site.imports($0) }) { return true }
    return structure.typeName(around: site.index).map {
      structure.name($0, endsWithAnyOf: ["viewmodel", "model", "controller", "presenter", "view", "datasource"])
    } ?? false
  }

  private static let names: WordSet = [
    "name", "title", "displayName", "fullName", "firstName", "lastName", "familyName", "givenName", "localizedName",
    "localizedTitle", "nickname", "nickName", "displayTitle", "artistName", "countryName", "cityName", "groupName",
  ]
  private static let machineThings: [StaticString] = [
    "queryitems", "parameters", "headers", "arguments", "modules", "targets", "keys", "cookies", "properties",
  ]
}
