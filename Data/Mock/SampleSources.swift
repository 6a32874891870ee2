public import EndlessDomain
import Foundation

/// Makes sources of the sample catalogue with the real servers' page sizes.
public enum SampleSources {
  /// Returns the lectures, ten a page.
  public static func lectures(
    pageSize: Int = 10, conditions: Conditions = Conditions()
  ) -> InMemoryPageSource<Lecture> {
    InMemoryPageSource(
      SampleCatalogue.lectures, pageSize: pageSize, keys: .page, conditions: conditions)
  }

  /// Returns the Pokémon, thirty a page.
  public static func pokemon(
    pageSize: Int = 30, conditions: Conditions = Conditions()
  ) -> InMemoryPageSource<Pokemon> {
    InMemoryPageSource(
      SampleCatalogue.pokemon, pageSize: pageSize, keys: .offset, conditions: conditions)
  }

  /// Returns the details of the Pokémon.
  public static func pokemonDetails(
    conditions: Conditions = Conditions()
  ) -> InMemoryDetailSource<PokemonDetails> {
    InMemoryDetailSource(SampleCatalogue.pokemonDetails, conditions: conditions)
  }

  /// Returns the books, fifty a page.
  ///
  /// A query finds the books in whose title, authors, publisher and ISBNs all its words stand,
  /// whatever their case, accents and hyphens.
  public static func books(
    pageSize: Int = 50, conditions: Conditions = Conditions()
  ) -> InMemoryPageSource<Book> {
    InMemoryPageSource(
      SampleCatalogue.books, pageSize: pageSize, keys: .page, conditions: conditions,
      matching: matches)
  }

  @Sendable static func matches(_ book: Book, _ query: SearchQuery) -> Bool {
    let texts =
      [book.title] + book.authors + [book.publisher, book.isbn10, book.isbn13].compactMap(\.self)
    let haystack = folded(texts.joined(separator: "\n"))
    return folded(query.text).split(whereSeparator: \.isWhitespace).allSatisfy { word in
      haystack.contains(word) || haystack.contains(word.filter { $0 != "-" })
    }
  }

  private static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
