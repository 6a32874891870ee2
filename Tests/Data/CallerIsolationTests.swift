import Dispatch
import EndlessData
import EndlessDomain
import EndlessMocks
import Foundation
import Testing

/// An error returns to the actor that called.
///
/// This is not automatic: in optimized builds, an error that passes through a
/// `nonisolated(nonsending)` function may return on the executor of what it called.
@MainActor struct CallerIsolationTests {
  /// A client that fails on another executor than its caller's.
  private struct DistantClient: HTTPClient {
    let response: HTTPResponse?

    @concurrent func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
      await withCheckedContinuation { continuation in
        Thread { continuation.resume() }.start()
      }
      guard let response, request.headers.isEmpty else { throw .offline }
      return response
    }
  }

  /// Marks the main queue, where the main actor runs; on Linux, its thread varies.
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private var isOnMainActor: Bool { DispatchQueue.getSpecific(key: Self.mark) == true }

  /// Generic, because the error is lost only where the compiler sees through the call.
  private func expectError(
    from client: some HTTPClient, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    do {
      _ = try await client.send(try .to("a"))
      Issue.record("no error", sourceLocation: sourceLocation)
    } catch {
      #expect(isOnMainActor, sourceLocation: sourceLocation)
    }
  }

  @Test func `an error of any client, wrapped or not, returns to the caller`() async throws {
    let distant = DistantClient(response: nil)
    let timeline = Timeline()
    try await expectError(from: distant)
    try await expectError(from: HostLimitedHTTPClient(distant))
    try await expectError(from: LoggingHTTPClient(distant, timeline: timeline) { _ in })
    try await expectError(from: CachingHTTPClient(distant, timeline: timeline))
    try await expectError(
      from: CachingHTTPClient(HostLimitedHTTPClient(distant), timeline: timeline))
    try await expectError(
      from: CachingHTTPClient(
        HostLimitedHTTPClient(LoggingHTTPClient(distant, timeline: timeline) { _ in }),
        timeline: timeline))
  }

  @Test func `an error of a revalidation by the cache returns to the caller's actor`() async throws
  {
    let response = HTTPResponse(status: 200, headers: ["ETag": "1"], body: Data())
    let client = CachingHTTPClient(DistantClient(response: response), timeline: Timeline())
    #expect(try await client.send(try .to("a")) == response)
    try await expectError(from: client)
  }

  @Test func `an error of any HTTP source returns to the caller's actor`() async throws {
    let client = HostLimitedHTTPClient(DistantClient(response: nil))
    let server = try BaseURL("https://a.example")
    let key = try #require(APIKey("k"))
    let pokemon = PokeAPISource(client: client, server: server)
    await expectError(ofDetailsFrom: pokemon)
    await expectError(ofPagesFrom: pokemon)
    await expectError(ofPagesFrom: KMOOCv1Source(client: client, server: server, key: key))
    await expectError(ofPagesFrom: KMOOCv2Source(client: client, server: server, key: key))
    await expectError(ofPagesFrom: KakaoBookSource(client: client, server: server, key: key))
  }

  @Test func `an error of an in-memory source returns to the caller's actor`() async throws {
    let conditions = Conditions(
      latency: .fixed(.milliseconds(1)), failureRate: 1, failure: .timedOut)
    await expectError(ofPagesFrom: SampleSources.pokemon(conditions: conditions))
    await expectError(ofDetailsFrom: SampleSources.pokemonDetails(conditions: conditions))
  }

  private func expectError(
    ofPagesFrom pages: some PageRepository, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    do {
      _ = try await pages.page(for: PageRequest(query: SearchQuery("a")))
      Issue.record("no error", sourceLocation: sourceLocation)
    } catch {
      #expect(isOnMainActor, sourceLocation: sourceLocation)
    }
  }

  private func expectError(
    ofDetailsFrom details: some DetailRepository<PokemonDetails>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    do {
      _ = try await details.detail(of: 1)
      Issue.record("no error", sourceLocation: sourceLocation)
    } catch {
      #expect(isOnMainActor, sourceLocation: sourceLocation)
    }
  }
}
