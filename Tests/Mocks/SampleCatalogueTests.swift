import EndlessDomain
import EndlessMocks
import Foundation
import Testing

struct SampleCatalogueTests {
  @Test func `there are as many as are promised, and each has an id of its own`() {
    #expect(SampleCatalogue.pokemon.map(\.id) == Array(1...151))
    #expect(SampleCatalogue.pokemonDetails.map(\.id) == Array(1...151))
    #expect(SampleCatalogue.lectures.count >= 120)
    #expect(Set(SampleCatalogue.lectures.map(\.id)).count == SampleCatalogue.lectures.count)
    #expect(SampleCatalogue.books.count >= 200)
    #expect(Set(SampleCatalogue.books.map(\.id)).count == SampleCatalogue.books.count)
  }

  @Test func `Pokémon are what they are`() throws {
    let pikachu = try #require(SampleCatalogue.pokemonDetails.first { $0.id == 25 })
    #expect(SampleCatalogue.pokemon[24].name == "pikachu")
    #expect(pikachu.types == ["electric"])
    #expect(pikachu.heightDecimetres == 4 && pikachu.weightHectograms == 60)
    let types: Set<String> = [
      "normal", "fire", "water", "grass", "electric", "ice", "fighting", "poison", "ground",
      "flying", "psychic", "bug", "rock", "ghost", "dragon", "dark", "steel", "fairy",
    ]
    for details in SampleCatalogue.pokemonDetails {
      #expect((1...2).contains(details.types.count) && types.isSuperset(of: details.types))
      #expect(details.heightDecimetres > 0 && details.weightHectograms > 0)
    }
  }

  @Test func `lectures end after they have begun, and some lack what real ones lack`() {
    let lectures = SampleCatalogue.lectures
    for lecture in lectures {
      #expect(!lecture.name.isEmpty)
      if let start = lecture.start, let end = lecture.end { #expect(start <= end) }
    }
    #expect(lectures.contains { $0.start == nil } && lectures.contains { $0.end == nil })
    #expect(lectures.contains { $0.teachers.isEmpty } && lectures.contains { $0.imageURL == nil })
    #expect(lectures.contains { $0.teachers.count > 1 })
  }

  @Test func `books have valid ISBNs, and some lack what real ones lack`() throws {
    let books = SampleCatalogue.books
    for book in books {
      #expect(!book.title.isEmpty && book.published != nil)
      if let price = book.price, let sale = book.salePrice { #expect(0 < sale && sale <= price) }
      let thirteen = try #require(book.isbn13).compactMap(\.wholeNumberValue)
      #expect(thirteen.count == 13)
      let sum = thirteen.enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? 1 : 3) * $1.element }
      #expect(sum % 10 == 0, "\(book.title)")
      guard let isbn10 = book.isbn10 else { continue }
      let ten = isbn10.map { $0 == "X" ? 10 : $0.wholeNumberValue ?? -99 }
      #expect(ten.count == 10)
      let weighted = ten.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
      #expect(weighted % 11 == 0, "\(book.title)")
    }
    #expect(books.contains { $0.price == nil } && books.contains { $0.thumbnailURL == nil })
    #expect(books.contains { $0.authors.count > 1 } && books.contains { $0.authors.isEmpty })
    #expect(books.contains { $0.isbn10 == nil })
  }
}
