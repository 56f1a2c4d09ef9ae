import Foundation

/// A source that nobody writes by hand, of any length. A run must get through it in time that grows with its length alone,
/// and in memory that can be told beforehand.
struct HostileInput: Sendable {
  let name: String
  /// How often its piece is repeated at full length.
  let count: Int
  /// How much memory the run may take at full length, about a fifth more than it does: what is found waits twice, with
  /// what it asked the project and as it would be told.
  let megabytes: Int
  let source: @Sendable (Int, Writer) -> Void
  var baseline: (@Sendable (Int, Writer) -> Void)?

  static let all = [
    HostileInput(name: "one line of 50 MB", count: 1_000_000, megabytes: 900) { count, file in
      file.write("call(item.value[3], \"text\", 0x1F + offset * 2.5) ; ", times: count)
    },
    HostileInput(name: "a million brackets, one in another", count: 1_000_000, megabytes: 100) { count, file in
      file.write("let a = ")
      file.write("([{", times: count / 3)
      file.write("}])", times: count / 3)
    },
    HostileInput(name: "100,000 interpolations, one in another", count: 100_000, megabytes: 52) { count, file in
      file.write("let a = ")
      file.write("\"a\\(", times: count)
      file.write("1")
      file.write(")b\"", times: count)
    },
    HostileInput(name: "10,000 conditions, one in another", count: 10_000, megabytes: 80) { count, file in
      file.write("final class Board: UIView { func fill() {\n")
      file.write("if isFull {\nlabel.textAlignment = .left\n", times: count)
      file.write("}\n", times: count + 2)
    },
    HostileInput(name: "100,000 cases on one line", count: 100_000, megabytes: 40) { count, file in
      file.write("enum Kind { ")
      file.write("case a, a ", times: count)
      file.write("}\n")
    },
    HostileInput(name: "100,000 comments that suppress", count: 100_000, megabytes: 580) { count, file in
      let comment = "// rtllint:disable:next absolute_text_alignment -- a board\n"
      file.write(comment + "label.textAlignment = .left\n", times: count)
    },
    HostileInput(name: "100,000 comments that suppress nothing", count: 100_000, megabytes: 430) { count, file in
      file.write("// rtllint:disable:next absolute_text_alignment -- gone\nlet a = 1\n", times: count)
    },
    HostileInput(name: "100,000 findings", count: 100_000, megabytes: 510) { count, file in
      file.write("label.textAlignment = .left\n", times: count)
    },
    HostileInput(name: "100,000 findings on one line", count: 100_000, megabytes: 540) { count, file in
      file.write("label.textAlignment = .left; ", times: count)
    },
    HostileInput(name: "100,000 findings in one type", count: 100_000, megabytes: 510) { count, file in
      file.write("final class Board: UIView { func fill() {\n")
      file.write("label.textAlignment = .left\n", times: count)
      file.write("} }\n")
    },
    HostileInput(name: "100,000 findings in one chain of else if", count: 100_000, megabytes: 510) { count, file in
      file.write("if a { label.textAlignment = .left }\n")
      file.write("else if b { label.textAlignment = .left }\n", times: count)
    },
    HostileInput(name: "100,000 texts in one list", count: 100_000, megabytes: 510) { count, file in
      file.write("func show(n: Int) {\nlet all = [\n")
      file.write("\"\\(n) things\",\n", times: count)
      file.write("]\nall.forEach { label.text = $0 }\n}\n")
    },
    HostileInput(name: "100,000 patterns of one formatter", count: 100_000, megabytes: 510) { count, file in
      file.write("func show(date: Date) {\nlet formatter = DateFormatter()\n")
      file.write("formatter.dateFormat = \"MMM d, yyyy\"; label.text = formatter.string(from: date)\n", times: count)
      file.write("}\n")
    },
    HostileInput(name: "10,000 locals of one name", count: 10_000, megabytes: 80) { count, file in
      file.write("func show(count: Int) {\n")
      file.write("let label = UILabel(); label.text = \"\\(count)\"; label.textAlignment = .left\n", times: count)
      file.write("}\n")
    },
    HostileInput(name: "10,000 branches on one line", count: 10_000, megabytes: 60) { count, file in
      file.write("func show(n: Int) { ")
      file.write("if isShort { label.text = \"\\(n) left\" } ", times: count)
      file.write("}\n")
    },
    HostileInput(name: "10,000 calls in one chain", count: 10_000, megabytes: 30) { count, file in
      file.write("func show(rows: [Row]) {\nlabel.text = rows")
      file.write(".sorted { $0.name < $1.name }", times: count)
      file.write(".map { \"\\($0.count) things\" }.joined()\n}\n")
    },
    HostileInput(name: "10,000 terms of one sum", count: 10_000, megabytes: 40) { count, file in
      file.write("func show(n: Int) {\nlabel.text = \"\"")
      file.write(" + \"\\(n)\"", times: count)
      file.write("\n}\n")
    },
    HostileInput(name: "100,000 values in one text", count: 100_000, megabytes: 50) { count, file in
      file.write("func show(n: Int) {\nlabel.text = \"")
      file.write("\\(n) things ", times: count)
      file.write("\"\n}\n")
    },
    HostileInput(
      name: "a baseline of a million lines",
      count: 1_000_000,
      megabytes: 330,
      source: { _, file in file.write("label.textAlignment = .left\n") },
      baseline: { count, file in
        for number in 0..<count {
          let path = "Sources/Part\(number / 1000)/Screen.swift"
          file.write("\(path)\tabsolute_text_alignment\tlabel\(number).textAlignment = .left\n")
        }
      }
    ),
  ]
}

/// Writes a file piece by piece. What this process held itself would be counted among the memory of what it starts.
struct Writer {
  private let file: UnsafeMutablePointer<FILE>

  init?(_ path: String) {
    guard let file = fopen(path, "wb") else { return nil }
    self.file = file
  }

  func write(_ text: String, times: Int = 1) {
    var text = text
    text.withUTF8 { bytes in
      for _ in 0..<times { _ = fwrite(bytes.baseAddress, 1, bytes.count, file) }
    }
  }

  /// - Returns: whether all was written.
  func close() -> Bool { ferror(file) == 0 && fclose(file) == 0 }
}
