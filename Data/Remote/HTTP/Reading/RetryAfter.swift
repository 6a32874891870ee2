public import Foundation

extension HTTPResponse {
  /// How long the server asks to wait before the next request: a day at most, or nothing where it
  /// does not say so in a way that can be read.
  ///
  /// A time is measured against the answer's own `Date`, since a server's clock may be wrong, and
  /// only without one against `now`.
  public func retryAfter(now: Date = Date()) -> Duration? {
    guard let value = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    let limit = Duration.seconds(24 * 60 * 60)
    let digits = value.first == "-" ? value.dropFirst() : value[...]
    if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard value.first != "-" else { return .zero }
      // What is too great for a number is too great for a wait.
      return Int64(digits).map { min(.seconds($0), limit) } ?? limit
    }
    guard let time = HTTPDate(value, now: now)?.date else { return nil }
    let sent = header("Date").flatMap { HTTPDate($0, now: now)?.date } ?? now
    // In milliseconds rounded up: a try that comes too early is one too many.
    let milliseconds = (time.timeIntervalSince(sent) * 1000).rounded(.up)
    return min(max(.milliseconds(milliseconds), .zero), limit)
  }
}
