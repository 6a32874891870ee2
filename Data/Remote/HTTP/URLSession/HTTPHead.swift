import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What stands before an answer's body.
struct HTTPHead {
  let status: Int
  let headers: [String: String]
  /// How many bytes the body will have, as it travels; negative where that is not known.
  let bodyLength: Int64

  /// Reads a head, or returns nothing where the answer is no HTTP answer.
  init?(_ response: URLResponse?) {
    guard let response = response as? HTTPURLResponse else { return nil }
    status = response.statusCode
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name] = value
    }
    self.headers = headers
    bodyLength = Int64(response.expectedContentLength)
  }
}
