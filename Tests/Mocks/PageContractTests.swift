import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

/// The mock sources keep the contract of every source.
struct PageContractTests {
  private static let items = (1...23).map(Item.init)

  @Test(arguments: PageKeyStyle.allCases, PageDemand.allCases)
  func `a source in memory keeps it`(keys: PageKeyStyle, demand: PageDemand) async throws {
    let odd = try #require(SearchQuery("odd"))
    let source = InMemoryPageSource(Self.items, pageSize: 5, keys: keys) { item, query in
      query != odd || item.id % 2 == 1
    }
    let contract = PageContract(
      source, holding: Self.items.map(\.id), pageSize: 5,
      other: (odd, Array(stride(from: 1, through: 23, by: 2))), total: 23,
      sizesVary: keys == .offset)
    try await contract.check(demand)
  }

  @Test(arguments: PageKeyStyle.allCases, PageDemand.allCases)
  func `an unruly source meets the demands until it is told to misbehave`(
    keys: PageKeyStyle, demand: PageDemand
  )
    async throws
  {
    let source = unrulyItems(9, pageSize: 5, keys: keys, count: 20)
    try source.insert(3, at: 18)
    let contract = PageContract(
      source, holding: Array(1...9) + Array(1001...1008) + [-1, -2, -3] + [1009, 2001, 2002],
      pageSize: 5,
      other: (try #require(SearchQuery("8")), (0..<20).map { 8 + 1000 * $0 }), total: 23)
    try await contract.check(demand)
  }

  /// What a script answers is the script's affair; this one is a good server's.
  @Test(arguments: PageDemand.allCases)
  func `a source that follows a good script keeps it`(demand: PageDemand) async throws {
    let source = ScriptedPageSource<Item> { request, _ throws(FeedError) in
      if Task.isCancelled { throw .cancelled }
      let start: Int
      switch request.key {
      case nil: start = 0
      case .offset(let offset)?: start = min(offset, 23)
      case .page?, .cursor?: throw .invalidRequest(nil)
      }
      let end = min(start + 5, 23)
      return Page(
        items: Array(Self.items[start..<end]), next: end < 23 ? .offset(end) : nil)
    }
    let contract = PageContract(source, holding: Self.items.map(\.id), pageSize: 5)
    try await contract.check(demand)
  }
}
