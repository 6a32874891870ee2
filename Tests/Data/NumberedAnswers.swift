import EndlessData
import Foundation

extension StubHTTPClient {
  /// Creates a client that answers, with a status and a body, by a number of the address's query.
  convenience init(numbered name: String, _ answer: @escaping @Sendable (Int) -> (Int, String)) {
    self.init { request in
      let (status, body) = answer(request.url.queryNumber(name) ?? -1)
      return .success(HTTPResponse(status: status, body: Data(body.utf8)))
    }
  }

  /// Returns the numbers of that name that were asked for, in order.
  func numbers(_ name: String) -> [Int] { requests.compactMap { $0.url.queryNumber(name) } }
}

extension URL {
  fileprivate func queryNumber(_ name: String) -> Int? {
    URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == name }?.value.flatMap { Int($0) }
  }
}

/// Returns the JSON of items with these numbers, joined by commas.
func joined(_ ids: Range<Int>, _ item: (Int) -> String) -> String {
  ids.map(item).joined(separator: ", ")
}
