import EndlessData
import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Foundation

/// One server's list from bytes to rows' texts, in memory: as a whole, and part by part.
@MainActor
struct FormatProbe<List: ListViewModel> {
  typealias Pages = any PageRepository<List.Item>

  let name: String
  let server: any FakeServer
  var query: SearchQuery?
  /// Makes the source of the list in front of a client.
  let source: (any HTTPClient) throws -> Pages
  let list: (Pages) -> List
  /// Decodes a page into plain values, with the decoder alone, and returns how many.
  let decode: (Data) throws -> Int
  /// Returns how many bytes a row's texts have, as a table shows them.
  let textBytes: (List.Row) -> Int

  /// Measures the list so many times.
  func measure(runs: Int) async throws(BenchFault) -> FormatCosts {
    do {
      return try await costs(runs: runs)
    } catch {
      throw .unavailable("\(name): \(error)")
    }
  }

  private func costs(runs: Int) async throws -> FormatCosts {
    let recorder = RecordingHTTPClient(server)
    let ready = try await pages(of: try source(recorder))
    let answers = recorder.answers
    let client = CannedHTTPClient(answers)
    let count = ready.reduce(0) { $0 + $1.page.items.count }
    var parts: (decoding: [Double], source: [Double], engine: [Double], rows: [Double]) = (
      [], [], [], []
    )
    var wholes: [Double] = []
    for turn in 0...runs {
      var decoded = 0
      let decoding = try Median.seconds {
        for answer in answers { decoded += try decode(answer.response.body) }
      }
      let source = try source(client)
      let (sourceTime, came) = try await seconds { try await pages(of: source).count }
      let (engineTime, rows) = try await seconds {
        try await show(list(ReadyPages(ready))) { _ in 1 }
      }
      let shown = list(ReadyPages(ready))
      _ = try await show(shown) { _ in 1 }
      var bytes = 0
      let rowsTime = Median.seconds { for row in shown.state.rows { bytes += textBytes(row) } }
      let (wholeTime, wholeBytes) = try await seconds { try await show(list(source), textBytes) }
      guard decoded == count, came == ready.count, rows == count, bytes == wholeBytes else {
        throw BenchFault.unavailable("not all \(count) rows came")
      }
      // The first turn is for warming up.
      guard turn > 0 else { continue }
      parts.decoding.append(decoding)
      parts.source.append(sourceTime)
      parts.engine.append(engineTime)
      parts.rows.append(rowsTime)
      wholes.append(wholeTime)
    }
    let decoding = Median.of(parts.decoding)
    return FormatCosts(
      name: name, rows: count,
      bytes: answers.reduce(0) { $0 + $1.response.body.count },
      decoding: decoding, mapping: Median.of(parts.source) - decoding,
      engine: Median.of(parts.engine), texts: Median.of(parts.rows), whole: Median.of(wholes))
  }

  /// Follows the pages' keys to the end.
  private func pages(of source: Pages) async throws -> [(key: PageKey?, page: Page<List.Item>)] {
    var pages: [(key: PageKey?, page: Page<List.Item>)] = []
    var request = PageRequest(query: query)
    while true {
      let page = try await source.page(for: request)
      pages.append((request.key, page))
      guard let next = page.next else { return pages }
      request.key = next
    }
  }

  /// Scrolls a list to its end, and adds up what each row is worth.
  private func show(_ list: List, _ worth: (List.Row) -> Int) async throws -> Int {
    if let query { list.feed.search(query.text) } else { list.open() }
    var shown = 0
    var sum = 0
    while true {
      let state = list.state
      if state.rows.count > shown {
        for row in state.rows[shown...] { sum += worth(row) }
        shown = state.rows.count
        list.itemAppeared(at: shown - 1)
      }
      if state.end != nil { return sum }
      if case .failed(let error) = state.footer { throw error }
      await nextChange(of: list)
    }
  }

  private func seconds<Value>(_ work: () async throws -> Value) async rethrows -> (Double, Value) {
    let start = ContinuousClock.now
    let value = try await work()
    return ((ContinuousClock.now - start) / .seconds(1), value)
  }
}
