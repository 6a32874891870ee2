import Foundation
import Testing

@testable import EndlessSession

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct HTMLReportTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ name: String, _ report: Report) {
      testDescription = name
      text = HTMLReport(report).text
    }

    init(_ script: PlayedScript) {
      self.init(script.file, ReportSamples.report([ReportSamples.played(script)]))
    }

    /// What stands between a beginning and the next quotation mark, wherever it does.
    func all(_ beginning: String, until end: Character = "\"") -> [Substring] {
      text.components(separatedBy: beginning).dropFirst().map { part in
        Substring(part.prefix { $0 != end })
      }
    }

    func count(of part: String) -> Int { text.components(separatedBy: part).count - 1 }

    var ids: [Substring] { all(" id=\"") }
    var links: [Substring] { all(" href=\"") }
    var paths: [Substring] { all(" d=\"") }
    /// The tags, without their `<` and `>`.
    var tags: [Substring] { all("<", until: ">") }
  }

  static let pages = [
    Page("nothing at all", ReportSamples.report([])), Page("mixed", ReportSamples.mixed),
    Page("hostile", ReportSamples.hostileReport), Page(ReportSamples.retry),
    Page(ReportSamples.instant), Page(ReportSamples.nothing),
    Page(
      "three",
      ReportSamples.report(Array(repeating: ReportSamples.played(ReportSamples.retry), count: 3))),
  ]

  static let long = Page(ReportSamples.long)

  @Test(arguments: pages + [long])
  func `every link leads to a part of the page, and no two parts share a name`(page: Page) {
    let ids = Set(page.ids)
    #expect(ids.count == page.ids.count)
    for link in page.links {
      #expect(link.first == "#" && ids.contains(link.dropFirst()), "\(link)")
    }
    for part in page.all("url(#", until: ")") { #expect(ids.contains(part), "\(part)") }
    for part in page.all(" aria-labelledby=\"") + page.all(" aria-describedby=\"") {
      #expect(ids.contains(part), "\(part)")
    }
  }

  @Test(arguments: pages)
  func `a page has no outside parts and nothing that runs`(page: Page) {
    for word in ["http:", "https:", "//", "<script", "src=", "@import", "javascript:", "<link"] {
      #expect(!page.text.contains(word), "\(word)")
    }
    #expect(!page.text.replacing("url(#", with: "").contains("url("))
    let attributes = page.tags.flatMap { $0.split(separator: " ").dropFirst() }
    #expect(!attributes.contains { $0.hasPrefix("on") || $0.hasPrefix("style=") })
    #expect(page.text.contains("content=\"default-src 'none'; style-src 'unsafe-inline';"))
    #expect(page.text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
  }

  @Test func `text stays text`() {
    let page = Page("hostile", ReportSamples.hostileReport)
    #expect(page.count(of: "</style>") == 1)
    #expect(!page.text.contains("alert('x')"))
    #expect(page.text.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; ]]&gt; &amp;"))
    #expect(page.text.contains("한글"))
    #expect(
      !page.text.unicodeScalars.contains {
        TerminalText.steers($0) && $0 != "\n"
      })
  }

  @Test(arguments: pages)
  func `pictures are well-formed`(page: Page) {
    for part in page.text.components(separatedBy: "<svg").dropFirst() {
      let picture = "<svg" + part.components(separatedBy: "</svg>")[0] + "</svg>"
      let parser = XMLParser(data: Data(picture.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
    for word in ["nan", "inf", "e+", "e-"] {
      #expect(!page.paths.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test func `the table tells how each session came out`() {
    let text = HTMLReport(ReportSamples.mixed).text
    #expect(text.contains("<p class=\"summary\">4 files, 10 steps, 5 failures, 2.7s virtual"))
    #expect(
      text.contains(
        "<tr><td class=\"failed\">✗ failed</td><td><a href=\"#s1\">First page</a></td>"
          + "<td class=\"number\">5</td><td class=\"number\">2</td>"
          + "<td class=\"number\">900ms</td></tr>"))
    #expect(
      text.contains(
        "<tr><td class=\"unread\">✗ not readable</td><td><a href=\"#s4\">bad.scroll</a></td>"
          + "<td class=\"number\">–</td><td class=\"number\">1</td><td class=\"number\">–</td></tr>"
      ))
    #expect(text.contains("<title>endless play: 4 sessions, 4 not passed</title>"))
    #expect(text.contains("<li>Search #2 <span class=\"quiet\">not reached</span></li>"))
  }

  @Test func `failures stand above the transcript, in columns`() throws {
    let text = Page(ReportSamples.retry).text
    let failure = try #require(text.range(of: "<div class=\"failure\" id=\"s1-f1\"><pre"))
    let transcript = try #require(text.range(of: "<ol class=\"transcript\">"))
    #expect(failure.lowerBound < transcript.lowerBound)
    #expect(text.contains("<span class=\"w\">한</span><span class=\"w\">글</span>"))
    #expect(text.contains("<a href=\"#s1-x\">In the picture</a>"))
    let mixed = HTMLReport(ReportSamples.mixed).text
    #expect(mixed.contains("\n a\n<del>-b</del>\n<ins>+c</ins></pre>"))
  }

  @Test func `each line leads to its mark, and each mark to a line of its own`() throws {
    let page = Page(ReportSamples.retry)
    let lines = page.text.matches(of: /<li id="(s1-e\d+)" class="\w+"><a href="#(s1-\w+)">/)
    #expect(lines.count == ReportSamples.retry.events.count)
    let marks = page.text.matches(
      of: /<a id="(s1-[rm]\d+)" class="[^"]*" href="#(s1-e\d+)">/)
    #expect(Set(marks.map(\.output.1)) == Set(lines.map(\.output.2)))
    for mark in marks {
      let line = try #require(lines.first { $0.output.1 == mark.output.2 })
      #expect(line.output.2 == mark.output.1)
    }
    // What is sent and what is answered are one bar.
    #expect(page.text.contains("<li id=\"s1-e2\" class=\"sent\"><a href=\"#s1-r1\">"))
    #expect(page.text.contains("<li id=\"s1-e4\" class=\"answered\"><a href=\"#s1-r1\">"))
  }

  @Test func `a long transcript is folded up, a short one is not`() {
    #expect(Self.long.text.contains("<details><summary>4001 lines</summary>"))
    #expect(!Page(ReportSamples.retry).text.contains("<details>"))
  }

  @Test func `ten thousand rows, or two hundred sessions, make a page of sane size`() throws {
    let page = Self.long
    #expect(page.text.utf8.count < 1_200_000)
    let longest = page.paths.map(\.utf8.count).max()
    #expect(try #require(longest) < 40_000)
    #expect(page.count(of: "class=\"mark\"") < 300)
    let session = HTMLSession(
      of: ReportSamples.played(ReportSamples.retry), number: 200,
      in: ReportSamples.report([]))
    #expect(session.text.utf8.count < 15_000)
  }

  @Test func `a session of nothing has no picture`() {
    let text = Page(ReportSamples.nothing).text
    #expect(!text.contains("<svg"))
    #expect(text.contains("Nothing happened."))
  }
}
