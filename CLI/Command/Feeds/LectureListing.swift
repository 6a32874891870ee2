import EndlessDomain
import EndlessPresentation
import Foundation

extension FeedListing where Row == LectureRow {
  static func lectures(in language: Language) -> Self {
    let titles =
      language == .korean
      ? ["번호", "강좌", "교수자", "기관", "기간"] : ["No", "Lecture", "Teachers", "Organization", "Dates"]
    return FeedListing(
      columns: [
        Column(title: titles[0], width: 4...5, isNumber: true) { "\($1)" },
        Column(title: titles[1], width: 12...60) { row, _ in row.title },
        Column(title: titles[2], width: 8...20) { row, _ in row.teachers },
        Column(title: titles[3], width: 8...20) { row, _ in row.organization },
        Column(title: titles[4], width: 12...31) { row, _ in row.dates },
      ],
      record: { row, index in
        let lecture = row.lecture
        return [
          "id": .text(lecture.id), "index": .integer(index), "name": .text(row.title),
          "teachers": .texts(row.teacherNames),
          "organization": .text(orNull: row.organization), "summary": .text(orNull: row.summary),
          "start": .time(lecture.start), "end": .time(lecture.end),
          "startDisplay": .text(orNull: row.startDisplay),
          "imageURL": .text(orNull: lecture.imageURL?.absoluteString ?? ""),
        ]
      })
  }
}
