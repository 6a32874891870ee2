public import Foundation

/// An answer, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// The body.
  public let body: Data
  private let headers: [String: String]

  /// Creates an answer; the case of a header's name does not matter.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.body = body
    self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }) { first, _ in first }
  }

  /// Returns the value of a header, or nothing where the answer does not have it.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// Returns the answer as a later one (304) confirmed it, whose headers are newer.
  func updated(by confirmation: HTTPResponse) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers.merging(confirmation.headers) { $1 }, body: body)
  }
}
