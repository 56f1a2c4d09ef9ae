import Foundation
import RTLEngine
import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct DiscoveryTests {
  private func find(
    _ tree: ScratchTree,
    _ named: [String] = ["."],
    from folder: String = ".",
    jobs: Int = 2
  ) -> (files: [String], problems: [Problem]) {
    let project = Project(.search, workingDirectory: tree.path(folder), ruleIDs: ["fake"])
    let discovery = Discovery(project, table: DomainTable(project), jobs: jobs)
    let result = discovery.files(named: named.map { Path($0) })
    return (result.files.map(\.path).sorted().map { $0.relative(to: tree.root).text }, result.problems)
  }

  @Test func takesSwiftFilesWhateverTheyAreCalled() throws {
    let names = ["b.swift", "a/z.swift", "a.swift", "a-b.swift", "a/b/c.swift", "a0.swift", "Z.swift"]
    let tree = try ScratchTree(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    try tree.write("", to: "c.swift.txt")
    try tree.write("", to: "README")
    let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for jobs in [1, 2, 8] {
      #expect(find(tree, jobs: jobs).files == expected)
      #expect(find(tree, jobs: jobs).problems.isEmpty)
    }
  }

  @Test func readsWhatCatalogsSayOfImages() throws {
    let directed = #"{ "images" : [ { "filename" : "a.pdf", "language-direction" : "left-to-right" } ] }"#
    let undirected = #"{ "images" : [ { "filename" : "a.pdf", "idiom" : "universal" } ], "info" : { "version" : 1 } }"#
    let tree = try ScratchTree([
      "a.swift": "", "A.xcassets/nav-back.imageset/Contents.json": directed,
      "A.xcassets/Icons/arrow_right.imageset/Contents.json": undirected, "A.xcassets/none.imageset/": "",
      "A.xcassets/accent.colorset/Contents.json": undirected, "B.xcassets/empty.imageset/Contents.json": "",
      "A.xcassets/both.imageset/Contents.json": undirected, "B.xcassets/both.imageset/Contents.json": directed,
      "out/gone.imageset/Contents.json": undirected, ".gitignore": "out\n",
    ])
    let project = Project(.search, workingDirectory: tree.root, ruleIDs: ["fake"])
    let found = Discovery(project, table: DomainTable(project), jobs: 2).survey()
    #expect(found.files.count == 1)
    let mirrored = ["nav-back", "navBack", "both"]
    let plain = ["arrowRight", "Icons/arrow_right", "empty"]
    let unknown = ["none", "accent", "gone", "other"]
    let keys = Set((mirrored + plain + unknown).map { ImageSets.key(Array($0.utf8)) })
    let images = ImageSet.directions(of: keys, in: found.imageSets)
    for name in mirrored { #expect(images.hasDirection(named: name.utf8) == .yes, "\(name)") }
    for name in plain { #expect(images.hasDirection(named: name.utf8) == .no, "\(name)") }
    for name in unknown { #expect(images.hasDirection(named: name.utf8) == .unknown, "\(name)") }
  }

  @Test func readsOnlyImagesThatAreAskedFor() throws {
    let tree = try ScratchTree([
      "A.xcassets/back.imageset/Contents.json": "{}", "A.xcassets/next.imageset/Contents.json": "{}",
    ])
    let sets = ["A.xcassets/back.imageset", "A.xcassets/next.imageset"].map { tree.root.appending($0) }
    let images = ImageSet.directions(of: [ImageSets.key(Array("back".utf8))], in: sets)
    #expect(images.hasDirection(named: "back".utf8) == .no)
    #expect(images.hasDirection(named: "next".utf8) == .unknown)
  }

  @Test func passesByWhatToolsKeep() throws {
    let tree = try ScratchTree([
      ".git/a.swift": "", ".build/a.swift": "", ".hidden/a.swift": "", ".hidden.swift": "", "Pods/a.swift": "",
      "x/Carthage/a.swift": "", "DerivedData/a.swift": "", "node_modules/a.swift": "", "x/a.swift": "",
      "App.xcodeproj/a.swift": "", "Kit.doccarchive/a.swift": "", "x/Red.colorset/a.swift": "", "x/b.docc/a.swift": "",
    ])
    #expect(find(tree).files == ["x/a.swift", "x/b.docc/a.swift"])
    #expect(find(tree, ["Kit.doccarchive"]).files == ["Kit.doccarchive/a.swift"])
    #expect(find(tree, ["Pods", ".hidden"]).files == [".hidden/a.swift", "Pods/a.swift"])
  }

  @Test func honoursIgnoreFiles() throws {
    let tree = try ScratchTree([
      ".git/": "", ".gitignore": "out/\n*.gen.swift\n!keep.gen.swift\n/top.swift\n",
      "out/a.swift": "", "x/out/a.swift": "", "a.gen.swift": "", "keep.gen.swift": "", "top.swift": "",
      "x/top.swift": "", "x/.gitignore": "!b.gen.swift\nc.swift\n", "x/b.gen.swift": "", "x/c.swift": "", "c.swift": "",
    ])
    #expect(find(tree).files == ["c.swift", "keep.gen.swift", "x/b.gen.swift", "x/top.swift"])
    // The rules of the folders above hold for a folder named on its own, and from inside it.
    #expect(find(tree, ["x"]).files == ["x/b.gen.swift", "x/top.swift"])
    #expect(find(tree, from: "x").files == ["x/b.gen.swift", "x/top.swift"])
    #expect(find(tree, ["out", "a.gen.swift"]).files == ["a.gen.swift", "out/a.swift"])
  }

  @Test func honoursIncludeAndExclude() throws {
    let tree = try ScratchTree([
      ".rtllint.yml": "include: [Sources, App/*.swift, Pods/Own]\nexclude: [Generated, '/Sources/b.swift']\n",
      "Sources/a.swift": "", "Sources/b.swift": "", "Sources/Generated/a.swift": "", "App/a.swift": "",
      "App/x/a.swift": "", "Tests/a.swift": "", "Pods/Own/a.swift": "", "Pods/Other/a.swift": "",
    ])
    #expect(find(tree).files == ["App/a.swift", "Pods/Own/a.swift", "Sources/a.swift"])
    #expect(find(tree, ["Sources/b.swift"]).files == ["Sources/b.swift"])
    #expect(find(tree, ["Tests"]).files == ["Tests/a.swift"])
    #expect(find(tree, ["App"]).files == ["App/a.swift"])
    #expect(find(tree, from: "Sources").files == ["Sources/a.swift"])
  }

  @Test func nearerFilesExcludeMore() throws {
    let tree = try ScratchTree([
      ".rtllint.yml": "exclude: [x.swift]\n",
      "in/.rtllint.yml": "exclude: [y.swift, '!x.swift']\nrules: {fakes: off}\n",
      "x.swift": "", "y.swift": "", "in/x.swift": "", "in/y.swift": "", "in/deep/y.swift": "", "in/deep/z.swift": "",
    ])
    let found = find(tree)
    #expect(found.files == ["in/deep/z.swift", "in/x.swift", "y.swift"])
    let problem = Problem("unknown rule `fakes`; did you mean `fake`?", path: "in/.rtllint.yml", line: 2, column: 9)
    #expect(found.problems == [problem])
    #expect(find(tree, ["in/deep/z.swift"]).problems == [problem])
    #expect(find(tree, ["y.swift"]).problems.isEmpty)
  }

  @Test func takesWhatIsNamed() throws {
    let tree = try ScratchTree(["x.swift/a.swift": "", "script": "", "b.swift": ""])
    #expect(find(tree, ["x.swift"]).files == ["x.swift/a.swift"])
    #expect(
      find(tree, ["script", "b.swift", "./b.swift", "x.swift/../b.swift", "."]).files == [
        "b.swift", "script", "x.swift/a.swift",
      ]
    )
    let missing = find(tree, ["nowhere.swift", "b.swift"])
    #expect(missing.files == ["b.swift"])
    #expect(missing.problems == [Problem("cannot be read: no such file or directory", path: "nowhere.swift")])
    let nul = find(tree, ["b.swift\0x"])
    #expect(nul.files.isEmpty && nul.problems.count == 1)
  }

  @Test func followsNoLinkInAWalk() throws {
    let tree = try ScratchTree(["a/a.swift": "", "other/b.swift": ""])
    try tree.link("a/loop", to: "..")
    try tree.link("a/self", to: "self")
    try tree.link("a/link.swift", to: "a.swift")
    try tree.link("a/gone.swift", to: "nowhere")
    try tree.link("there", to: "other")
    #expect(find(tree, ["a"]).files == ["a/a.swift"])
    #expect(find(tree, ["a/link.swift"]).files == ["a/link.swift"])
    #expect(find(tree, ["there"]).files == ["there/b.swift"])
    #expect(find(tree, ["a/gone.swift", "a/self"]).problems.count == 2)
  }

  @Test(.within(.seconds(60))) func passesByPipes() throws {
    let tree = try ScratchTree(["a.swift": ""])
    #expect(mkfifo(tree.path("pipe.swift").text, 0o600) == 0)
    #expect(find(tree).files == ["a.swift"])
    let named = find(tree, ["pipe.swift", "a.swift"])
    #expect(named.files == ["a.swift"])
    #expect(named.problems == [Problem("cannot be read: it is neither a file nor a folder", path: "pipe.swift")])
    #expect(throws: FileSystem.Failure.isNoFile) { try FileSystem.read(tree.path("pipe.swift")) }
    #expect(throws: FileSystem.Failure.isFolder) { try FileSystem.read(tree.root) }
  }

  @Test func takesNamesOfAnyBytes() throws {
    let tree = try ScratchTree(["é\u{200F}.swift": "", "a b\n.swift": ""])
    #if os(Linux)
      let name = tree.root.appending([0xFF, 0xFE] + Array(".swift".utf8))
      let file = open(name.bytes.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
      #expect(file >= 0)
      close(file)
      #expect(find(tree).files.count == 3)
      #expect(try FileSystem.read(name).count == Source.padding)
    #else
      #expect(find(tree).files.count == 2)
    #endif
  }

  @Test func findsTheOutermostConfigurationOfARepository() throws {
    let tree = try ScratchTree([
      ".rtllint.yml": "", "repo/.git/": "", "repo/.rtllint.yml": "", "repo/app/.rtllint.yml": "", "repo/app/in/": "",
    ])
    let inside = Project(.search, workingDirectory: tree.path("repo/app/in"), ruleIDs: [])
    #expect(inside.folder == tree.path("repo") && inside.configurationFile == tree.path("repo/.rtllint.yml"))
    let outside = Project(.search, workingDirectory: tree.root, ruleIDs: [])
    #expect(outside.folder == tree.root)
    let without = Project(.defaults, workingDirectory: tree.path("repo/app"), ruleIDs: [])
    #expect(without.folder == tree.path("repo") && without.configurationFile == nil)
    let named = Project(.file("../.rtllint.yml"), workingDirectory: tree.path("repo/app"), ruleIDs: [])
    #expect(named.folder == tree.path("repo") && !named.readsNestedFiles)
    let missing = Project(.file("none.yml"), workingDirectory: tree.root, ruleIDs: [])
    #expect(
      missing.problems
        == [Problem("cannot read the configuration: no such file or directory", path: "none.yml")]
    )
  }

  @Test func knowsTheTopOfAProjectWithoutItsRepository() throws {
    let tree = try ScratchTree([
      "App/A.xcworkspace/": "", "App/Kit/Package.swift": "", "App/Kit/Sources/a.swift": "", "App/.rtllint.yml": "",
      "App/Kit/.rtllint.yml": "", "Archive/.gitignore": "", "Archive/in/a.swift": "", "none/in/a.swift": "",
    ])
    func folder(_ named: [String], from folder: String = ".") -> String {
      Project(.search, workingDirectory: tree.path(folder), named: named.map { Path($0) }, ruleIDs: []).folder
        .relative(to: tree.root).text
    }
    for named in ["App", "App/Kit", "App/Kit/Sources/a.swift"] { #expect(folder([named]) == "App", "\(named)") }
    #expect(folder(["../../Archive/in"], from: "App/Kit") == "App")
    #expect(folder(["Archive/in/a.swift"]) == "Archive" && folder([], from: "Archive/in") == "Archive")
    // Where nothing marks one, it is what is named, and never all there is above.
    #expect(folder(["none/in/a.swift"]) == "none/in" && folder(["none/in", "App/Kit"]) == ".")
  }

  @Test(arguments: [
    ("a/b", "/x", "/x/a/b"), ("./a//b/", "/x", "/x/a/b"), ("../a", "/x/y", "/x/a"), ("../../..", "/x", "/"),
    ("/a/./b/..", "/x", "/a"), ("", "/x", "/x"),
  ])
  func makesPathsAbsolute(_ path: String, _ folder: String, _ expected: String) {
    #expect(Path(path).absolute(in: Path(folder)).text == expected)
  }

  @Test(arguments: [
    ("/x/a", "/x", "a"), ("/x", "/x", "."), ("/y/a", "/x/z", "../../y/a"), ("/xa", "/x", "../xa"), ("/a", "/", "a"),
    ("/x", "/x/y", ".."), ("/", "/x", ".."), ("/x/y/a", "/x/z/w", "../../y/a"), ("/x/yz", "/x/y/z", "../../yz"),
  ])
  func showsPathsFromAFolder(_ path: String, _ folder: String, _ expected: String) {
    #expect(Path(path).relative(to: Path(folder)).text == expected)
    #expect(Path(path).isWithin(Path(folder)) == !expected.hasPrefix(".."))
  }
}
