import EndlessDomain
import Foundation

/// A page of K-MOOC's newer list.
struct KMOOCv2PageDTO: Decodable {
  struct Course: Decodable {
    let lecture: Lecture

    private enum CodingKeys: String, CodingKey {
      case id, name, professor
      case organization = "org_name"
      case start = "study_start"
      case end = "study_end"
      case image = "course_image"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let image = container.url(.image)
      lecture = Lecture(
        id: try container.decode(Scalar.self, forKey: .id).text,
        name: try container.decode(String.self, forKey: .name),
        teachers: names(container.text(.professor)),
        organization: container.text(.organization),
        start: Self.date(container.lenient(Scalar.self, .start)),
        end: Self.date(container.lenient(Scalar.self, .end)),
        // A course without a picture has the address of the site.
        imageURL: image.flatMap { ["", "/"].contains($0.path()) ? nil : $0 })
    }

    /// Dates are Unix seconds; 0 stands for none.
    private static func date(_ seconds: Scalar?) -> Date? {
      guard let seconds = seconds.flatMap({ Int64($0.text) }), seconds > 0 else { return nil }
      return Date(timeIntervalSince1970: Double(seconds))
    }
  }

  let items: LossyArray<Course>
  let total: Int?
  private let resultCode: String?
  private let resultMessage: String?

  private enum CodingKeys: String, CodingKey {
    case items, header, totalCount, resultCode
    case resultMessage = "resultMsg"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let header = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .header)
    total =
      (container.lenient(Scalar.self, .totalCount) ?? header?.lenient(Scalar.self, .totalCount))
      .flatMap { Int($0.text) }
    resultCode =
      (container.lenient(Scalar.self, .resultCode) ?? header?.lenient(Scalar.self, .resultCode))?
      .text
    resultMessage = container.text(.resultMessage) ?? header?.text(.resultMessage)
    if (try? container.decode(String.self, forKey: .items)) == "" || resultCodeIsError(resultCode) {
      // Where there are no items, the gateway sends an empty text.
      items = LossyArray()
    } else {
      items = try container.decode(LossyArray<Course>.self, forKey: .items)
    }
  }

  /// Returns the error that the answer tells of, or nothing where it tells of none.
  func error(of response: HTTPResponse, key: APIKey) -> FeedError? {
    guard resultCodeIsError(resultCode) else { return nil }
    let words = [resultMessage, resultCode.map { "code \($0)" }].compactMap(\.self)
    return GatewayError.error(words.joined(separator: ", "), of: response, key: key)
  }
}

private func resultCodeIsError(_ code: String?) -> Bool {
  guard let code else { return false }
  return code.contains { $0 != "0" }
}
