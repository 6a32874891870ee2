import EndlessDomain
import Testing

extension PageContract {
  /// If sizes are fixed, a wish for another one changes nothing; if they vary, the page starts with
  /// the same row.
  func expectLimitsDoNoHarm(_ walk: [Step], _ sourceLocation: SourceLocation) async throws {
    for (request, page) in walk {
      for limit in [Int.min, -1, 0, 1, pageSize - 1, pageSize + 1, .max] {
        var wish = request
        wish.limit = limit
        let answer = try await source.page(for: wish)
        guard sizesVary else {
          #expect(answer == page, "\(wish)", sourceLocation: sourceLocation)
          continue
        }
        let rest = ids.drop { $0 != page.items.first?.id }
        #expect(
          answer.items.map(\.id) == Array(rest.prefix(max(1, limit))), "\(wish)",
          sourceLocation: sourceLocation)
        #expect(answer.total == page.total, sourceLocation: sourceLocation)
      }
    }
  }

  /// Follows the keys from the first page, with another size each time.
  func expectSeamsToHold(_ sourceLocation: SourceLocation) async throws {
    let limits = [pageSize + 2, nil, 1, 2 * pageSize, pageSize - 1]
    var found: [ID] = []
    var request = PageRequest(query: query)
    for step in 0..<ids.count + pageCount {
      request.limit = limits[step % limits.count]
      let page = try await source.page(for: request)
      found += page.items.map(\.id)
      guard let next = page.next else { break }
      request.key = next
    }
    #expect(found == ids, sourceLocation: sourceLocation)
  }
}
