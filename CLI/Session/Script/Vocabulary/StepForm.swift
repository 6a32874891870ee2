/// How a step is written, and what it does: the table that the parser, its advice and the help share.
package struct StepForm: Sendable {
  /// The step's first word.
  package let word: String
  /// The ways to write it.
  package let usages: [String]
  /// What it does, in one line.
  package let summary: String
  /// The keys of its options.
  package let options: [String]
  /// A line that uses it.
  package let example: String

  private init(
    _ usages: String..., does summary: String, options: [String] = [], example: String
  ) {
    word = String(usages[0].prefix { $0 != " " })
    self.usages = usages
    self.summary = summary
    self.options = options
    self.example = example
  }

  /// The form of a word; nothing where the word begins no step.
  static func named(_ word: String) -> StepForm? { all.first { $0.word == word } }

  /// All of them, in the order of the help.
  package static let all = [
    StepForm(
      "open FEED ['QUERY']", does: "makes a list appear: lectures, pokemon or books",
      example: "open books 'swift'"),
    StepForm(
      "close", does: "makes it go away; what it had in flight is cancelled", example: "close"),
    StepForm(
      "scroll N [over DURATION]", "scroll Npt", "scroll end|top",
      does: "moves the viewport by rows or points, up where N is negative",
      example: "scroll 40 over 2s"),
    StepForm(
      "scroll-to 'TEXT' [max-pages=N]",
      does: "scrolls on, waiting for up to 10 pages, until a row holds the text",
      options: ["max-pages"], example: "scroll-to 'Calculus' max-pages=5"),
    StepForm("search 'TEXT'", does: "submits a search", example: "search '한글'"),
    StepForm("refresh", does: "loads the list anew", example: "refresh"),
    StepForm(
      "retry [item=N]", does: "retries what failed: a page, or the details of a row",
      options: ["item"], example: "retry item=3"),
    StepForm(
      "go-on", does: "asks for further pages after too many brought nothing new", example: "go-on"),
    StepForm("cancel", does: "cancels what is in flight", example: "cancel"),
    StepForm(
      "fail next KIND [times=N]", "fail page=P KIND [times=N]", "fail item=N KIND [times=N]",
      "fail next 429|503 retry-after=DURATION",
      does: "lets requests fail: offline, timeout, malformed, unauthorized, or a status",
      options: ["page", "item", "times", "retry-after"], example: "fail next 429 retry-after=3s"),
    StepForm(
      "delay next DURATION", does: "lets the next answer take so long",
      example: "delay next 2s"),
    StepForm(
      "hold next", does: "keeps the next request without an answer until it is released",
      example: "hold next"),
    StepForm(
      "release [N]", does: "lets the answer of request N go, or all that are held",
      example: "release 2"),
    StepForm(
      "server insert N at=I", "server remove N at=I", "server after-end repeat|restart|empty|fail",
      "server repeat page=P", "server empty page=P",
      does: "changes the server's list, or how the server behaves",
      options: ["at", "page"], example: "server insert 2 at=1"),
    StepForm("wait DURATION", does: "lets time pass", example: "wait 300ms"),
    StepForm(
      "await CONDITION [max=DURATION]",
      does: "lets time pass, event by event, until it holds; up to 10s",
      options: ["max"], example: "await state = loaded max=1s"),
    StepForm(
      "settle [max=DURATION]", does: "lets time pass until nothing is pending; up to 10s",
      options: ["max"], example: "settle max=1s"),
    StepForm("expect CONDITION", does: "checks now, and never waits", example: "expect items = 10"),
    StepForm(
      "snapshot NAME", does: "puts what a person sees into the transcript",
      example: "snapshot results"),
    StepForm(
      "set SETTING VALUE", does: "says what the session is played under; before the first step",
      options: SettingForm.allOptions, example: "set latency 300ms"),
    StepForm(
      "run FILE", does: "takes the steps of another file in", example: "run search.scroll"),
  ]
}
