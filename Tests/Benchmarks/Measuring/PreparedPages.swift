import EndlessDomain
import Synchronization

/// A source whose page lies ready before it is asked for, so that only the engine's work is timed.
final class PreparedPages<Item: Identifiable & Sendable>: PageRepository where Item.ID: Sendable {
  private struct State {
    var page: Page<Item>?
    var requests = 0
  }

  private let state = Mutex(State())

  /// How many pages were asked for.
  var requests: Int { state.withLock(\.requests) }

  /// Puts a page there; where `number` is the feed's last, the feed goes on all the same.
  func put(_ items: [Item], number: Int) {
    state.withLock { $0.page = Page(items: items, next: .page(number + 1)) }
  }

  func page(for request: PageRequest) async throws(FeedError) -> Page<Item> {
    let page = state.withLock { state in
      state.requests += 1
      return state.page.take()
    }
    guard let page else { throw .notFound }
    return page
  }
}
