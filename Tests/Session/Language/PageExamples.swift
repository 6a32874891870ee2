@testable import EndlessSession

/// What the sessions of the page in which nothing fails are made of.
struct PageExamples: Sendable {
  let scripts: [Script]
  /// The words of their lines, without titles and comments.
  let lines: [[Word]]

  init() throws {
    let page = try LanguagePage()
    let sessions = page.sessions.filter { !$0.mustFail }
    scripts = try sessions.map { try $0.read().get() }
    let texts =
      sessions.map(\.text) + page.blocks.filter { $0.takenInAs != nil }.map(\.text)
    lines = texts.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("#") }
      .map { text in
        let line = SourceLine(
          file: "", number: 1, scalars: Array(text.unicodeScalars), before: nil)
        return WordSplitter(line).words
      }
  }
}
