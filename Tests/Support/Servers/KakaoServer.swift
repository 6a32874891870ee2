/// Kakao's book search: it checks the key, the page and the size, and may page through less than it
/// finds.
package struct KakaoServer: FakeServer {
  package let count: Int
  /// The key that it takes.
  package let key: String
  /// How many books of one query can be loaded at most.
  package let pageable: Int

  package init(count: Int, key: String, pageable: Int = 1000) {
    self.count = count
    self.key = key
    self.pageable = pageable
  }

  /// Returns the ids of the books that a query finds and that can be loaded, in order.
  package func ids(for query: String) -> [String] {
    Array(found(by: query).prefix(pageable)).map(String.init)
  }

  package func answer(target: String, header: (String) -> String?) -> FakeAnswer {
    let target = RequestTarget(target)
    guard target.path == "/v3/search/book" else {
      return Self.refusal(404, "ResourceNotFound", "no such service")
    }
    guard let authorization = header("Authorization"), authorization.hasPrefix("KakaoAK ") else {
      return Self.refusal(401, "AccessDeniedError", "the header with the key is missing")
    }
    guard authorization == "KakaoAK \(key)" else {
      // The real one is said to echo the key, too.
      return Self.refusal(401, "AccessDeniedError", "unknown: \(authorization.dropFirst(8))")
    }
    guard let query = target["query"], !query.isEmpty else {
      return Self.refusal(400, "MissingParameter", "query is required")
    }
    guard let number = Int(target["page"] ?? "1"), (1...50).contains(number) else {
      return Self.refusal(400, "InvalidArgument", "page is not between 1 and 50")
    }
    guard let size = Int(target["size"] ?? "10"), (1...50).contains(size) else {
      return Self.refusal(400, "InvalidArgument", "size is not between 1 and 50")
    }
    return page(number, size: size, of: query)
  }

  private func page(_ number: Int, size: Int, of query: String) -> FakeAnswer {
    let found = found(by: query)
    let reachable = min(found.count, pageable)
    let start = min((number - 1) * size, reachable)
    let end = pageEnd(from: start, size: size, count: reachable)
    let books = found[start..<end].map { Self.book($0, foundBy: query) }
    return FakeAnswer(
      json: #"""
        {"documents":[\#(books.joined(separator: ","))],"meta":{"is_end":\#(end == reachable),\#
        "pageable_count":\#(reachable),"total_count":\#(found.count)}}
        """#)
  }

  /// `odd` and `even` find the books with such numbers, every other query finds all.
  private func found(by query: String) -> [Int] {
    let all = (1...max(1, count)).prefix(count)
    return switch query {
    case "odd": all.filter { $0 % 2 == 1 }
    case "even": all.filter { $0 % 2 == 0 }
    default: Array(all)
    }
  }

  private static func refusal(_ status: Int, _ type: String, _ message: String) -> FakeAnswer {
    FakeAnswer(status: status, json: #"{"errorType":"\#(type)","message":"\#(message)"}"#)
  }

  /// Two neighbours share an ISBN; the address also holds the query.
  private static func book(_ number: Int, foundBy query: String) -> String {
    let isbn = "978\(1_000_000_000 + number / 2)"
    let address = "https://b.example/?bookId=\(number)&q=\(encodedForAddress(query))"
    return #"""
      {"title":"책 \#(number)","contents":"&lt;\#(number)&gt;  ","authors":["가 \#(number)"],\#
      "translators":[],"publisher":"","datetime":"2014-11-17T00:00:00.000+09:00",\#
      "isbn":" \#(isbn)","price":\#(number * 100),"sale_price":-1,"status":"",\#
      "thumbnail":"","url":"\#(address)"}
      """#
  }
}
