/// Where a request stands in a session's picture: from sent to answered, at the rows it asks for.
struct PictureBar {
  let request: RequestRecord
  let rows: Range<Double>
  /// When it ends; that of the session where it is pending.
  let end: Duration
  /// Which of the bars that share its rows and its time it is, from 0, and how many these are.
  private(set) var lane = 0
  private(set) var lanes = 1

  /// The most bars for which room is made beside each other; it costs the square of their number.
  private static let mostInLanes = 2000

  /// Returns the bars of a session's requests, each with lanes of its own where others are in its way.
  static func bars(of trace: SessionTrace, until end: Duration) -> [Self] {
    let usual = usualRows(of: trace)
    let bars = trace.requests.map { request in
      let first = request.offset ?? extent(of: trace, at: request.sent)
      var rows = usual
      if case .answered(let count) = request.outcome { rows = count }
      let top = Double(max(first, 0))
      return Self(
        request: request, rows: top..<(top + Double(max(rows, 1))),
        end: max(request.ended ?? end, request.sent))
    }
    return bars.count <= mostInLanes ? inLanes(bars) : bars
  }

  /// How many rows a request without an answer is drawn with: as many as the largest page, else as
  /// many as are in sight.
  private static func usualRows(of trace: SessionTrace) -> Int {
    let counts = trace.requests.compactMap { request -> Int? in
      if case .answered(let rows) = request.outcome { rows } else { nil }
    }
    if let most = counts.max(), most > 0 { return most }
    let sight = trace.sights.first.map { $0.bottom - $0.top } ?? 0
    return sight.isFinite && sight >= 1 && sight < 1_000_000 ? Int(sight) : 10
  }

  private static func extent(of trace: SessionTrace, at time: Duration) -> Int {
    // The extents are in the order of time.
    var low = 0
    var high = trace.extents.count
    while low < high {
      let middle = (low + high) / 2
      if trace.extents[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : trace.extents[low - 1].rows
  }

  private static func inLanes(_ bars: [Self]) -> [Self] {
    var result = bars
    for index in bars.indices {
      let taken = (0..<index).filter { bars[$0].touches(bars[index]) }
      let lanes = Set(taken.map { result[$0].lane })
      result[index].lane = (0...taken.count).first { !lanes.contains($0) } ?? 0
      let most = (taken + [index]).map { max(result[$0].lanes, result[$0].lane + 1) }.max() ?? 1
      for other in taken + [index] { result[other].lanes = most }
    }
    return result
  }

  private func touches(_ other: Self) -> Bool {
    request.sent < other.end && other.request.sent < end && rows.overlaps(other.rows)
  }
}
