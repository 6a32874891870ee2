/// What an answer says of being kept (RFC 9111): the part that matters to a cache of one user's own.
struct CacheControl: Hashable {
  /// Whether it may not be kept at all.
  var forbidsStoring = false
  /// Whether the server is to be asked each time.
  var asksToRevalidate = false
  /// How long it is fresh, counted from when the server made it; nothing where it does not say.
  var maxAge: Duration?

  /// Reads an answer's headers; what cannot be read says nothing.
  init(_ response: HTTPResponse) {
    let words = (response.header("Cache-Control") ?? "").lowercased().utf8
      .filter { ![0x20, 0x09, UInt8(ascii: "\"")].contains($0) }
    for directive in words.split(separator: UInt8(ascii: ",")) {
      let parts = directive.split(separator: UInt8(ascii: "="), maxSplits: 1)
        .map { String(decoding: $0, as: UTF8.self) }
      switch parts.first {
      case "no-store": forbidsStoring = true
      case "no-cache": asksToRevalidate = true
      case "max-age": maxAge = parts.count == 2 ? Self.age(parts[1]) : .zero
      default: break
      }
    }
    if response.header("Vary")?.contains("*") == true { forbidsStoring = true }
  }

  /// Returns how long an answer that has just come stays fresh; it may have been kept elsewhere for a
  /// while (`Age`).
  func freshness(of response: HTTPResponse) -> Duration {
    guard !asksToRevalidate, let maxAge else { return .zero }
    let age = response.header("Age").map(Self.age) ?? .zero
    return max(.zero, maxAge - age)
  }

  /// Returns a number of seconds, at most a year's; one that cannot be read counts as stale.
  private static func age(_ text: some StringProtocol) -> Duration {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return .zero }
    return .seconds(min(Int(text) ?? .max, 31_536_000))
  }
}
