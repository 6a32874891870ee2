import EndlessData
import EndlessDomain
import EndlessPresentation
import Foundation
import Testing

@testable import endless

/// What `--verbose` tells.
@MainActor struct HTTPJournalTests {
  private let request: HTTPRequest
  private let recorder = Recorder()

  init() throws {
    request = HTTPRequest(
      url: try #require(URL(string: "https://a.example/list?serviceKey=s%2Bcret&Page=2")),
      headers: ["Authorization": "KakaoAK s+cret"], key: APIKey("s+cret"))
  }

  private func lines(_ events: HTTPEvent...) -> [String] {
    let journal = HTTPJournal(on: recorder.stream, language: .english)
    for event in events { journal.note(event) }
    journal.flush()
    return recorder.lines
  }

  @Test func `every event is a line, in order, and no key stands in any`() {
    let response = HTTPResponse(status: 200, body: Data("12345".utf8))
    let lines = lines(
      .sent(request, number: 7), .answered(response, number: 7, after: .milliseconds(84)),
      .failed(.timedOut, number: 8, after: .seconds(30)),
      .cached(request, revalidated: false),
      .cached(request, revalidated: true))
    let address = "GET https://a.example/list?serviceKey=[key]&Page=2"
    #expect(lines.count == 5)
    #expect(lines[0] == "endless: #7 \(address)")
    #expect(lines[1] == "endless: #7 status 200, 5 bytes, 84 ms")
    #expect(lines[2].hasPrefix("endless: #8 no answer, 30000 ms: The server did not answer"))
    #expect(lines[3] == "endless: kept and fresh: \(address)")
    #expect(lines[4] == "endless: kept and not modified: \(address)")
    #expect(!recorder.text.contains("cret"))
  }

  @Test func `a server's control characters do not get into a line`() {
    let words = "a\u{1B}[2J\nb"
    let lines = lines(.failed(.unauthorized(words), number: 1, after: .zero))
    #expect(lines.count == 1)
    #expect(!recorder.text.dropLast().unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func `what was noted is written once`() {
    let journal = HTTPJournal(on: recorder.stream, language: .english)
    journal.note(.cached(request, revalidated: true))
    journal.flush()
    journal.flush()
    #expect(recorder.lines.count == 1)
  }
}
