public import struct Foundation.Date
public import struct Foundation.URL

/// An online course of K-MOOC.
public struct Lecture: Identifiable, Hashable, Sendable {
  /// The course run, such as `course-v1:ORG+NUM+RUN`; two runs of a course differ in it alone.
  public let id: String
  /// The course's title.
  public let name: String
  /// The teachers' names, in the source's order; may be empty.
  public let teachers: [String]
  /// Who offers it.
  public let organization: String?
  /// What it is about; may hold line breaks.
  public let summary: String?
  /// When it begins.
  public let start: Date?
  /// When it ends.
  public let end: Date?
  /// The begin as the source words it for people; never to be parsed.
  public let startDisplay: String?
  /// A picture.
  public let imageURL: URL?

  /// Creates a lecture.
  public init(
    id: String, name: String, teachers: [String] = [], organization: String? = nil,
    summary: String? = nil, start: Date? = nil, end: Date? = nil, startDisplay: String? = nil,
    imageURL: URL? = nil
  ) {
    self.id = id
    self.name = name
    self.teachers = teachers
    self.organization = organization
    self.summary = summary
    self.start = start
    self.end = end
    self.startDisplay = startDisplay
    self.imageURL = imageURL
  }
}
