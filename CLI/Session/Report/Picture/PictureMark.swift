/// A thin mark at the time of what is no request: of a step, a change, a snapshot, or of several that
/// are too near each other to be told apart.
struct PictureMark {
  /// The events, as indices of the transcript.
  let events: [Int]
  let x: Double

  /// How near marks may stand to each other.
  private static let distance = 3.0

  /// Returns the marks of a transcript's events for which a condition holds.
  static func marks(
    of events: [SessionEvent], on scale: PictureScale, where isMarked: (SessionEvent) -> Bool
  ) -> [Self] {
    var groups: [Int: [Int]] = [:]
    for (index, event) in events.enumerated() where isMarked(event) {
      groups[Int(scale.x(event.time) / distance), default: []].append(index)
    }
    return groups.sorted { $0.key < $1.key }.map { _, group in
      Self(events: group, x: scale.x(events[group[0]].time))
    }
  }
}
