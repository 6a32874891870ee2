public import Foundation

/// A GET request; its description holds neither the query nor the headers, where keys stand.
public struct HTTPRequest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The address.
  public let url: URL
  /// The headers, besides those that every request has.
  public let headers: [String: String]

  /// Creates a request.
  public init(url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }

  /// The method, host and path.
  public var description: String { "GET \(url.host() ?? "")\(url.path())" }
  /// Shows what ``description`` does.
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
