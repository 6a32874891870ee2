public import EndlessDomain

/// A lecture as a list shows it; texts are empty where there is nothing to show.
public struct LectureRow: Identifiable, Hashable, Sendable {
  /// The lecture.
  public let lecture: Lecture
  /// The language of the texts.
  public let language: Language

  /// Creates a row, whose texts are made when they are read: most rows are never looked at.
  public init(lecture: Lecture, language: Language) {
    self.lecture = lecture
    self.language = language
  }

  /// The course run.
  public var id: String { lecture.id }
  /// The course's title.
  public var title: String { decodingHTMLEntities(in: lecture.name) }
  /// The teachers' names, one by one.
  public var teacherNames: [String] { lecture.teachers.map(decodingHTMLEntities) }
  /// The teachers' names.
  public var teachers: String { teacherNames.joined(separator: ", ") }
  /// Who offers it.
  public var organization: String { decodingHTMLEntities(in: lecture.organization ?? "") }
  /// What it is about, in one paragraph.
  public var summary: String {
    decodingHTMLEntities(in: lecture.summary ?? "").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
  /// The days from its begin to its end, in Korea; where only the source's own wording of the begin
  /// is there, that.
  public var dates: String {
    switch (lecture.start, lecture.end) {
    case (let start?, let end?): "\(language.day(start)) – \(language.day(end))"
    case (let start?, nil): "\(language.day(start)) –"
    case (nil, let end?): "– \(language.day(end))"
    case (nil, nil): startDisplay
    }
  }
  /// The begin as the source words it.
  public var startDisplay: String { decodingHTMLEntities(in: lecture.startDisplay ?? "") }
}
