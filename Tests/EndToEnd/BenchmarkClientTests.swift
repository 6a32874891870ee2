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
    ).client(reading: PokeAPISource.failure)
    let clients = links(of: program)
    #expect(clients.first?.hasPrefix("TimeLimitedHTTPClient") == true)
    #expect(clients.last?.hasPrefix("URLSessionHTTPClient") == true)
    #expect(links(of: ClientLayer.client()) == clients)
  }

  /// Returns the clients from the source down: the kind of each, and its limits and policy.
  private func links(of client: any HTTPClient) -> [String] {
    let base = Mirror(reflecting: client).children.compactMap { $0.value as? any HTTPClient }.first
    let settings = settings(of: client).joined(separator: ", ")
    return ["\(type(of: client)) \(settings)"] + (base.map(links) ?? [])
  }

  private func settings(of part: Any) -> [String] {
    Mirror(reflecting: part).children.flatMap { name, value -> [String] in
      switch value {
      case is Int, is Duration, is RetryPolicy: ["\(name ?? ""): \(value)"]
      default: name == "deadlines" ? settings(of: value) : []
      }
    }
  }
}
