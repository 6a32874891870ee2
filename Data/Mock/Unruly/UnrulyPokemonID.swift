/// Where a Pokémon of an unruly list comes from, as its id says.
enum UnrulyPokemonID: Hashable {
  /// A Pokémon of the catalogue in a round; round 0 is the Pokémon itself.
  case sample(Int, round: Int)
  /// A new one, by its number from 1.
  case added(Int)

  /// The thousands that belong to new ones; the rounds leave them out.
  private static let reserved = 900..<1000
  private static let samples = 1...151

  init?(_ id: Int) {
    let (thousands, rest) = id.quotientAndRemainder(dividingBy: 1000)
    if Self.reserved.contains(thousands), id > Self.reserved.lowerBound * 1000 {
      self = .added(id - Self.reserved.lowerBound * 1000)
    } else if (-Int.max ... -100_000).contains(id) {
      self = .added(-id)
    } else if Self.samples.contains(rest), !Self.reserved.contains(thousands) {
      let skipped = thousands < Self.reserved.lowerBound ? 0 : Self.reserved.count
      self = .sample(rest, round: thousands - skipped)
    } else {
      return nil
    }
  }

  /// The id; new ones for which there is no place among the positive ids have negative ones.
  var value: Int {
    switch self {
    case .sample(let sample, let round):
      let skipped = round < Self.reserved.lowerBound ? 0 : Self.reserved.count
      return sample + 1000 * (round + skipped)
    case .added(let number):
      return number < 100_000 ? Self.reserved.lowerBound * 1000 + number : -number
    }
  }
}
