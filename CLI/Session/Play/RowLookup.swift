import Synchronization

/// Looks a row up by its item; what looks is there only once the screen is.
final class RowLookup: Sendable {
  typealias Lookup = @Sendable (any Hashable & Sendable) -> Int?

  private let lookup = Mutex<Lookup?>(nil)

  func use(_ lookup: @escaping Lookup) {
    self.lookup.withLock { $0 = lookup }
  }

  /// Returns in which row an item stands, from 1.
  func row(of id: any Hashable & Sendable) -> Int? {
    lookup.withLock { $0 }?(id)
  }
}
