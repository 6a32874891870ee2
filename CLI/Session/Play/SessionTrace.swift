/// What a session looked like over time, as a picture needs it; each list in the order of time.
public struct SessionTrace: Hashable, Sendable {
  /// Which rows were in sight from a time on; parts of rows count as parts.
  public struct Sight: Hashable, Sendable {
    /// From when on.
    public let time: Duration
    /// How many rows lie above the viewport.
    public let top: Double
    /// How many rows lie above the viewport's end.
    public let bottom: Double
  }

  /// How many rows there were from a time on.
  public struct Extent: Hashable, Sendable {
    /// From when on.
    public let time: Duration
    /// How many rows there were.
    public let rows: Int
  }

  /// Where the viewport stood.
  public internal(set) var sights: [Sight] = []
  /// The loaded edge.
  public internal(set) var extents: [Extent] = []
  /// When a person looked at a spinner.
  public internal(set) var spinners: [Range<Duration>] = []
  /// The requests for pages.
  public internal(set) var requests: [RequestRecord] = []
}
