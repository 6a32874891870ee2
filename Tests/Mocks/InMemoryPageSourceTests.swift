import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Synchronization
import Testing

struct InMemoryPageSourceTests {
  private func walk(_ source: InMemoryPageSource<Item>) async throws -> [[Int]] {
    var pages: [[Int]] = []
    var key: PageKey?
    repeat {
      let page = try await source.page(for: PageRequest(key: key))
      pages.append(page.items.map(\.id))
      key = page.next
    } while key != nil
    return pages
  }

  @Test(arguments: PageKeyStyle.allCases)
  func `pages part the list, whatever their size`(keys: PageKeyStyle) async throws {
    for count in [0, 1, 9, 10, 11, 30] {
      for size in [1, 3, 10, 100] {
        let items = (0..<count).map(Item.init)
        let pages = try await walk(InMemoryPageSource(items, pageSize: size, keys: keys))
        #expect(pages.flatMap(\.self) == Array(0..<count))
        #expect(pages.count == max(1, (count + size - 1) / size))
      }
    }
  }

  @Test func `it counts what is asked, and fails as planned and no longer`() async throws {
    let source = InMemoryPageSource((0..<30).map(Item.init), pageSize: 10)
    let second = PageRequest(key: .offset(10))
    source.failNext(.timedOut)
    source.fail(second, with: .server(status: 500), times: 2)
    await #expect(throws: FeedError.timedOut) { try await source.page(for: PageRequest()) }
    _ = try await source.page(for: PageRequest())
    for _ in 0..<2 {
      await #expect(throws: FeedError.server(status: 500)) { try await source.page(for: second) }
    }
    #expect(try await source.page(for: second).items.first?.id == 10)
    #expect(source.requests.map(\.key) == [nil, nil, .offset(10), .offset(10), .offset(10)])
  }

  @Test func `where keys are offsets, a page has the size that is wanted`() async throws {
    let source = InMemoryPageSource((0..<30).map(Item.init), pageSize: 10)
    let page = try await source.page(for: PageRequest(key: .offset(10), limit: 7))
    #expect(page.items.map(\.id) == Array(10..<17))
    #expect(page.next == .offset(17))
    #expect(source.requests == [PageRequest(key: .offset(10), limit: 7)])
  }

  @Test func `a page that is to fail does so whatever size is wanted`() async throws {
    let source = InMemoryPageSource((0..<30).map(Item.init), pageSize: 10)
    source.fail(PageRequest(key: .offset(10)), with: .offline)
    let request = PageRequest(key: .offset(10), limit: 7)
    await #expect(throws: FeedError.offline) { try await source.page(for: request) }
    #expect(try await source.page(for: request).items.count == 7)
  }

  @Test func `a key past the end is an empty last page, one of another kind an error`() async throws
  {
    let source = InMemoryPageSource((0..<5).map(Item.init), pageSize: 5)
    let page = try await source.page(for: PageRequest(key: .offset(.max)))
    #expect(page.items.isEmpty && page.next == nil)
    for key in [PageKey.offset(-1), .page(2), .cursor("x")] {
      await #expect(throws: FeedError.self) { try await source.page(for: PageRequest(key: key)) }
    }
  }

  @Test func `the same seed gives the same failures and latencies`() async throws {
    func outcome(seed: UInt64) async -> (failures: [Int], waits: [Duration]) {
      let clock = RecordingClock()
      let source = InMemoryPageSource(
        [Item(id: 1)], pageSize: 1,
        conditions: Conditions(
          latency: .uniform(.milliseconds(50)...(.milliseconds(400))), failureRate: 0.3,
          seed: seed, clock: clock))
      var failures: [Int] = []
      for number in 0..<100 {
        do { _ = try await source.page(for: PageRequest()) } catch { failures.append(number) }
      }
      return (failures, clock.waits)
    }
    let first = await outcome(seed: 7)
    let again = await outcome(seed: 7)
    let other = await outcome(seed: 8)
    #expect(first == again)
    #expect(first.failures != other.failures && first.waits != other.waits)
    #expect((10...60).contains(first.failures.count))
    #expect(first.waits.count == 100)
    #expect(first.waits.allSatisfy { $0 >= .milliseconds(50) && $0 <= .milliseconds(400) })
  }

  @Test func `a task that was cancelled gets that and nothing else`() async {
    let source = InMemoryPageSource([Item(id: 1)], pageSize: 1)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await source.page(for: PageRequest())
    }
    await #expect(throws: FeedError.cancelled) { try await task.value }
  }

  @Test(arguments: [
    ("한강", true), ("창비", true), ("채식주의자 한강", true), ("한강 문학동네 채식주의자", false),
    ("jonathan SWIFT", true), ("zzzz", false),
  ])
  func `a search looks at title, authors and publisher`(query: String, isFound: Bool) async throws {
    let page = try await SampleSources.books().page(
      for: PageRequest(query: SearchQuery(query)))
    #expect(page.items.isEmpty != isFound)
    #expect(page.total == page.items.count || page.items.count == 50)
  }

  @Test func `a search finds a book by its ISBNs, with hyphens and without`() async throws {
    let book = try #require(SampleCatalogue.books.first)
    let thirteen = try #require(book.isbn13)
    let hyphenated = thirteen.prefix(3) + "-" + thirteen.dropFirst(3)
    for text in [thirteen, String(hyphenated), try #require(book.isbn10)] {
      let page = try await SampleSources.books().page(for: PageRequest(query: SearchQuery(text)))
      #expect(page.items == [book])
    }
  }

  @Test func `details come by id, and an unknown one is not found`() async throws {
    let source = SampleSources.pokemonDetails()
    #expect(try await source.detail(of: 25).types == ["electric"])
    await #expect(throws: FeedError.notFound) { try await source.detail(of: 9999) }
    source.fail(25, with: .offline)
    await #expect(throws: FeedError.offline) { try await source.detail(of: 25) }
    #expect(source.requests == [25, 9999, 25])
    #expect(source.peakInFlight == 1)
  }
}

/// A clock that never waits, and records how long each sleep would have been.
private final class RecordingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let state = Mutex<(now: Instant, waits: [Duration])>((ContinuousClock.now, []))

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var waits: [Duration] { state.withLock { $0.waits } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    state.withLock { state in
      state.waits.append(state.now.duration(to: deadline))
      state.now = deadline
    }
  }
}
