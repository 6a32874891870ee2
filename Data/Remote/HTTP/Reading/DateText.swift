import Foundation

/// Returns the time that an ISO 8601 text with a time zone names, with or without fractions of a
/// second, or nothing where it names none.
func date(_ text: String) -> Date? {
  if let date = try? Date(text, strategy: .iso8601) { return date }
  return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
}
