extension Duration {
  /// The time as a script writes it: `0ms`, `300ms`, `1.25s`; parts of a millisecond are cut off.
  package var scriptText: String {
    let milliseconds = wholeMilliseconds
    guard milliseconds >= 1000 else { return "\(milliseconds)ms" }
    let fraction = String(String(milliseconds % 1000 + 1000).dropFirst())
    let digits = fraction.reversed().drop { $0 == "0" }.reversed()
    return "\(milliseconds / 1000)" + (digits.isEmpty ? "" : "." + String(digits)) + "s"
  }

  /// The time in milliseconds, parts of one cut off.
  package var wholeMilliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
