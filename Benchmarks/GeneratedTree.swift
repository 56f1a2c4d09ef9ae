import Foundation

/// Swift code of no app in particular, the same bytes each time, with comments, strings and right-to-left text.
struct GeneratedTree {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  /// Writes files of some hundred lines, two hundred to a folder.
  static func write(megabytes: Int = .max, files: Int = .max, to folder: String) throws {
    var generator = GeneratedTree()
    let size = megabytes.multipliedReportingOverflow(by: 1_000_000)
    let wanted = size.overflow ? .max : size.partialValue
    var (written, index) = (0, 0)
    while written < wanted, index < files {
      let part = folder + "/Part\(index / 200)"
      try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
      let text = Data(generator.file(index).utf8)
      try text.write(to: URL(fileURLWithPath: "\(part)/File\(index).swift"))
      written += text.count
      index += 1
    }
  }

  private mutating func file(_ index: Int) -> String {
    var text = filled("import UIKit\n\n/// REMARK\nfinal class NOUN\(index): UIViewController {\n")
    for _ in 0..<(10 + below(30)) { text += filled(Self.members[below(Self.members.count)] + "\n") }
    return text + "}\n"
  }

  /// With a word in each place that wants one.
  private mutating func filled(_ piece: String) -> String {
    var text = piece
    for (mark, words) in Self.words { text = text.replacingOccurrences(of: mark, with: words[below(words.count)]) }
    return text.replacingOccurrences(of: "NUMBER", with: String(below(400)))
  }

  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  private static let words = [
    ("NOUN", ["Message", "Order", "Profile", "Chart", "Photo", "Ticket", "Route", "Wallet", "Note"]),
    ("VERB", ["show", "load", "update", "open", "remove", "sort", "measure", "refresh", "send", "draw"]),
    ("TEXT", ["Save changes", "No results", "احفظ التغييرات", "לא נמצאו תוצאות", "Try again"]),
    ("REMARK", ["Keeps its place while the list is loading.", "يحافظ على ترتيب العناصر", "Kept."]),
    // Faults are as rare as in real apps.
    ("SIDE", Array(repeating: "leading", count: 40) + ["left"]),
    ("ALIGNMENT", Array(repeating: "natural", count: 40) + ["left"]),
    ("ICON", Array(repeating: "star.fill", count: 40) + ["chevron.right"]),
    ("VALUE", Array(repeating: "name", count: 40) + ["count"]),
  ]

  private static let members = [
    "  private let labelNOUN = UILabel()\n  @State private var isNOUNVisible: Bool? = false\n",
    """
      /// REMARK
      func VERBNOUN(animated: Bool, offset: CGFloat = NUMBER.5) -> Bool {
        guard let item = itemsNOUN.first(where: { $0.index == NUMBER }), !item.isHidden else { return false }
        labelNOUN.text = "TEXT \\(item.name): \\(item.VALUE)"
        labelNOUN.textAlignment = .ALIGNMENT
        NSLayoutConstraint.activate([
          labelNOUN.SIDEAnchor.constraint(equalTo: view.SIDEAnchor, constant: NUMBER)
        ])
        return item.offset.x > offset && item.tags["NOUN"] != nil  // REMARK
      }

    """,
    """
      /* REMARK */
      private var bodyNOUN: some View {
        HStack(alignment: .center, spacing: NUMBER) {
          Image(systemName: "ICON").padding(.leading, NUMBER)
          Text("TEXT \\(itemNOUN.VALUE)").font(.headline).multilineTextAlignment(.leading)
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .onTapGesture { VERBNOUN(at: NUMBER) }
      }

    """,
    """
      private func VERBNOUN(at index: Int) {
        switch index % 3 {
        case 0 where isNOUNVisible: store.dispatch(.VERB(id: "\\(index)-NOUN", after: 0.NUMBER))
        case 1: UserDefaults.standard.set(index << 2 | 1, forKey: "NOUN.index")
        default: log.debug(#"TEXT "\\#(index)""#)
        }
      }

    """,
  ]
}
