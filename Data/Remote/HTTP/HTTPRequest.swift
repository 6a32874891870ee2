public import Foundation

/// A GET request; its description holds neither the query nor the headers, where keys stand.
public struct HTTPRequest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The address.
  public let url: URL
  /// The headers, besides those that every request has.
  public let headers: [String: String]
  /// The key that stands in the address or a header: whoever shows or keeps the request must know.
  public let key: APIKey?

  /// Creates a request.
  public init(url: URL, headers: [String: String] = [:], key: APIKey? = nil) {
    self.url = url
    self.headers = headers
    self.key = key
  }

  /// The address as it may be shown: without the key.
  public var shownAddress: String {
    key?.redacted(from: url.absoluteString) ?? url.absoluteString
  }

  /// The method, host and path.
  public var description: String { "GET \(url.host() ?? "")\(url.path())" }
  /// Shows what ``description`` does.
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
