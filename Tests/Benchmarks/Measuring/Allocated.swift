import Allocations

/// What some work allocated: every block of the process, the Swift runtime's own included.
struct Allocated {
  /// How many blocks.
  let count: Int
  /// How many more bytes are in use after the work than before it.
  let live: Int
  /// How many more bytes were in use at the most.
  let peak: Int

  /// Counts what some work allocates.
  static func counting(_ work: () throws -> Void) rethrows -> Allocated {
    allocations_begin()
    defer { _ = allocations_end() }
    try work()
    let seen = allocations_end()
    return Allocated(count: seen.count, live: seen.live, peak: seen.peak)
  }

  /// Makes sure that counting works here, by counting what is known.
  ///
  /// - Throws: a fault where it does not, since nothing counted would read as nothing allocated.
  static func mustBeCountable() throws(BenchFault) {
    guard allocations_can_be_counted() else {
      throw .unavailable("allocations are counted with glibc only, and not below a sanitizer")
    }
    var blocks: [UnsafeMutableRawPointer] = []
    blocks.reserveCapacity(10)
    let made = counting {
      for _ in 0..<10 { blocks.append(.allocate(byteCount: 1000, alignment: 8)) }
    }
    let freed = counting {
      for block in blocks { block.deallocate() }
    }
    let bytes = 10_000..<11_000
    guard made.count == 10, bytes ~= made.live, bytes ~= made.peak, freed.live == -made.live else {
      throw .unavailable("10 blocks of 1,000 bytes were counted as \(made), and freed as \(freed)")
    }
  }
}
