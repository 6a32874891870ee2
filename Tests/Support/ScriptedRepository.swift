package import EndlessDomain
import Synchronization

/// Answers as a closure says, and notes what was asked.
package final class ScriptedRepository: PageRepository {
  package typealias Script = @Sendable (PageRequest) throws(FeedError) -> Page<Item>

  private let script: Script
  private let state = Mutex<[PageRequest]>([])

  package init(_ script: @escaping Script) { self.script = script }

  package var requests: [PageRequest] { state.withLock { $0 } }

  package func page(for request: PageRequest) async throws(FeedError) -> Page<Item> {
    state.withLock { $0.append(request) }
    return try script(request)
  }
}
