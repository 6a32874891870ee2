public import EndlessDomain
import Synchronization

/// Answers as a script says: for servers that misbehave.
///
/// ```swift
/// // A server that takes no notice of the page that is asked for.
/// let source = ScriptedPageSource<Book> { _, _ in Page(items: firstTen, next: .page(2)) }
/// ```
public final class ScriptedPageSource<Item: Identifiable & Sendable>: PageRepository
where Item.ID: Sendable {
  /// Answers a request; the second argument is its number, from 1.
  public typealias Script = @Sendable (PageRequest, Int) throws(FeedError) -> Page<Item>

  private let script: Script
  private let state = Mutex<[PageRequest]>([])

  /// Creates a source.
  public init(_ script: @escaping Script) {
    self.script = script
  }

  /// What has been asked for, in order.
  public var requests: [PageRequest] { state.withLock { $0 } }

  /// Returns what the script says.
  ///
  /// - Throws: what the script throws.
  public func page(for request: PageRequest) async throws(FeedError) -> Page<Item> {
    let number = state.withLock { requests in
      requests.append(request)
      return requests.count
    }
    return try script(request, number)
  }
}
