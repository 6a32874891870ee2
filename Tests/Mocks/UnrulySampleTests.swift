import EndlessDomain
import EndlessMocks
import Testing

/// The sample feeds as unruly servers have them.
struct UnrulySampleTests {
  private func walk<Item>(
    _ source: UnrulyPageSource<Item>, query: SearchQuery? = nil
  ) async throws -> [Item] {
    var items: [Item] = []
    var key: PageKey?
    repeat {
      let page = try await source.page(for: PageRequest(query: query, key: key))
      items += page.items
      key = page.next
    } while key != nil
    return items
  }

  @Test func `unchanged, they hold the catalogue on pages of the feed's size`() async throws {
    #expect(try await walk(SampleSources.unrulyLectures()) == SampleCatalogue.lectures)
    #expect(try await walk(SampleSources.unrulyPokemon()) == SampleCatalogue.pokemon)
    #expect(try await walk(SampleSources.unrulyBooks()) == SampleCatalogue.books)
    let first = PageRequest()
    #expect(try await SampleSources.unrulyLectures().page(for: first).next == .page(2))
    #expect(try await SampleSources.unrulyLectures().page(for: first).items.count == 10)
    #expect(try await SampleSources.unrulyPokemon().page(for: first).next == .offset(30))
    #expect(try await SampleSources.unrulyBooks().page(for: first).next == .page(2))
    #expect(try await SampleSources.unrulyBooks().page(for: first).items.count == 50)
  }

  @Test func `copies are alike but for their ids`() async throws {
    let lectures = SampleCatalogue.lectures
    let more = try await walk(SampleSources.unrulyLectures(count: lectures.count * 2 + 1))
    #expect(more[lectures.count].id == lectures[0].id + "#1")
    #expect(more[lectures.count * 2].id == lectures[0].id + "#2")
    let copies = more[lectures.count..<lectures.count * 2]
    #expect(copies.map(\.name) == lectures.map(\.name))
    #expect(copies.map(\.teachers) == lectures.map(\.teachers))
    #expect(copies.map(\.imageURL) == lectures.map(\.imageURL))

    let books = SampleCatalogue.books
    let shelf = try await walk(SampleSources.unrulyBooks(count: books.count * 2))
    #expect(shelf[books.count].id == books[0].id + "#1")
    #expect(shelf[books.count...].map(\.title) == books.map(\.title))
    #expect(shelf[books.count...].map(\.price) == books.map(\.price))

    let pokemon = try await walk(SampleSources.unrulyPokemon(count: 303))
    #expect(pokemon[151] == Pokemon(id: 1001, name: SampleCatalogue.pokemon[0].name))
    #expect(pokemon[302] == Pokemon(id: 2001, name: SampleCatalogue.pokemon[0].name))
  }

  @Test func `ten thousand rows have an id each`() async throws {
    let count = 10_000
    #expect(
      Set(try await walk(SampleSources.unrulyLectures(count: count)).map(\.id)).count == count)
    #expect(Set(try await walk(SampleSources.unrulyPokemon(count: count)).map(\.id)).count == count)
    #expect(Set(try await walk(SampleSources.unrulyBooks(count: count)).map(\.id)).count == count)
  }

  @Test func `new rows have names and ids of their own`() async throws {
    let lectures = SampleSources.unrulyLectures()
    try lectures.insert(2, at: 1)
    let lecture = try await walk(lectures)
    #expect(lecture.prefix(2).map(\.name) == ["New lecture 1", "New lecture 2"])
    #expect(Set(lecture.map(\.id)).count == lecture.count)

    let books = SampleSources.unrulyBooks()
    let swift = SearchQuery("swift")
    try books.insert(1, at: 1, matching: swift)
    #expect(try await walk(books, query: swift).first?.title == "New book 1")
    #expect(try await walk(books) == SampleCatalogue.books)

    let pokemon = SampleSources.unrulyPokemon()
    try pokemon.insert(1, at: 152)
    #expect(try await walk(pokemon).last == Pokemon(id: 900_001, name: "new-1"))
  }

  @Test func `Pokémon of many rounds and new ones do not meet, and all have details`() async throws
  {
    let source = SampleSources.unrulyPokemon(pageSize: 1000, count: 170_000)
    try source.insert(110_000, at: 1)
    let ids = try await walk(source).map(\.id)
    #expect(ids.count == 280_000 && Set(ids).count == ids.count)
    let details = SampleSources.unrulyPokemonDetails()
    for id in ids.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
      #expect(try await details.detail(of: id).id == id)
    }
  }

  @Test func `the details of a copy are those of the Pokémon`() async throws {
    let details = SampleSources.unrulyPokemonDetails()
    #expect(try await details.detail(of: 25) == SampleCatalogue.pokemonDetails[24])
    for id in [7025, 899_025, 1_000_025] {
      let copy = try await details.detail(of: id)
      #expect(copy.id == id && copy.types == ["electric"] && copy.heightDecimetres == 4)
      #expect(copy.imageURL == SampleCatalogue.pokemonDetails[24].imageURL)
    }
    #expect(try await details.detail(of: 900_152).types == ["normal"])
  }

  @Test(arguments: [0, 152, 999, 1000, 1152, 900_000, 1_000_000, -1, -99_999, .min, .max])
  func `an id of no Pokémon is not found`(id: Int) async throws {
    await #expect(throws: FeedError.notFound) {
      try await SampleSources.unrulyPokemonDetails().detail(of: id)
    }
  }

  @Test func `a cancelled task gets no details`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await SampleSources.unrulyPokemonDetails().detail(of: 25)
    }
    await #expect(throws: FeedError.cancelled) { try await task.value }
  }

  @Test func `a search for 한글 finds several books, the first by its title`() async throws {
    let found = try await walk(SampleSources.unrulyBooks(), query: SearchQuery("한글"))
    #expect(found.count >= 3)
    #expect(found.first?.title.contains("한글") == true)
  }
}
