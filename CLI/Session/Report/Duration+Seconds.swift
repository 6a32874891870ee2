extension Duration {
  /// The time in seconds with three digits of their parts, such as `1.250`.
  var secondsText: String {
    let milliseconds = wholeMilliseconds
    return "\(milliseconds / 1000).\(String(milliseconds % 1000 + 1000).dropFirst())"
  }
}
