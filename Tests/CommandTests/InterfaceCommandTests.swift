import Foundation
import Testing

/// What interface files say is known however a file is named.
@Suite struct InterfaceCommandTests {
  private func sandbox(_ trailing: String = "") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("Package.swift", "")
    try sandbox.write("App/Card.swift", "class Card: Base { func f() { name.textAlignment = .right } }\n")
    try sandbox.write("App/Base.swift", "class Base: UIView { @IBOutlet var name: UILabel! }\n")
    try sandbox.write(
      "Views/Base.lproj/Card.xib",
      """
      <document><objects><view id="v" customClass="Card">
        <subviews><label id="l" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c"/>
          \(trailing)
        </constraints>
        <connections><outlet property="name" destination="l" id="o"/></connections>
      </view></objects></document>
      """
    )
    return sandbox
  }

  private func statuses(_ sandbox: Sandbox) throws -> [Int32] {
    let text = try sandbox.text(of: "App/Card.swift")
    return [
      try sandbox.run().status, try sandbox.run("App").status, try sandbox.run("App/Card.swift").status,
      try sandbox.run("App/Base.swift", "App/Card.swift").status,
      try sandbox.run("--stdin", "--stdin-path", "App/Card.swift", input: text).status,
      try sandbox.run("--stdin", "--stdin-path", "App/New.swift", input: text).status,
    ]
  }

  @Test func `a label held at one end is a hint`() throws {
    let sandbox = try sandbox()
    #expect(try statuses(sandbox) == [0, 0, 0, 0, 0, 0])
    #expect(try sandbox.run("--min-severity", "info", "--fail-on", "info").status == 1)
  }

  @Test func `a label held at both ends is not`() throws {
    let trailing = #"<constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="d"/>"#
    #expect(try statuses(sandbox(trailing)) == [1, 1, 1, 1, 1, 1])
  }

  @Test func `files left out and links say nothing`() throws {
    let ignored = try sandbox()
    try ignored.write(".gitignore", "*.xib\n")
    #expect(try statuses(ignored) == [1, 1, 1, 1, 1, 1])
    let linked = try sandbox()
    let file = linked.folder.appending(path: "Views/Base.lproj/Card.xib")
    try FileManager.default.moveItem(at: file, to: linked.folder.appending(path: "Card.txt"))
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: linked.folder.appending(path: "Card.txt"))
    #expect(try statuses(linked) == [1, 1, 1, 1, 1, 1])
  }

  @Test func `a hostile interface is borne`() throws {
    let sandbox = try sandbox()
    let unit = #"<constraint firstItem="b" firstAttribute="leading" secondItem="l" secondAttribute="trailing"/>"#
    let views =
      #"<subviews><label id="l" translatesAutoresizingMaskIntoConstraints="NO"/>"#
      + #"<imageView id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>"#
    let outlet = #"<outlet property="name" destination="l"/>"#
    try sandbox.write(
      "Views/A.storyboard",
      #"<view id="x" customClass="Card">"# + views + "<constraints>" + String(repeating: unit, count: 20_000)
        + "</constraints><connections>"
        + String(repeating: outlet, count: 20_000) + "</connections></view>"
    )
    try sandbox.write("Views/B.xib", String(repeating: "<a>", count: 1_000_000))
    try sandbox.write("Views/C.xib", Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }))
    let start = ContinuousClock.now
    #expect(try sandbox.run().status == 1)
    #expect(.now - start < .seconds(60))
  }
}
