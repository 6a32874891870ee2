import EndlessData
import EndlessTestSupport
import Testing

/// The live sources keep the contract of every source over a connection, too.
struct LoopbackContractTests {
  @Test(arguments: RemoteFeed.allCases, PageDemand.allCases)
  func `a live source keeps it over a connection`(feed: RemoteFeed, demand: PageDemand) async throws
  {
    let fake = feed.server
    let server = try LoopbackServer { fake.answer($0) }
    defer { server.stop() }
    try await feed.check(
      demand, client: URLSessionHTTPClient(), address: server.address,
      asked: { server.requests.count })
  }
}
