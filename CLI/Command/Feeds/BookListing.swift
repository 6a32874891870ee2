import EndlessDomain
import EndlessPresentation
import Foundation

extension FeedListing where Row == BookRow {
  static func books(in language: Language) -> Self {
    let titles =
      language == .korean
      ? ["번호", "제목", "저자", "출판사", "출간일", "정가"]
      : ["No", "Title", "Authors", "Publisher", "Published", "Price"]
    return FeedListing(
      columns: [
        Column(title: titles[0], width: 4...5, isNumber: true) { "\($1)" },
        Column(title: titles[1], width: 12...60) { row, _ in row.title },
        Column(title: titles[2], width: 8...22) { row, _ in row.authors },
        Column(title: titles[3], width: 8...16) { row, _ in row.publisher },
        Column(title: titles[4], width: 12...17) { row, _ in row.published },
        Column(title: titles[5], width: 8...10, isNumber: true) { row, _ in row.price },
      ],
      record: { row, index in
        let book = row.book
        return [
          "id": .text(book.id), "index": .integer(index), "title": .text(row.title),
          "authors": .texts(row.authorNames), "publisher": .text(orNull: row.publisher),
          "published": .text(orNull: row.publishedISO),
          "price": .integer(book.price), "salePrice": .integer(book.salePrice),
          "isbn10": .text(orNull: book.isbn10 ?? ""), "isbn13": .text(orNull: book.isbn13 ?? ""),
          "url": .text(orNull: book.url?.absoluteString ?? ""),
          "thumbnailURL": .text(orNull: book.thumbnailURL?.absoluteString ?? ""),
          "status": .text(orNull: row.status),
        ]
      })
  }
}
