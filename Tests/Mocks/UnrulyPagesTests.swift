import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

/// The pages of an unruly server: what shifts, what repeats, and what comes past the end.
struct UnrulyPagesTests {
  private static let pages = [Array(1...10), Array(11...20), Array(21...23)]

  private func key(page: Int, _ keys: PageKeyStyle) -> PageKey {
    switch keys {
    case .offset: .offset((page - 1) * 10)
    case .page: .page(page)
    case .cursor: .cursor("after-\((page - 1) * 10)")
    }
  }

  @Test(arguments: PageKeyStyle.allCases)
  func `rows shift between two pages as on a real server`(keys: PageKeyStyle) async throws {
    let source = unrulyItems(23, keys: keys)
    #expect(try await source.ids() == Self.pages[0])
    try source.insert(2, at: 1)
    #expect(try await source.ids(key(page: 2, keys)) == Array(9...18))
    try source.remove(5, at: 1)
    let third = try await source.page(for: PageRequest(key: key(page: 3, keys)))
    #expect(third.items.isEmpty && third.next == nil && third.total == 20)
  }

  @Test func `an offset between two pages stays where it is`() async throws {
    let source = unrulyItems(23)
    let page = try await source.page(for: PageRequest(key: .offset(7)))
    #expect(page.items.map(\.id) == Array(8...17) && page.next == .offset(17))
    let last = try await source.page(for: PageRequest(key: .offset(17)))
    #expect(last.items.map(\.id) == Array(18...23) && last.next == nil)
    source.afterEnd = .restart
    #expect(try await source.page(for: PageRequest(key: .offset(17))).next == .offset(27))
    #expect(try await source.ids(.offset(27)) == Self.pages[0])
    #expect(try await source.ids(.offset(37)) == Self.pages[1])
  }

  @Test(arguments: PageKeyStyle.allCases)
  func `a request has a place, whatever its key`(keys: PageKeyStyle) throws {
    let source = unrulyItems(23, keys: keys)
    for page in [1, 2, 3, 4, 1000] {
      let place = try #require(source.place(of: PageRequest(key: key(page: page, keys))))
      #expect(place == (page, (page - 1) * 10))
    }
    #expect(try #require(source.place(of: PageRequest(query: SearchQuery("2")))) == (1, 0))
    for other in PageKeyStyle.allCases where other != keys {
      #expect(source.place(of: PageRequest(key: key(page: 2, other))) == nil)
    }
  }

  @Test func `a place between two pages is on the earlier one`() throws {
    let source = unrulyItems(23)
    #expect(try #require(source.place(of: PageRequest(key: .offset(19)))) == (2, 19))
    #expect(try #require(source.place(of: PageRequest(key: .offset(20)))) == (3, 20))
    #expect(source.place(of: PageRequest(key: .offset(-1))) == nil)
  }

  @Test(arguments: PageKeyStyle.allCases)
  func `a server that knows its end says so`(keys: PageKeyStyle) async throws {
    let source = unrulyItems(23, keys: keys)
    for page in 1...4 {
      let answer = try await source.page(for: PageRequest(key: key(page: page, keys)))
      #expect(answer.items.map(\.id) == (page < 4 ? Self.pages[page - 1] : []))
      #expect(answer.next == (page < 3 ? key(page: page + 1, keys) : nil))
    }
  }

  @Test(arguments: PageKeyStyle.allCases, [AfterEnd.repeat, .restart, .empty])
  func `a server that does not know its end always announces another page`(
    keys: PageKeyStyle, after: AfterEnd
  )
    async throws
  {
    let source = unrulyItems(23, keys: keys)
    source.afterEnd = after
    #expect(source.afterEnd == after)
    var request = PageRequest()
    for page in 1...9 {
      let answer = try await source.page(for: request)
      let expected =
        switch after {
        case _ where page <= 3: Self.pages[page - 1]
        case .repeat: Self.pages[2]
        case .restart: Self.pages[(page - 1) % 3]
        case .empty, .fail: [Int]()
        }
      #expect(answer.items.map(\.id) == expected, "page \(page)")
      #expect(answer.next == key(page: page + 1, keys) && answer.total == 23)
      request.key = answer.next
    }
    source.afterEnd = nil
    #expect(try await source.walk() == Array(1...23))
  }

  @Test func `one may fail past its end, and only there`() async throws {
    let source = unrulyItems(20)
    source.afterEnd = .fail(.server(status: 500))
    let last = try await source.page(for: PageRequest(key: .offset(10)))
    #expect(last.items.map(\.id) == Self.pages[1] && last.next == .offset(20))
    await #expect(throws: FeedError.server(status: 500)) { try await source.ids(.offset(20)) }
  }

  @Test(arguments: [AfterEnd.repeat, .restart, .empty, .fail(.offline)])
  func `the first page of an empty list is not past its end`(after: AfterEnd) async throws {
    for size in [1, 10] {
      let source = unrulyItems(0, pageSize: size)
      source.afterEnd = after
      let page = try await source.page(for: PageRequest())
      #expect(page.items.isEmpty && page.next == .offset(size) && page.total == 0)
      if after == .fail(.offline) {
        await #expect(throws: FeedError.offline) { try await source.ids(.offset(size)) }
      } else {
        #expect(try await source.ids(.offset(size)).isEmpty)
      }
    }
  }

  @Test(arguments: PageKeyStyle.allCases)
  func `a page may repeat the one before it`(keys: PageKeyStyle) async throws {
    let source = unrulyItems(23, keys: keys)
    source.repeatPage(2)
    #expect(try await source.walk() == Self.pages[0] + Self.pages[0] + Self.pages[2])
    source.repeatPage(3)
    #expect(try await source.walk() == Self.pages[0] + Self.pages[0] + Self.pages[0])
    source.repeatPage(1)
    #expect(try await source.ids() == Self.pages[0])
  }

  @Test(arguments: PageKeyStyle.allCases)
  func `a page may be empty and announce another one`(keys: PageKeyStyle) async throws {
    let source = unrulyItems(23, keys: keys)
    source.emptyPage(2)
    #expect(try await source.walk() == Self.pages[0] + Self.pages[2])
    source.emptyPage(3)
    let third = try await source.page(for: PageRequest(key: key(page: 3, keys)))
    #expect(third == Page(items: [], next: key(page: 4, keys), total: 23))
    #expect(try await source.page(for: PageRequest(key: third.next)).next == nil)
    source.repeatPage(3)
    #expect(try await source.walk() == Self.pages[0], "page three repeats an empty one")
  }

  @Test(
    arguments: PageKeyStyle.allCases, [nil, AfterEnd.repeat, .restart, .empty, .fail(.offline)])
  func `no key is too far`(keys: PageKeyStyle, after: AfterEnd?) async throws {
    for size in [1, 2, 10] {
      let source = unrulyItems(23, pageSize: size, keys: keys)
      source.afterEnd = after
      for number in [
        Int.max, .max - 1, .max / 2, .max / size, .max / max(size, 2) + 1, 0, -1, .min,
      ] {
        for key in [PageKey.page(number), .offset(number), .cursor("after-\(number)")] {
          let request = PageRequest(key: key)
          var isRefused = false
          do throws(FeedError) {
            _ = try await source.page(for: request)
          } catch .invalidRequest {
            isRefused = true
          } catch {
            #expect(after == .fail(error), "\(key)")
          }
          #expect((source.place(of: request) == nil) == isRefused, "\(key)")
        }
      }
    }
  }
}
