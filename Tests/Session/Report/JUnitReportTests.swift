import Foundation
import Testing

@testable import EndlessSession

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitReportTests {
  /// Collects elements with their attributes and the text in them.
  private final class Elements: NSObject, XMLParserDelegate {
    struct Element {
      let name: String
      let attributes: [String: String]
      var text = ""
    }

    private(set) var all: [Element] = []
    private var isOpen = false

    init(of text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func named(_ name: String) -> [Element] { all.filter { $0.name == name } }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      all.append(Element(name: name, attributes: attributes))
      isOpen = true
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      isOpen = false
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isOpen { all[all.count - 1].text += text }
    }
  }

  @Test func `a run is suites of cases`() {
    #expect(
      JUnitReport(ReportSamples.mixed).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="endless play" tests="7" failures="2" errors="2" skipped="1" time="1.500">
          <testsuite name="retry.scroll" tests="3" failures="1" errors="0" skipped="1" time="0.012">
            <properties>
              <property name="title" value="First page"/>
              <property name="virtual-time" value="0.900"/>
            </properties>
            <testcase name="retry.scroll" classname="retry.scroll"/>
            <testcase name="Retry" classname="retry.scroll">
              <failure message="items: expected = 20, was 10 (and 1 more)" type="expectation">\
        error: items: expected = 20, was 10
          --&gt; retry.scroll:14:15

        error: items: expected = 20, was 10
          --&gt; retry.scroll:14:15</failure>
            </testcase>
            <testcase name="Search #2" classname="retry.scroll">
              <skipped message="not reached"/>
            </testcase>
          </testsuite>
          <testsuite name="seen.scroll" tests="2" failures="1" errors="0" skipped="0" time="0.012">
            <properties>
              <property name="title" value="Seen"/>
              <property name="virtual-time" value="0.900"/>
            </properties>
            <testcase name="Seen" classname="seen.scroll"/>
            <testcase name="transcript" classname="seen.scroll">
              <failure message="the transcript differs" type="transcript">\
        error: the transcript differs
         a
        -b
        +c</failure>
            </testcase>
          </testsuite>
          <testsuite name="loop.scroll" tests="1" failures="0" errors="1" skipped="0" time="0.012">
            <properties>
              <property name="title" value="Loop"/>
              <property name="virtual-time" value="0.900"/>
            </properties>
            <testcase name="Loop" classname="loop.scroll">
              <error message="more than 10000 events" type="runtime">error: more than 10000 events</error>
            </testcase>
          </testsuite>
          <testsuite name="bad.scroll" tests="1" failures="0" errors="1" skipped="0" time="0.001">
            <testcase name="bad.scroll" classname="bad.scroll">
              <error message="&#39;scrol&#39; is no step" type="syntax">error: &#39;scrol&#39; is no step
          --&gt; bad.scroll:2:1</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a run of nothing is no suite`() throws {
    let elements = try Elements(of: JUnitReport(ReportSamples.report([])).text)
    #expect(elements.all.map(\.name) == ["testsuites"])
    #expect(elements.all.first?.attributes["tests"] == "0")
  }

  @Test func `whatever a script is called, the XML can be read and says so`() throws {
    let elements = try Elements(of: JUnitReport(ReportSamples.hostileReport).text)
    let readable = ReportSamples.hostile
      .replacing("\u{1}", with: "\u{FFFD}").replacing("\u{1B}", with: "\u{FFFD}")
      .replacing("\u{FFFE}", with: "\u{FFFD}")
    #expect(elements.named("testsuite").map { $0.attributes["name"] } == [readable, readable])
    #expect(
      elements.named("testcase").map { $0.attributes["name"] } == [
        readable, "transcript", readable,
      ])
    let failures = elements.named("failure")
    #expect(failures.map { $0.attributes["message"] } == [readable, readable])
    #expect(failures.last?.text.hasSuffix("\n-\(readable)\n+\(readable)") == true)
    #expect(elements.named("script").isEmpty)
  }

  @Test(arguments: [
    ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;"), ("]]>", "]]&gt;"), ("\r\n\t", "&#13;&#10;&#9;"),
    (
      "\u{0}\u{B}\u{7F}\u{85}\u{FFFF}\u{1FFFE}",
      "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    ("한글 \u{1F600}", "한글 \u{1F600}"),
  ])
  func `text is escaped`(text: String, escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }
}
