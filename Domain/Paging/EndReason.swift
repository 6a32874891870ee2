/// Why a feed has come to rest.
public enum EndReason: Hashable, Sendable, CaseIterable {
  /// The source has no more.
  case exhausted
  /// The source has more but does not hand it out.
  case serverLimit
  /// The source went in a circle: a key came again, or pages brought only items already there.
  case repeatedPage
  /// The source went on announcing pages that held nothing.
  case emptyPages
}
