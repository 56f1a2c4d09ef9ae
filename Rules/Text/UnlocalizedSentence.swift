import RTLRuleKit
import RTLSyntax

struct UnlocalizedSentence: Rule {
  let id = "unlocalized_sentence"
  let summary = "A sentence with values in it that is never translated"
  let rationale = """
    "Constructing UI strings like this is a bad idea": the sentence stays English, numbers in it keep Latin digits, and \
    a name of the other direction pulls the signs around it to the wrong side (Get it right (to left)). A text that is \
    looked up takes the same interpolations and does all three right.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)",
  ]
  let severity = Severity.warning

  let bad: [Example] = [
    "label.text = String(format: ⟦\"Show the servers of %@\"⟧, city)",
    "updateNotification(title: ⟦\"Finished \\(task.name)\"⟧, isLoading: false)",
    "final class Sync { @Published var status: String?; func f() { status = ⟦\"Synced \\(count) bookmarks\"⟧ } }",
    "final class Sync { @Published var error: String?; func f() { error = ⟦\"Could not read \\(file.name)\"⟧ } }",
    "label.text = ⟦\"\\(name) has the highest score\"⟧",
    "row.accessibilityLabel = ⟦\"\\(name) has the highest score\"⟧",
    "navigationItem.title = ⟦\"\\(team.name) Alerts\"⟧",
    "UIAlertController(title: ⟦\"Delete \\(count) of your items?\"⟧, message: nil, preferredStyle: .alert)",
    "Text(verbatim: ⟦\"Last seen \\(date) by \\(user)\"⟧)",
    "content.body = ⟦\"\\(sender) sent you a photo\"⟧",
    """
    let text = ⟦"Downloading \\(file.name) from the server"⟧
    statusLabel.text = text
    """,
    "button.setTitle(⟦\"Pay with \\(card)\"⟧, for: .normal)",
    "import UIKit\nvar emptyText: String? { ⟦\"Nothing from \\(year) is kept here\"⟧ }",
    "import SwiftUI\nfunc subtitle() -> String { isNew ? L10n.new : ⟦\"Last changed by \\(author)\"⟧ }",
    "class TripViewModel { var warningTitle: String { ⟦\"Your pass ends in \\(days) days\"⟧ } }",
    "alert.messageText = ⟦\"Remove \\\"\\(folder.name)\\\"\"⟧",
    "stepLabel.text = ⟦\"\\(step) of \\(steps)\"⟧",
    "import UIKit\nfunc f() { payButton.set(title: \"Pay\", subtitle: ⟦\"Your pass is good until \\(date)\"⟧) }",
    "import UIKit\nfunc f() { amountField.setError(⟦\"There are only \\(rest) of them left\"⟧) }",
    "label.text = ⟦\"Update Acme SDK \\(sdkVersion)\"⟧", "label.text = ⟦\"Could not read \\(file.name):\\n\\(list)\"⟧",
    "throw Failure(localizedDescription: ⟦\"There is no room left on \\(disk)\"⟧)",
    "label.text = ⟦\"Upload failed: \\(error.code)\"⟧", "label.text = ⟦\"无法打开文件：\\(error.localizedDescription)\"⟧",
    "label.text = ⟦\"\\(shop.name)(準備中)\"⟧",
    "import UIKit\nfunc f() { Notice.message(text: ⟦\"无法打开文件：\\(reason)\"⟧) }",
    "import UIKit\nfunc f() -> (title: String, body: String) { (title: ⟦\"\\(friend) is waiting for you!\"⟧, body: \"\") }",
    "feeLabel.text = ⟦\"Fee: \\(order.fee ?? \"\")\"⟧", "label.text = ⟦\"\\(order.state ?? \"\") today\"⟧",
    "var text = AttributedString(⟦\"Total for \\(name): \"⟧)",
    "text.append(NSAttributedString(string: ⟦\"Sent by \\(name)\"⟧))",
    "label.attributedText = .init(string: ⟦\"Sent by \\(name) today\"⟧)",
    "let text: NSMutableAttributedString = .init(string: ⟦\"Sent by \\(name) today\"⟧)",
    "let text = try? AttributedString(markdown: ⟦\"Sent by **\\(name)** today\"⟧)",
    "label.text = ⟦\"\\(post.replies) comments\"⟧", "label.text = ⟦\"\\(votes.inOwnDigits()) Votes\"⟧",
    "label.text = ⟦\"\\(name) 최신기사\"⟧", "label.text = ⟦\"\\(user.name!)님께\"⟧", "label.text = ⟦\"Цена: \\(price)\"⟧",
    "FloatingBanner(title: ⟦\"Synced \\(name) with the cloud\"⟧)",
    "import UIKit\nfunc f() { let show = { text, color in label.text = text }; show(⟦\"Signed in as \\(user.name)\"⟧, .red) }",
    "class Row: UITableViewCell { func set(title: String, value: String) { valueLabel.text = value } }; row.set(title: name, value: ⟦\"Signed in as \\(user)\"⟧)",
    "view.showToast(message: ⟦\"Synced \\(name) just now\"⟧)",
    "label.text = ⟦\"Closes \\(timeLeft)\"⟧", "label.text = ⟦\"Loading \\(feed.host ?? \"\")\"⟧",
    "func f() { let note = UILabel(); note.text = ⟦\"\\(name) is far away\"⟧; note.sizeToFit(); bar.titleView = note }",
    """
    enum Refusal: LocalizedError { var errorDescription: String? { ⟦"There is no room for \\(name) here"⟧ } }
    struct Form: View {
      @State private var errorText: String?
      var body: some View { Text(errorText ?? "") }
      func send() { do { try order() } catch { errorText = error.localizedDescription } }
    }
    """,
    "label.text = ⟦\"ชื่อ \\(name)\"⟧", "import UIKit\nvar title: String { ⟦\"更新至\\(episode)\"⟧ }",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"\\(name) has the highest score\")", "Text(\"\\(name) has the highest score\")",
    "print(\"\\(name) has the highest score\")",
    "final class Sync { var status: String?; func f() { status = \"Synced \\(count) bookmarks\" } }",
    "label.text = \"\\(first) – \\(last)\"", "label.text = \"\\(width) x \\(height)\"",
    "label.text = \"ID: \\(item.name)\"", "label.text = \"\\(model) ios\"", "label.text = \"\\(build) GBs\"",
    "print(\"\\(post.replies) comments\")", "label.text = isOne ? \"a vote\" : \"\\(sum) votes\"",
    "label.text = \"\\(artist.name) • \\(album.title)\"",
    "label.text = \"The end of it\"", "label.text = \"Xcode \\(release)\"", "print(\"Loading \\(feed.host)\")",
    "logger.info(\"\\(name) has the highest score\")", "logger.error(\"no view for \\(name) here\")",
    "button.accessibilityIdentifier = \"button for \\(name)\"",
    "label.text = NSLocalizedString(\"Hello \\(name) and all\", comment: \"\")",
    "final class Sync { @Published var status: String?; func f() { status = ^\"Synced \\(count) bookmarks\" } }",
    "label.text = \"\\(user)@\\(host)\"", "label.text = \"https://example.com/\\(user)/home page\"",
    "let sql = \"SELECT name FROM \\(table)\"", "label.text = \"\\(title) (\\(count))\"",
    "label.text = \"v\\(version)\"", "commandLabel.text = \"brew remove \\(name) --force now\"",
    "remoteLogger.logError(reason: \"\\(name) was not there at all\")",
    "var description: String { \"a user of the name \\(name)\" }", "label.text = \"מספר הפריטים בסל \\(count)\"",
    "label.text = \"editor.mode.reply-\\(name)\"", "label.text = \"\\(title) editor.title.is-empty\"",
    "struct Failure: LocalizedError { var errorDescription: String? { \"nothing found at \\(path)\" } }",
    Example("label.text = \"Reset all \\(count) flags now\"", path: "App/Debug/FlagsView.swift"),
    "import UIKit\nstruct ParseError: Error { var message: String { \"nothing found at line \\(line)\" } }",
    "import UIKit\nvar commitMessage: String { \"Merge the branch \\(branch)\" }",
    "var hint: String { \"move it in front of \\(token)\" }",
    "import UIKit\nfunc f() { state.set(\"the row is at \\(index) now\"); center.post(name: \"the row is at \\(index)\") }",
    "func f() { tracker.send(title: \"the row is at \\(index) now\") }",
    "import UIKit\nvar title: String { \"\\(artist), \\(name)\" }",
    "aboutLabel.text = \"App version: \\(Bundle.main.version)\"",
    "notifier.showDebugAlert(title: \"Sync\", message: \"The sync began at \\(time)\")", "label.text = \"\\(count)分钟\"",
    "label.text = \"\\(count) комментариев\"", "label.text = \"\\(pause) мин.\"", "label.text = \"Acme acnet\\(id)\"",
    "send(BugReport(title: \"A fault of \\(system) was seen\"))", "label.text = \"Debug: \\(hash)\"",
    "label.text = \"Debug: turn the cache \\(state) now\"", "label.text = String(format: L10n.servers, city)",
    "let key = String(format: \"servers of %@ by name\", city)",
    "label.text = String(format: \"%@ – %@\", city, street)", "tracker.logAlert(message: \"Synced \\(name) just now\")",
    "cloud.hideToast(body: \"Synced \\(name) just now\")", "let key = \"\\(name)님\"", "print(\"\\(name)님\")",
    "label.text = \"第\\(number)章\"", "label.text = \"ngày \\(day)\"", "let key = \"无法打开文件：\\(name)\"",
    "print(\"无法打开文件：\\(name)\")", "label.text = \"\\(year)年\\(month)月\"", "label.text = \"APY \\(rateString)\"",
    "label.text = \"attackRatio: \\(rateString)\"", "label.text = \"\\(user.name) &lt;\\(user.email)&gt;\"",
    "label.text = \"GitBox › \\(folder.name)\"", "label.text = \"OpenMesh, UDP \\(place)\"",
    "label.text = \"URL: \\(order.link)\"", "label.text = \"Rows: \\(rows.count)\"", "print(\"Fee: \\(order.fee)\")",
    "NSScreen.log(\"The last place \\(rect.origin) was found\", screen)",
    "class DebugMenu { func show() { label.text = \"Reset all \\(count) flags\" } }",
    "label.text = isHebrew ? \"עודכן על ידי \\(author)\" : \"Last changed by \\(author)\"",
    "func pick(_ a: String, _ b: String) -> String { isHebrew ? a : b }; label.text = pick(\"עודכן \\(day)\", \"Last changed by \\(day)\")",
    "func f() { let note = { text in print(text) }; note(\"Signed in as \\(user.name)\") }",
    "url = .init(string: \"Sent by \\(name) today\")", "let text: Path = .init(string: \"Sent by \\(name) today\")",
    "var text = AttributedString(localized: \"Total for \\(name): \")", "label.text = \"\\(fee) sat/vb\"",
    "aboutLabel.text = \"Acme Maps SDK \\(info[\"CFBundleVersion\"] ?? \"\")\"",
    "aboutLabel.text = \"Acme for iOS v\\(app.version) (\\(app.build))\"",
    "aboutLabel.text = String(format: \"Acme Maps SDK %@ (%@)\", sdkVersion, sdkBuild)",
    "window.title = \"\\u{200E} Acme: \\(file.name ?? \"\")\"",
    "class NoteCodec { func fallback(_ note: Note) -> String { label.text = \"Sent by \\(note.name) today\" } }",
    "label.text = \"Could not read these:\\n\\(list)\"",
    "throw Failure.toast(message: \"No row of the name \\(name)\")",
    "logger.error(Strings.failed(\"No row of the name \\(name)\"))",
    "class A { func f() { Logger.error(Strings.failed(why())) }; private func why() -> String { \"No row of \\(name) was there\" } }",
    "func f() { view.showToast(message: LoadError(title: \"No row of the name \\(name)\")) }",
    "label.attributedText = try AttributedString(markdown: \"\\(text)\\n[Read it all](\\(link))\")",
    "label.text = message + \"\\n(code: \\(error.code), domain: \\(error.domain))\"",
    "func room() -> CGFloat { let probe = UILabel(); probe.text = \"\\(name) is far away\"; probe.sizeToFit(); return probe.frame.width }",
  ]

  let triggers: [Trigger] = [.interpolation, .word("format")]

  func check(_ site: Site) -> Finding? {
    if site.is("format") { return filledIn(site) }
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart,
      structure.interpolations(ofStringAt: quote).first == site.index,
      isSentence(quote, site) || isLabelled(quote, site), !isLookedUp(quote, structure), isShown(quote, site),
      !namesVersion(quote, structure), !namesErrorCode(quote, structure), site.severityOfText == nil,
      !isNoSentence(quote, site), !isThrown(quote, structure)
    else { return nil }
    return Finding(
      structure.range(quote, through: structure.end(ofGroup: quote)),
      Self.message,
      severity: isSeen(quote, site) ? nil : .info
    )
  }

  static let message =
    "this sentence is never translated, and its values are neither isolated nor in the reader's digits; "
    + "use String(localized:)"

  /// Whether people are seen to read or hear it, and it is not put together from translations.
  private func isSeen(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let audience = site.audience(ofStringAt: quote)
    return (audience == .plain || audience == .spoken) && !site.isDirectionAware && !describesError(quote, site)
      && !structure.interpolations(ofStringAt: quote).contains { start in
        let end = structure.end(ofGroup: start)
        return start + 1 < end && site.file.isLocalizedText(Expression(start + 1, end - 1))
      }
  }

  private func isShown(_ quote: Int, _ site: Site) -> Bool {
    switch site.audience(ofStringAt: quote) {
    case .plain, .spoken: !isGivenToDevelopers(quote, site.structure)
    case .unknown:
      isPublishedText(quote, site)
        || isLong(quote, site) && (isNamedText(quote, site) || describesErrorShownHere(quote, site))
    case .localizedKey, .machine: false
    }
  }

  private func isLong(_ quote: Int, _ site: Site) -> Bool {
    site.structure.wordCount(ofStringAt: quote) >= 3 || site.structure.unspacedWordCount(ofStringAt: quote) >= 2
      || holdsNativeWord(quote, site)
  }

  /// `showDebugNotification(body: "…")`, `BugReport(title: "…")`
  private func isGivenToDevelopers(_ quote: Int, _ structure: Structure) -> Bool {
    guard let callee = structure.call(around: quote)?.callee else { return false }
    return structure.name(callee, holdsAnyOf: ["debug", "developer"])
      || structure.startsUppercase(callee) && structure.name(callee, holdsAnyOf: ["bug", "report"])
  }

  /// A key with values in it is another rule's matter, and what is said in two languages is translated.
  private func isLookedUp(_ quote: Int, _ structure: Structure) -> Bool {
    if structure.isBesideTranslation(stringAt: quote) || structure.kind(quote - 1) == .prefixOperator { return true }
    let after = structure.end(ofGroup: quote) + 2
    if structure.isMember(after), structure.name(after, holdsAnyOf: ["localized", "localize"]) { return true }
    guard let call = structure.call(around: quote) else { return false }
    return structure.name(call.callee, holdsAnyOf: ["localized"])
      || structure.token(call.callee, is: "NSLocalizedString")
  }
}
