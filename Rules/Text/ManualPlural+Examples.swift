import RTLRuleKit

/// Choices by a number that are between other things than the forms of one text.
extension ManualPlural {
  static let noForms: [Example] = [
    "label.text = String(localized: \"\\(items.count) items\")",
    "let spacing = items.count == 1 ? 0 : 8",
    "let item = items.count == 1 ? items.first : nil",
    "title = section == 1 ? L10n.settings : L10n.about",
    "let image = UIImage(systemName: people.count == 1 ? \"person\" : \"person.2\")",
    "title = step == 1 ? \"Next\" : \"Done\"",
    "logger.info(\"\\(count) file\\(count == 1 ? \"\" : \"s\")\")",
    "print(\"removed \\(count) \\(count == 1 ? \"row\" : \"rows\")\")",
    "title = users.count == 1 ? L10n.isTyping(users[0].name) : L10n.areTyping(users.count)",
    "label.text = button.tag == 1 ? \"Yes\" : \"No\"",
    "let style = count == 1 ? Style.single : Style.list",
    "if count == 1 { return first } else { return nil }",
    "let color = count > 1 ? UIColor.red : UIColor.gray",
    "title = status == 1 ? \"Active\" : \"Closed\"",
    "label.text = count > 0 ? L10n.results(count) : L10n.empty",
    "label.text = String.localizedStringWithFormat(L10n.items, count)",
    "let sql = ids.count == 1 ? \"id = ?\" : \"id IN (?)\"",
    "var title = \"Next\"; if step == 1 { title = \"Done\" }; label.text = title",
    "var noun = \"files\"; if offset == 1 { noun = \"file\" }; print(noun)",
    "if retryNumber <= 1 { Text(\"Please send a report.\") } else { Text(\"Once more: please send a report.\") }",
    "if index == 1 { title = L10n.first } else { title = L10n.other }",
    "title = items.count == 1 ? \"Delete Item\" : \"Delete Items\"",
    "title = items.count > 1 ? L10n.removeAll : L10n.remove",
    """
    let one = NSLocalizedString("Delete Item", comment: "")
    let many = NSLocalizedString("Delete Items", comment: "")
    title = items.count == 1 ? one : many
    """,
    """
    if items.count > 1 {
      message = String(localized: "Shall these items be deleted?")
    } else {
      message = String(localized: "Shall this item be deleted?")
    }
    """,
    "text = counter == 0 ? L10n.hint1 : counter == 1 ? L10n.hint2 : L10n.hint3",
    "message = L10n.downloading + (files.count > 1 ? L10n.andOthers : \"\")",
    """
    func ago(weeks: Int, days: Int, hours: Int) -> String {
      if weeks >= 4 {
        return String.localizedStringWithFormat(L10n.weeks, weeks)
      } else if days >= 2 {
        return String.localizedStringWithFormat(L10n.days, days)
      } else {
        return String.localizedStringWithFormat(L10n.hours, hours)
      }
    }
    """,
    """
    func ago(days: Int, hours: Int) -> String {
      if days > 1 {
        return String.localizedStringWithFormat(L10n.days, days)
      } else if hours > 1 {
        return String.localizedStringWithFormat(L10n.hours, hours)
      }
      return L10n.now
    }
    """,
    "switch index { case 1: label.text = L10n.name; default: label.text = L10n.names(index) }",
    "switch channels { case 1: label.text = L10n.mono; case 6: label.text = six; default: label.text = L10n.channels(channels) }",
    "switch state { case 1: label.text = L10n.save; default: label.text = L10n.cancel }",
    "switch count { case 1: print(\"1 item\"); default: print(\"\\(count) items\") }",
    "label.text = title + (count == 1 ? \"\" : \" + \\(count)\")",
    "label.text = \"\\(minutes):\\(String(seconds).count == 1 ? \"0\" : \"\")\\(seconds)\"",
    "switch count { case 1: print(\"1 row\"); case let n: print(\"\\(n) rows\") }",
    "switch tab { case 1: label.text = \"1 note\"; case 2: label.text = \"Settings\"; default: label.text = \"More\" }",
    "let value = total == 1 ? model.shortTitle ?? model.title : model.title",
    "let ending = count > 1 ? \"s\" : \"\"; logger.info(\"\\(count) row\" + ending)",
    "label.text = remaining == 1 ? \"No more than this\" : \"\\(remaining) more entries\"",
    "label.text = tab == 1 ? \"Page 1 of it\" : \"Page \\(tab) of it\"",
    "label.text = votes.count > 1 ? L10n.youAndOthers(votes.count - 1) : L10n.youAlone",
    "func f() -> String? { guard files.count > 1 else { return nil }; return L10n.files(files.count) }",
    "func f() { let isSingle = count == 1; stack.axis = isSingle ? .vertical : .horizontal }",
    "func f() -> String { guard count > 1 else { return \"\" }; return String(text.dropLast()) }",
  ]
}
