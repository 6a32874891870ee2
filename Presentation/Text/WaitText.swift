extension Language {
  /// Returns a time to wait as a person reads it, such as `3 s`, `5 min` or `2 h`.
  ///
  /// Rounded up, so that a reader does not come back too early, and at most a day, because a server may
  /// send any number.
  package func wait(_ duration: Duration) -> String {
    let whole = min(max(duration, .zero), .seconds(Self.day)).components
    let seconds = max(1, whole.seconds + (whole.attoseconds > 0 ? 1 : 0))
    let isKorean = self == .korean
    if seconds < 60 { return isKorean ? "\(seconds)초" : "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    if minutes < 60 { return isKorean ? "\(minutes)분" : "\(minutes) min" }
    let hours = (seconds + 3599) / 3600
    if hours < 24 { return isKorean ? "\(hours)시간" : "\(hours) h" }
    return isKorean ? "하루" : "a day"
  }

  private static let day: Int64 = 86_400
}
