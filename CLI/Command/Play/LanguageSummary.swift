import EndlessSession

/// The language of scripted sessions on one page, made of the tables that its parser reads by.
enum LanguageSummary {
  static var text: String {
    [
      """
      A session is a file of steps, one a line, played in virtual time: 'endless play FILE'.

      Words stand between blanks; 'text in quotes' may hold them, and '' in it is a quote. ' #' begins a
      comment, and a line that begins with # is a title. A duration has a unit: ms, s or m.
      """,
      section("Steps", StepForm.all.map { ($0.usages, $0.summary) }),
      section("Settings, before the first step", SettingForm.all.map { ([$0.usage], $0.summary) }),
      section("Conditions", SubjectForm.all.map { ([$0.usage], $0.summary) }),
      """
        Operators: \(Condition.Operator.allCases.map(\.rawValue).joined(separator: " ")); 'not' before.
      """,
      "Fields of a row:\n" + SessionFeed.allCases.map(fields).joined(separator: "\n"),
      """
      Below a line '-- transcript --' stands what was seen; --update=missing writes it.
      Every step and condition, with an example each: CLI/Session/LANGUAGE.md.

      """,
    ].joined(separator: "\n\n")
  }

  private static func fields(of feed: SessionFeed) -> String {
    "  \(feed.rawValue): \(feed.fields.joined(separator: ", "))"
  }

  private static func section(_ title: String, _ rows: [(usages: [String], summary: String)])
    -> String
  {
    let lines = rows.flatMap { usages, summary in
      usages.map { "  \($0)" } + ["      \(summary)"]
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }
}
