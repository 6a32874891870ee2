import EndlessData
import Foundation
import Testing

/// A key as a portal hands it out, in its two forms; made up.
enum KeyForm: String, CaseIterable {
  case decoded = "q+w/E1=="
  case encoded = "q%2Bw%2FE1%3D%3D"

  func key() throws -> APIKey { try #require(APIKey(rawValue)) }
}

/// Returns the time of seconds since 1970.
func time(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

extension String {
  /// The text as JSON spells it.
  var json: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
