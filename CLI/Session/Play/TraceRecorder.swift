/// Takes down what a session looks like over time; only what changes.
struct TraceRecorder {
  private var trace = SessionTrace()
  /// Since when a person looks at a spinner.
  private var spinnerSince: Duration?

  mutating func record(_ look: SessionLook, in viewport: Viewport, at time: Duration) {
    let sight = SessionTrace.Sight(time: time, top: viewport.top, bottom: viewport.bottom)
    if trace.sights.last.map({ $0.top != sight.top || $0.bottom != sight.bottom }) ?? true {
      trace.sights.append(sight)
    }
    if trace.extents.last?.rows != look.items {
      trace.extents.append(SessionTrace.Extent(time: time, rows: look.items))
    }
    if look.showsSpinner, viewport.showsEnd {
      spinnerSince = spinnerSince ?? time
    } else {
      trace.spinners += spinner(until: time)
      spinnerSince = nil
    }
  }

  /// Returns the picture up to a time.
  func picture(until time: Duration, requests: [RequestRecord]) -> SessionTrace {
    var picture = trace
    picture.spinners += spinner(until: time)
    picture.requests = requests
    return picture
  }

  private func spinner(until time: Duration) -> [Range<Duration>] {
    spinnerSince.map { $0 < time ? [$0..<time] : [] } ?? []
  }
}
