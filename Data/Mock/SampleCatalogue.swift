public import EndlessDomain
import Foundation

/// Sample data that comes with the package: true enough to look at, and the same every time.
public enum SampleCatalogue {
  /// The first 151 Pokémon.
  public static let pokemon = rows(of: PokemonTable.text, fields: 5).map {
    Pokemon(id: Int($0[0]) ?? 0, name: $0[1])
  }

  /// Their details; a few have no picture.
  public static let pokemonDetails = rows(of: PokemonTable.text, fields: 5).map { fields in
    let id = Int(fields[0]) ?? 0
    return PokemonDetails(
      id: id, types: fields[2].split(separator: " ").map(String.init),
      heightDecimetres: Int(fields[3]) ?? 0, weightHectograms: Int(fields[4]) ?? 0,
      imageURL: id % 50 == 0 ? nil : URL(string: "https://example.com/pokemon/\(id).png"))
  }

  /// Well-known open courses.
  ///
  /// Their ids and pictures are made up, and their terms are true to the year at best.
  public static let lectures = rows(of: LectureTable.text, fields: 7).enumerated().map {
    (place, fields) in
    let number = String(1000 + place + 1).dropFirst()
    let start = day(fields[4], offset: "Z")
    return Lecture(
      id: "course-v1:SAMPLE+L\(number)+\(fields[4].isEmpty ? "R1" : fields[4].prefix(4) + "_1")",
      name: fields[0],
      teachers: fields[1].split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      },
      organization: text(fields[2]), summary: text(fields[3]), start: start,
      end: day(fields[5], offset: "Z"), startDisplay: text(fields[4]),
      imageURL: fields[6] == "y" ? URL(string: "https://example.com/lectures/\(number).png") : nil)
  }

  /// Well-known books, published on the first day of their year.
  ///
  /// Their ISBNs are made up from the row's number, with valid check digits; so are their prices,
  /// pages and pictures.
  public static let books = rows(of: BookTable.text, fields: 7).enumerated().map {
    (place, fields) in
    let isbn = SampleISBN(number: place + 1)
    return Book(
      id: "sample-\(place + 1)", title: fields[0],
      authors: fields[1].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) },
      publisher: text(fields[2]), published: day("\(fields[3])-01-01", offset: "+09:00"),
      price: Int(fields[4]), salePrice: Int(fields[5]),
      isbn10: place % 9 == 8 ? nil : isbn.ten, isbn13: isbn.thirteen,
      url: URL(string: "https://example.com/books/\(place + 1)"),
      thumbnailURL: fields[6] == "y"
        ? URL(string: "https://example.com/covers/\(place + 1).jpg") : nil,
      status: fields[4].isEmpty ? nil : place % 17 == 16 ? "품절" : "정상판매")
  }

  /// Splits a table into its rows' fields; a row with another number of fields is a mistake in it.
  private static func rows(of table: String, fields count: Int) -> [[String]] {
    table.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      precondition(fields.count == count, "the sample row has not \(count) fields: \(line)")
      return fields
    }
  }

  private static func text(_ field: String) -> String? { field.isEmpty ? nil : field }

  private static func day(_ field: String, offset: String) -> Date? {
    try? Date("\(field)T00:00:00\(offset)", strategy: .iso8601)
  }
}
