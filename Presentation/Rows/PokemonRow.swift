public import EndlessDomain
import Foundation

/// A Pokémon as a list shows it; texts are empty until its details are loaded.
public struct PokemonRow: Identifiable, Hashable, Sendable {
  /// The Pokémon.
  public let pokemon: Pokemon
  /// The state of its details.
  public internal(set) var details = DetailPhase.waiting
  /// The language of the texts.
  public let language: Language

  /// Creates a row whose details wait for their turn.
  public init(pokemon: Pokemon, language: Language) {
    self.pokemon = pokemon
    self.language = language
  }

  /// The Pokémon's number.
  public var id: Int { pokemon.id }
  /// The number, such as `#0025`.
  public var number: String {
    "#" + String(repeating: "0", count: max(0, 4 - "\(id)".count)) + "\(id)"
  }
  /// The name, such as `Mr Mime`.
  public var name: String {
    pokemon.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
  /// The types in the order of their slots.
  public var types: String {
    loaded.map { $0.types.map(language.pokemonType).joined(separator: ", ") } ?? ""
  }
  /// The height in metres.
  public var height: String { loaded.map { language.tenths($0.heightDecimetres) + " m" } ?? "" }
  /// The weight in kilograms; empty if the source does not know it.
  public var weight: String {
    guard let details = loaded, details.weightHectograms > 0 else { return "" }
    return language.tenths(details.weightHectograms) + " kg"
  }

  /// The error with which its details failed.
  public var fault: FeedError? {
    if case .failed(let error) = details { error } else { nil }
  }
  /// Its details, if they are loaded.
  public var loaded: PokemonDetails? {
    if case .loaded(let details) = details { details } else { nil }
  }
}
