import Foundation
import RTLReporters
import RTLRuleKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The XML formats, read by a parser.
@Suite struct XMLFormatTests {
  /// An element with its attributes and the names of those around it.
  private struct Element: Equatable {
    var path: String
    var attributes: [String: String]
    var text = ""
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []
    private var names: [String] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      names.append(name)
      open.append(elements.count)
      elements.append(Element(path: names.joined(separator: "/"), attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let index = open.last { elements[index].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      names.removeLast()
      open.removeLast()
    }
  }

  private func elements(_ text: String) throws -> [Element] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(text)")
    return reader.elements
  }

  @Test func checkstyleHasFilesWithErrors() throws {
    let elements = try elements(CheckstyleReporter().report(Formats.sample))
    #expect(elements[0].path == "checkstyle" && elements[0].attributes == ["version": "4.3"])
    let files = elements.filter { $0.path == "checkstyle/file" }
    #expect(files.map(\.attributes) == Formats.sample.diagnostics.map(\.path).uniqued.map { ["name": $0] })
    let errors = elements.filter { $0.path == "checkstyle/file/error" }
    #expect(errors.count == 4 && elements.count == 1 + files.count + errors.count)
    for error in errors {
      #expect(Set(error.attributes.keys) == ["line", "column", "severity", "message", "source"])
      #expect(["ignore", "info", "warning", "error"].contains(error.attributes["severity"]))
      #expect(error.attributes["line"].flatMap { Int($0) } ?? 0 > 0)
    }
  }

  @Test func junitCountsAreRight() throws {
    let elements = try elements(JUnitReporter().report(Formats.sample))
    #expect(elements[0].path == "testsuites")
    #expect(elements[0].attributes == ["name": "rtllint", "tests": "4", "failures": "3"])
    let suites = elements.filter { $0.path == "testsuites/testsuite" }
    #expect(suites.compactMap { $0.attributes["tests"].flatMap { Int($0) } }.reduce(0, +) == 4)
    #expect(suites.compactMap { $0.attributes["failures"].flatMap { Int($0) } }.reduce(0, +) == 3)
    #expect(elements.count { $0.path.hasSuffix("/testcase") } == 4)
    #expect(elements.count { $0.path.hasSuffix("/testcase/failure") } == 3)
  }

  @Test func aCleanRunIsOneTestThatPasses() throws {
    let elements = try elements(JUnitReporter().report(Samples.report()))
    #expect(elements.map(\.path) == ["testsuites", "testsuites/testsuite", "testsuites/testsuite/testcase"])
    #expect(elements[0].attributes["tests"] == "1" && elements[0].attributes["failures"] == "0")
  }

  /// A program opens the file by its name; what people read is spelled as in every other format.
  @Test(arguments: HostileTextTests.texts)
  func pathsAreReadBackAsFarAsXMLCanHoldThemAndMessagesAsText(text: String) throws {
    var diagnostic = Samples.pair
    diagnostic.message = text
    diagnostic.path = text
    let report = Samples.report(diagnostic)
    let held = text.unicodeScalars.map { scalar in
      let isNone = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
      let isNoCharacter = scalar.value == 0xFFFE || scalar.value == 0xFFFF
      return isNone || isNoCharacter
        ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(Character(scalar))
    }.joined()
    let safe = SafeText.neutralized(text)
    let errors = try elements(CheckstyleReporter().report(report))
    #expect(errors.count == 3)
    #expect(errors[1].attributes["name"].map { Array($0.unicodeScalars) } == Array(held.unicodeScalars))
    #expect(errors[2].attributes["message"] == safe)
    let tests = try elements(JUnitReporter().report(report))
    #expect(tests.count == 4)
    #expect(tests[2].attributes["classname"].map { Array($0.unicodeScalars) } == Array(held.unicodeScalars))
    #expect(tests[3].attributes["message"] == safe)
    #expect(tests[3].text == SafeText.neutralized("\(text):42:12: warning: \(text) [absolute_anchor]"))
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
