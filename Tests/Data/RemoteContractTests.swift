import EndlessData
import EndlessDomain
import EndlessTestSupport
import Testing

/// The live sources keep the contract of every source, in front of servers of the project's own.
struct RemoteContractTests {
  @Test(arguments: RemoteFeed.allCases, PageDemand.allCases)
  func `a live source keeps it`(feed: RemoteFeed, demand: PageDemand) async throws {
    let client = ServedHTTPClient(feed.server)
    try await feed.check(
      demand, client: client, address: "https://a.example", asked: { client.targets.count })
  }

  @Test(arguments: RemoteFeed.allCases)
  func `a walk asks for each page in turn`(feed: RemoteFeed) async throws {
    let client = ServedHTTPClient(feed.server)
    try await feed.check(.walk, client: client, address: "https://a.example") {
      client.targets.count
    }
    #expect(client.targets == feed.targets)
  }

  @Test(arguments: RemoteFeed.allCases.filter { $0 != .pokemon })
  func `where pages have numbers, a wish for another size changes no request`(feed: RemoteFeed)
    async throws
  {
    let client = ServedHTTPClient(feed.server)
    try await feed.check(.limits, client: client, address: "https://a.example") {
      client.targets.count
    }
    #expect(Set(client.targets) == Set(feed.targets))
    // Two plain walks, and each page with every limit.
    #expect(client.targets.count == 9 * feed.targets.count)
  }

  @Test(arguments: RemoteFeed.allCases.filter { $0 != .pokemon })
  func `a wrong key is told`(feed: RemoteFeed) async throws {
    let client = ServedHTTPClient(feed.server)
    let error = await #expect(throws: FeedError.self) {
      try await feed.check(
        .walk, client: client, address: "https://a.example", key: "another", asked: { 0 })
    }
    guard case .unauthorized(let words)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(words?.contains("another") == false)
    #expect(client.targets.count == 1)
  }
}
