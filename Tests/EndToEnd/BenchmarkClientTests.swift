import EndlessData
import EndlessDomain
import EndlessPresentation
import Testing

@testable import endless
@testable import endless_bench

/// The benchmark puts the clients together itself: an executable cannot call another one.
struct BenchmarkClientTests {
  @Test func `the benchmark measures the clients of the program`() async {
    let program = await Composition(
      options: ListOptions(feed: .lectures), environment: [:], language: .english,
      timeline: Timeline(), log: nil
    ).client
    let clients = links(of: program)
    #expect(clients.first?.hasPrefix("CachingHTTPClient") == true)
    #expect(clients.last?.hasPrefix("URLSessionHTTPClient") == true)
    #expect(links(of: ClientLayer.client(on: Timeline())) == clients)
  }

  /// Returns the clients from the source down: the kind of each, and its limits.
  private func links(of client: any HTTPClient) -> [String] {
    let base = Mirror(reflecting: client).children.compactMap { $0.value as? any HTTPClient }.first
    let settings = settings(of: client).joined(separator: ", ")
    return ["\(type(of: client)) \(settings)"] + (base.map(links) ?? [])
  }

  private func settings(of part: Any) -> [String] {
    Mirror(reflecting: part).children.flatMap { name, value -> [String] in
      switch value {
      case is Int, is Duration: ["\(name ?? ""): \(value)"]
      default: name == "deadlines" ? settings(of: value) : []
      }
    }
  }
}
