import EndlessData
import EndlessDomain
import EndlessMocks
import EndlessPresentation
import EndlessTestSupport
import Foundation
import Observation
import Synchronization
import Testing

/// A list of 2,000 pages from a server that stumbles by chance, scrolled to its end.
///
/// `ENDLESS_SOAK_SEED` replays a run. Memory is that of the whole process, so it is held to a bound
/// only where the suite runs alone: with `ENDLESS_SOAK_ALONE=1`.
@Suite(.timeLimit(.minutes(15)))
struct SoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let pages = 2000

  @Test func `nothing is lost, nothing comes twice, and the order is kept`() async throws {
    let seed =
      Self.environment["ENDLESS_SOAK_SEED"].flatMap { UInt64($0) } ?? .random(in: .min ... .max)
    print("soak: seed \(seed)")
    let lectures = KMOOCv2Server(count: 10 * Self.pages, key: "k1")
    let weather = Weather(seed: seed)
    let memory = MemoryCurve()
    let server = try LoopbackServer { request in
      if let fault = weather.fault() { return fault }
      memory.note(page: request.target)
      return lectures.answer(request)
    }
    defer { server.stop() }

    let timeline = Timeline()
    let reader = SoakReader(try source(server, timeline), timeline)
    let ids = await reader.readAll()
    #expect(ids == lectures.ids)
    #expect(await reader.end == .exhausted)

    // Every page was asked for in its turn, and again only where it had failed.
    let numbers = server.requests.compactMap { request in
      URLComponents(string: request.target)?.queryItems?.first { $0.name == "Page" }?.value
        .flatMap { Int($0) }
    }
    #expect(numbers.count == Self.pages + weather.count)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 || $1 == $0 + 1 })
    let retries = await reader.retries
    print("soak: \(weather.count) faults, \(retries) retries by hand")
    #expect(weather.count > 100)

    print("soak: page and resident MB: \(memory.text)")
    if Self.environment["ENDLESS_SOAK_ALONE"] == "1" {
      let (early, late) = try #require(memory.ends(from: 400))
      #expect(late - early < 12, "memory grows")
    }
  }

  /// Returns a source with the clients of the program.
  private func source(_ server: LoopbackServer, _ timeline: Timeline) throws -> KMOOCv2Source {
    let wire = URLSessionHTTPClient(timeline: timeline)
    return KMOOCv2Source(
      client: CachingHTTPClient(HostLimitedHTTPClient(wire), timeline: timeline),
      server: try BaseURL(server.address), key: try #require(APIKey("k1")))
  }
}

/// Scrolls a list to its end, as fast as it comes, and asks again by hand for what has failed.
private actor SoakReader {
  private let list: FeedViewModel<Lecture, String>
  private(set) var retries = 0

  /// Creates a reader of a list that waits as the program's do, but shorter.
  init(_ source: KMOOCv2Source, _ timeline: Timeline) {
    list = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      retryPolicy: RetryPolicy(backoff: .milliseconds(1)), timeline: timeline
    ) { $0.id }
  }

  var end: EndReason? { list.state.end }

  func readAll() async -> [String] {
    list.send(.open)
    while true {
      switch list.state.footer {
      case .end, .empty: return Array(list.state.rows)
      case .failed:
        retries += 1
        list.send(.retry)
      case .none: list.send(.itemAppeared(at: list.state.rows.count - 1))
      case .loading, .waiting: await nextChange()
      }
    }
  }

  private func nextChange() async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = list.state
      } onChange: {
        continuation.resume()
      }
    }
  }
}

/// Which answers fail, and how: about one in ten, drawn by a seed.
private final class Weather: Sendable {
  private struct State {
    var generator: SeededGenerator
    var count = 0
  }

  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(generator: SeededGenerator(seed: seed))) }

  /// How many have failed.
  var count: Int { state.withLock { $0.count } }

  func fault() -> LoopbackResponse? {
    state.withLock { state in
      guard Int.random(in: 0..<10, using: &state.generator) == 0 else { return nil }
      state.count += 1
      return Self.faults.randomElement(using: &state.generator)
    }
  }

  private static let faults: [LoopbackResponse] =
    [408, 429, 500, 502, 503, 504].map {
      LoopbackResponse(status: $0, headers: ["Retry-After": "0"])
    } + [
      LoopbackResponse(status: 400), .reset, .empty, .garbage, .truncated(#"{"items":["#),
      .resetInBody(#"{"items":["#, after: .milliseconds(1)), .notGzip("{}"),
      .chunked([#"{"items":["#], isCutOff: true), LoopbackResponse(body: "<html>"),
      LoopbackResponse(body: "{}"), .redirect(to: "https://example.com/"),
      LoopbackResponse(body: gatewayError("SERVICETIMEOUT_ERROR")),
      LoopbackResponse(status: 403, body: gatewayError("APPLICATION_ERROR")),
      LoopbackResponse(body: gatewayError("LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR")),
    ]

  private static func gatewayError(_ name: String) -> String {
    """
    <OpenAPI_ServiceResponse><cmmMsgHeader><returnAuthMsg>\(name)</returnAuthMsg></cmmMsgHeader>\
    </OpenAPI_ServiceResponse>
    """
  }
}

/// How much of the process's memory is resident, page by page; nothing where the system does not tell.
private final class MemoryCurve: Sendable {
  private let points = Mutex<[(page: Int, megabytes: Double)]>([])

  /// Notes the memory at every two hundredth page.
  func note(page target: String) {
    guard
      let page = URLComponents(string: target)?.queryItems?.first(where: { $0.name == "Page" })?
        .value.flatMap({ Int($0) }), page % 200 == 0, let megabytes = Self.residentMegabytes()
    else { return }
    points.withLock { $0.append((page, megabytes)) }
  }

  var text: String {
    points.withLock { points in
      points.map { "\($0.page) \($0.megabytes.formatted(.number.precision(.fractionLength(1))))" }
        .joined(separator: ", ")
    }
  }

  /// Returns the first memory from a page on, and the last.
  func ends(from page: Int) -> (Double, Double)? {
    points.withLock { points in
      guard let first = points.first(where: { $0.page >= page }), let last = points.last else {
        return nil
      }
      return (first.megabytes, last.megabytes)
    }
  }

  private static func residentMegabytes() -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first
    else { return nil }
    return Double(kilobytes).map { $0 / 1024 }
  }
}
