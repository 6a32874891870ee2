/// How a setting is written, and what it is.
package struct SettingForm: Sendable {
  /// The setting's word.
  package let word: String
  /// The way to write it, without `set`.
  package let usage: String
  /// What it is, in one line, with what holds where it is not set.
  package let summary: String
  /// The keys of its options.
  package let options: [String]
  /// A line that uses it.
  package let example: String

  private init(
    _ usage: String, is summary: String, options: [String] = [], example: String
  ) {
    word = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.summary = summary
    self.options = options
    self.example = "set " + example
  }

  /// The form of a word; nothing where the word is no setting's.
  static func named(_ word: String) -> SettingForm? { all.first { $0.word == word } }

  /// The keys of the options of all settings, each once.
  static let allOptions = all.flatMap(\.options).reduce(into: [String]()) { keys, key in
    if !keys.contains(key) { keys.append(key) }
  }

  /// All of them, in the order of the help.
  package static let all = [
    SettingForm(
      "latency DURATION[..DURATION [seed=N]]", is: "how long a page takes; 100ms",
      options: ["seed"], example: "latency 50ms..400ms seed=7"),
    SettingForm(
      "detail-latency DURATION[..DURATION [seed=N]]",
      is: "how long the details of a row take; 100ms", options: ["seed"],
      example: "detail-latency 80ms"),
    SettingForm(
      "page-size N", is: "how many rows a page has; lectures 10, pokemon 30, books 50",
      example: "page-size 20"),
    SettingForm("viewport N", is: "how many rows are in sight; 6", example: "viewport 8"),
    SettingForm(
      "row-height POINTS", is: "how high a row is, in points; 80", example: "row-height 44.5"),
    SettingForm(
      "prefetch last-item|distance=POINTS|remaining=N|adaptive|adaptive=MARGIN",
      is: "when the next page is asked for; last-item",
      options: ["distance", "remaining", "adaptive"],
      example: "prefetch distance=250"),
    SettingForm(
      "items N", is: "how many rows the server's list has; the whole catalogue",
      example: "items 35"),
    SettingForm(
      "reports rows|positions",
      is: "how the list reports what is in sight; positions", example: "reports rows"),
    SettingForm(
      "retry on|off",
      is: "whether transient failures are tried again, or only if the server says when; off",
      example: "retry on"),
    SettingForm(
      "strict on|off", is: "whether every request and change of state must be expected; off",
      example: "strict on"),
  ]
}
