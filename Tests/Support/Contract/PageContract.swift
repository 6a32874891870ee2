package import EndlessDomain
package import Testing

/// Checks that a source of pages meets the demands on all sources.
package struct PageContract<Source: PageRepository>: Sendable
where Source.Item: Equatable, Source.Item.ID: Sendable {
  package typealias ID = Source.Item.ID

  let source: Source
  let ids: [ID]
  let pageSize: Int
  /// How many pages a walk has.
  let pageCount: Int
  let query: SearchQuery?
  /// Another query, and its results.
  let other: (query: SearchQuery, ids: [ID])?
  let total: Int?
  let end: EndReason
  /// Whether a request can choose the size of its page.
  let sizesVary: Bool
  /// Returns how many requests the server has received; `nil` if there is no server.
  let asked: (@Sendable () -> Int)?

  /// Creates a contract.
  ///
  /// - Parameters:
  ///   - source: the source to check.
  ///   - ids: the ids it contains, in order; more than two pages.
  ///   - pageSize: how many items a page holds.
  ///   - emptyPages: how many empty pages end a walk.
  ///   - query: what is searched for.
  ///   - other: another query, and its results.
  ///   - total: the total that pages report, if they do.
  ///   - end: why the list ends.
  ///   - sizesVary: whether a request can choose the size of its page.
  ///   - asked: returns how many requests the server has received.
  package init(
    _ source: Source, holding ids: [ID], pageSize: Int, emptyPages: Int = 0,
    query: SearchQuery? = nil, other: (query: SearchQuery, ids: [ID])? = nil, total: Int? = nil,
    end: EndReason = .exhausted, sizesVary: Bool = false, asked: (@Sendable () -> Int)? = nil
  ) {
    self.source = source
    self.ids = ids
    self.pageSize = pageSize
    pageCount = (ids.count + pageSize - 1) / pageSize + emptyPages
    self.query = query
    self.other = other
    self.total = total
    self.end = end
    self.sizesVary = sizesVary
    self.asked = asked
  }

  /// Checks one demand.
  package func check(
    _ demand: PageDemand, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let walk = try await pages(of: query, sourceLocation)
    switch demand {
    case .walk: expect(walk, toHold: ids, sourceLocation)
    case .repetition: try await expectAnswersAlike(walk + walk, sourceLocation)
    case .independence: try await expectAnswersAlike(walk.reversed(), sourceLocation)
    case .foreignKeys: await expectForeignKeysRefused(walk, sourceLocation)
    case .farKeys: await expectNoRowsPastTheEnd(walk, sourceLocation)
    case .concurrency: await expectNoMixing(walk, sourceLocation)
    case .cancelling: await expectCancelling(sourceLocation)
    case .limits:
      try await expectLimitsDoNoHarm(walk, sourceLocation)
      try await expectSeamsToHold(sourceLocation)
    case .query:
      guard let other else { return }
      let found = try await pages(of: other.query, sourceLocation)
      #expect(
        found.flatMap { $0.page.items.map(\.id) } == other.ids, sourceLocation: sourceLocation)
    }
  }

  typealias Step = (request: PageRequest, page: Page<Source.Item>)

  /// Follows the keys from the first page, a few pages further than the list can reach.
  private func pages(of query: SearchQuery?, _ sourceLocation: SourceLocation)
    async throws(FeedError) -> [Step]
  {
    let before = asked?()
    var walk: [Step] = []
    var request = PageRequest(query: query)
    while walk.count < pageCount + 3 {
      let page = try await source.page(for: request)
      walk.append((request, page))
      guard let next = page.next else { break }
      request.key = next
    }
    if let asked, let before {
      #expect(asked() - before == walk.count, sourceLocation: sourceLocation)
    }
    return walk
  }

  private func expect(_ walk: [Step], toHold ids: [ID], _ sourceLocation: SourceLocation) {
    #expect(walk.flatMap { $0.page.items.map(\.id) } == ids, sourceLocation: sourceLocation)
    #expect(walk.count == pageCount, sourceLocation: sourceLocation)
    #expect(walk.last?.page.next == nil, sourceLocation: sourceLocation)
    #expect(walk.last?.page.end == end, sourceLocation: sourceLocation)
    #expect(Set(walk.map(\.request.key)).count == walk.count, sourceLocation: sourceLocation)
    for (_, page) in walk {
      #expect(page.items.count <= pageSize, sourceLocation: sourceLocation)
      #expect(page.total == total, sourceLocation: sourceLocation)
      #expect(page.dropped == 0, sourceLocation: sourceLocation)
    }
  }

  private func expectAnswersAlike(_ walk: [Step], _ sourceLocation: SourceLocation) async throws {
    for (request, page) in walk {
      #expect(try await source.page(for: request) == page, sourceLocation: sourceLocation)
    }
  }

  private func expectNoMixing(_ walk: [Step], _ sourceLocation: SourceLocation) async {
    await withTaskGroup { group in
      for (request, page) in walk + walk.reversed() + walk {
        group.addTask {
          let answer = await outcome(of: request)
          #expect(answer == .success(page), sourceLocation: sourceLocation)
        }
      }
    }
  }

  private func expectCancelling(_ sourceLocation: SourceLocation) async {
    let request = PageRequest(query: query)
    let load = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(of: request)
    }
    #expect(await load.value == .failure(.cancelled), sourceLocation: sourceLocation)
  }

  func outcome(of request: PageRequest) async -> Result<Page<Source.Item>, FeedError> {
    do throws(FeedError) {
      return .success(try await source.page(for: request))
    } catch {
      return .failure(error)
    }
  }
}
