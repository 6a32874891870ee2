/// How a load that is under way fares: news of whoever waits on its behalf, for whoever shows it.
///
/// It goes round the ports, so that a source which never waits need not know of it: a decorator deep
/// below a ``PageRepository`` calls ``report``, and the load's owner has bound it.
public enum LoadProgress: Hashable, Sendable {
  /// The load waits before it tries again; until that time of the program's ``Timeline``.
  case waiting(until: Duration)
  /// The wait is over, and a request is under way again.
  case loading

  /// Takes the news of a load.
  ///
  /// A type around the function, not the function itself: Swift 6.3 crashes at a task-local whose value
  /// is one, in optimized builds.
  public struct Listener: Sendable {
    let take: @Sendable (LoadProgress) -> Void

    /// Creates a listener.
    public init(_ take: @escaping @Sendable (LoadProgress) -> Void) {
      self.take = take
    }
  }

  /// Takes the news of the current task's load; nothing where nobody asks for them.
  @TaskLocal public static var listener: Listener?

  /// Tells the current task's listener; nothing where there is none.
  public static var report: (@Sendable (LoadProgress) -> Void)? { listener?.take }
}
