import EndlessDomain
import Foundation

/// A page of K-MOOC's older list.
struct KMOOCv1PageDTO: Decodable {
  struct Course: Decodable {
    let lecture: Lecture

    private enum CodingKeys: String, CodingKey {
      case id, name, teachers, start, end, media
      case organization = "org_name"
      case summary = "short_description"
      case startDisplay = "start_display"
    }

    private enum MediaKeys: CodingKey { case image }
    private enum ImageKeys: CodingKey { case large, raw, small }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let media = try? container.nestedContainer(keyedBy: MediaKeys.self, forKey: .media)
      let image = try? media?.nestedContainer(keyedBy: ImageKeys.self, forKey: .image)
      lecture = Lecture(
        id: try container.identity(try container.decode(String.self, forKey: .id), .id),
        name: try container.decode(String.self, forKey: .name),
        teachers: names(container.text(.teachers)),
        organization: container.text(.organization), summary: container.text(.summary),
        start: container.text(.start).flatMap(date), end: container.text(.end).flatMap(date),
        startDisplay: container.text(.startDisplay),
        imageURL: image?.url(.large) ?? image?.url(.raw) ?? image?.url(.small))
    }
  }

  let results: LossyArray<Course>
  let count: Int?
  let hasNext: Bool
  /// The number of the next page.
  ///
  /// The address itself is on another host, over http, and holds the
  /// caller's key: it is never followed, stored or told.
  let nextNumber: Int?

  private enum CodingKeys: CodingKey { case pagination, results }
  private enum PaginationKeys: CodingKey { case count, next }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    results = try container.decode(LossyArray<Course>.self, forKey: .results)
    let pagination = try container.nestedContainer(
      keyedBy: PaginationKeys.self, forKey: .pagination)
    count = pagination.count(.count)
    let next = try pagination.decodeIfPresent(String.self, forKey: .next)
    hasNext = next != nil
    nextNumber = next.flatMap { queryNumber("page", of: $0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// Returns the names of a list that is joined with commas.
func names(_ list: String?) -> [String] {
  (list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    .filter { !$0.isEmpty }
}
