/// Places by hash: tells where in a list an id may stand, at one cost however long the list is.
///
/// A hash table that doubles moves all that it holds at once, and one page in a million waits for it.
/// This one grows by linear hashing: it is many small tables, and whenever they hold too much on
/// average the next one in turn is split in two. So a page pays for one small table at the most, there
/// is never a second copy of the whole, and where an older value is held only those tables are copied
/// that change.
///
/// It knows no ids: whoever asks compares those at the places that it names. So it is one piece of
/// machine code for lists of all kinds.
@usableFromInline struct HashIndex: Hashable, Sendable {
  /// How many entries a table holds on average before the next one is split: few enough that a split
  /// takes some microseconds, enough that the list of tables stays in the processor's cache.
  private static var entriesPerTable: Int { 192 }

  private var tables: [HashTable] = []
  /// How many entries there are.
  private(set) var count = 0
  /// How many tables there were when the round began: a power of two.
  ///
  /// In a round each of them is split; their upper halves stand behind them all.
  private var round = 1

  @usableFromInline init() {}

  /// Returns whether there is a place with one of some hashes.
  ///
  /// All of a page's at once: in a loop as short as this the processor waits for the memory of many
  /// tables at the same time.
  @usableFromInline func contains(anyOf hashes: [UInt32]) -> Bool {
    count > 0 && hashes.contains { tables[number(of: $0)].contains($0) }
  }

  /// Returns the places with a hash.
  @usableFromInline func places(of hash: UInt32) -> [Int] {
    count > 0 ? tables[number(of: hash)].places(of: hash) : []
  }

  /// Adds a place.
  @usableFromInline mutating func insert(_ place: Int, hash: UInt32) {
    if count >= tables.count * Self.entriesPerTable { addTable() }
    tables[number(of: hash)].insert(place, hash: hash)
    count += 1
  }

  private func number(of hash: UInt32) -> Int {
    let number = Int(hash) & (2 * round - 1)
    return number < tables.count ? number : number - round
  }

  private mutating func addTable() {
    guard !tables.isEmpty else {
      tables.append(HashTable())
      return
    }
    tables.append(tables[tables.count - round].split(by: UInt32(round)))
    if tables.count == 2 * round { round *= 2 }
  }
}
