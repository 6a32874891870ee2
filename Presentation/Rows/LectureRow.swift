public import EndlessDomain

/// A lecture as a list shows it; texts without a value are empty.
public struct LectureRow: Identifiable, Hashable, Sendable {
  /// The lecture.
  public let lecture: Lecture
  /// The language of the texts.
  public let language: Language

  /// Creates a row.
  ///
  /// Its texts are computed when they are read, because most rows are never seen.
  public init(lecture: Lecture, language: Language) {
    self.lecture = lecture
    self.language = language
  }

  /// The course run.
  public var id: String { lecture.id }
  /// The course's title.
  public var title: String { decodingHTMLEntities(in: lecture.name) }
  /// The name of each teacher.
  public var teacherNames: [String] { lecture.teachers.map(decodingHTMLEntities) }
  /// The teachers' names in one text.
  public var teachers: String { teacherNames.joined(separator: ", ") }
  /// The institution that offers it.
  public var organization: String { decodingHTMLEntities(in: lecture.organization ?? "") }
  /// What it is about, in one paragraph.
  public var summary: String {
    decodingHTMLEntities(in: lecture.summary ?? "").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
  /// The days from its start to its end, in Korea; without either, the source's own wording of the
  /// start.
  public var dates: String {
    switch (lecture.start, lecture.end) {
    case (let start?, let end?): "\(language.day(start)) – \(language.day(end))"
    case (let start?, nil): "\(language.day(start)) –"
    case (nil, let end?): "– \(language.day(end))"
    case (nil, nil): startDisplay
    }
  }
  /// The start in the source's own words.
  public var startDisplay: String { decodingHTMLEntities(in: lecture.startDisplay ?? "") }
}
