/// Why a feed has come to rest.
public enum EndReason: Hashable, Sendable {
  /// The source has no more.
  case exhausted
  /// The source stopped before it had sent as many rows as it had announced.
  case short(of: Int)
  /// The source has more but does not hand it out.
  case serverLimit
  /// The source went in a circle: its pages brought only items that were already there.
  case repeatedPage
  /// The source kept announcing pages that held nothing.
  case emptyPages
}
