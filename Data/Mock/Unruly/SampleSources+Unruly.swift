public import EndlessDomain

extension SampleSources {
  /// Returns a server of the lectures that can be made unruly, ten a page.
  ///
  /// The copies of round k have the id of the lecture with `#k` behind it.
  public static func unrulyLectures(
    pageSize: Int = 10, count: Int? = nil
  ) -> UnrulyPageSource<Lecture> {
    UnrulyPageSource(
      SampleCatalogue.lectures, pageSize: pageSize, keys: .page, count: count,
      copying: { lecture, round in
        Lecture(
          id: "\(lecture.id)#\(round)", name: lecture.name, teachers: lecture.teachers,
          organization: lecture.organization, summary: lecture.summary, start: lecture.start,
          end: lecture.end, startDisplay: lecture.startDisplay, imageURL: lecture.imageURL)
      },
      making: { number in
        Lecture(id: "course-v1:SAMPLE+NEW\(number)+R1", name: "New lecture \(number)")
      })
  }

  /// Returns a server of the Pokémon that can be made unruly, thirty a page.
  ///
  /// The copies of round k have the id of the Pokémon plus 1000k, the new ones are counted from
  /// 900,001 on; where the two would meet, at the 900th round and the 100,000th new one, both get out
  /// of each other's way. ``unrulyPokemonDetails()`` knows them all.
  public static func unrulyPokemon(
    pageSize: Int = 30, count: Int? = nil
  ) -> UnrulyPageSource<Pokemon> {
    UnrulyPageSource(
      SampleCatalogue.pokemon, pageSize: pageSize, keys: .offset, count: count,
      copying: { pokemon, round in
        Pokemon(id: UnrulyPokemonID.sample(pokemon.id, round: round).value, name: pokemon.name)
      },
      making: { number in
        Pokemon(id: UnrulyPokemonID.added(number).value, name: "new-\(number)")
      })
  }

  /// Returns the details of the Pokémon of ``unrulyPokemon(pageSize:count:)``, however many there are.
  public static func unrulyPokemonDetails() -> ComputedDetailSource<PokemonDetails> {
    ComputedDetailSource { id in
      switch UnrulyPokemonID(id) {
      case .sample(let sample, _):
        // The catalogue has them in the order of their ids, which begin with 1.
        let details = SampleCatalogue.pokemonDetails[sample - 1]
        return PokemonDetails(
          id: id, types: details.types, heightDecimetres: details.heightDecimetres,
          weightHectograms: details.weightHectograms, imageURL: details.imageURL)
      case .added:
        return PokemonDetails(
          id: id, types: ["normal"], heightDecimetres: 10, weightHectograms: 100)
      case nil:
        return nil
      }
    }
  }

  /// Returns a server of the books that can be made unruly, fifty a page.
  ///
  /// A query finds what it finds in ``books(pageSize:conditions:)``. The copies of round k have the id
  /// of the book with `#k` behind it.
  public static func unrulyBooks(
    pageSize: Int = 50, count: Int? = nil
  ) -> UnrulyPageSource<Book> {
    UnrulyPageSource(
      SampleCatalogue.books, pageSize: pageSize, keys: .page, count: count, matching: matches,
      copying: { book, round in
        Book(
          id: "\(book.id)#\(round)", title: book.title, authors: book.authors,
          publisher: book.publisher, published: book.published, price: book.price,
          salePrice: book.salePrice, isbn10: book.isbn10, isbn13: book.isbn13, url: book.url,
          thumbnailURL: book.thumbnailURL, status: book.status)
      },
      making: { number in Book(id: "sample-new-\(number)", title: "New book \(number)") })
  }
}
