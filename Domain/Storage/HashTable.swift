/// One of the small tables of a ``HashIndex``: open addressing with linear probing.
@usableFromInline struct HashTable: Hashable, Sendable {
  /// A place with its hash.
  ///
  /// The hash is the upper half, the place and one the lower: zero is no entry.
  private typealias Entry = UInt64

  private var slots: [Entry]
  /// How many slots there are: kept here too, so that a search need not wait for the slots' memory
  /// to know where to begin.
  private let size: Int
  private var count = 0

  /// Creates an empty table for at least so many places; there is always a free slot.
  init(capacity: Int = 20) {
    var size = 32
    while Self.capacity(of: size) < capacity { size *= 2 }
    self.size = size
    slots = Array(repeating: 0, count: size)
  }

  /// How many of so many slots may be taken.
  private static func capacity(of slots: Int) -> Int { slots / 4 * 3 }

  /// Returns whether there is a place with a hash.
  func contains(_ hash: UInt32) -> Bool {
    var slot = firstSlot(of: hash)
    while slots[slot] != 0 {
      if UInt32(slots[slot] >> 32) == hash { return true }
      slot = (slot + 1) & (size - 1)
    }
    return false
  }

  /// Returns whether one of some hashes comes twice.
  @usableFromInline static func repeats(anyOf hashes: [UInt32]) -> Bool {
    var table = HashTable(capacity: hashes.count)
    for (place, hash) in hashes.enumerated() {
      guard !table.contains(hash) else { return true }
      table.insert(place, hash: hash)
    }
    return false
  }

  /// Returns the places with a hash.
  func places(of hash: UInt32) -> [Int] {
    var places: [Int] = []
    var slot = firstSlot(of: hash)
    while slots[slot] != 0 {
      if UInt32(slots[slot] >> 32) == hash {
        places.append(Int(UInt32(truncatingIfNeeded: slots[slot])) - 1)
      }
      slot = (slot + 1) & (size - 1)
    }
    return places
  }

  mutating func insert(_ place: Int, hash: UInt32) {
    if count == Self.capacity(of: size) {
      var larger = HashTable(capacity: 2 * count)
      for entry in slots where entry != 0 { larger.insert(entry) }
      self = larger
    }
    insert(UInt64(hash) << 32 | UInt64(UInt32(place + 1)))
  }

  /// Takes out the places whose hash has a bit set.
  ///
  /// - Returns: a table of them.
  mutating func split(by bit: UInt32) -> HashTable {
    let isHigh = { (entry: Entry) in UInt32(entry >> 32) & bit != 0 }
    let highCount = slots.count(where: isHigh)
    var low = HashTable(capacity: count - highCount)
    var high = HashTable(capacity: highCount)
    for entry in slots where entry != 0 {
      if isHigh(entry) { high.insert(entry) } else { low.insert(entry) }
    }
    self = low
    return high
  }

  /// Adds an entry for which there is room.
  private mutating func insert(_ entry: Entry) {
    var slot = firstSlot(of: UInt32(entry >> 32))
    while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
    slots[slot] = entry
    count += 1
  }

  /// Returns where the search for a hash begins: its upper bits tell, since the lower ones are the
  /// same for all that is in one table.
  private func firstSlot(of hash: UInt32) -> Int {
    Int((UInt64(hash) * UInt64(size)) >> 32)
  }
}
