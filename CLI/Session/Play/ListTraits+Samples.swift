import EndlessDomain
import EndlessPresentation

/// What can be read off the rows of the sample feeds.
extension ListTraits<LectureListViewModel> {
  static let lectures = ListTraits(
    fields: [
      RowField("title") { $0.title }, RowField("id") { $0.id },
      RowField("teachers") { $0.teachers }, RowField("organization") { $0.organization },
      RowField("summary") { $0.summary }, RowField("dates") { $0.dates },
    ],
    line: { [$0.title, $0.teachers, $0.organization] })
}

extension ListTraits<BookSearchViewModel> {
  static let books = ListTraits(
    fields: [
      RowField("title") { $0.title }, RowField("id") { $0.id },
      RowField("authors") { $0.authors }, RowField("publisher") { $0.publisher },
      RowField("published") { $0.publishedISO }, RowField("price") { $0.price },
      RowField("sale-price") { $0.salePrice }, RowField("status") { $0.status },
    ],
    line: { [$0.title, $0.authors, $0.publisher, $0.price] })
}

extension ListTraits<PokemonListViewModel> {
  static let pokemon: Self = {
    var traits = ListTraits(
      fields: [
        RowField("title") { $0.name }, RowField("name") { $0.name },
        RowField("id") { "\($0.id)" }, RowField("number") { $0.number },
        RowField("types") { $0.types }, RowField("height") { $0.height },
        RowField("weight") { $0.weight },
      ],
      line: { row in
        [row.number, row.name]
          + (row.fault.map { ["no details: \($0.word)"] }
            ?? (row.details.isSettled ? [row.types, row.height, row.weight] : ["…"]))
      })
    traits.details = { $0.details }
    traits.detailID = { $0.id }
    traits.retryDetails = { list, place, isolation in
      list.retryDetails(at: place, isolation: isolation)
    }
    return traits
  }()
}
