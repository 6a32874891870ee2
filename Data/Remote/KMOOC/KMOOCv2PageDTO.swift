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
        id: try container.identity(try container.decode(Scalar.self, forKey: .id).text, .id),
        name: try container.decode(String.self, forKey: .name),
        teachers: names(container.text(.professor)),
        organization: container.text(.organization),
        start: Self.date(container.lenient(Scalar.self, .start)),
        end: Self.date(container.lenient(Scalar.self, .end)),
        // A course without a picture has the address of the site.
        imageURL: image.flatMap { ["", "/"].contains($0.path()) ? nil : $0 })
    }

    /// Dates are Unix seconds, as a text or a number; 0 stands for none.
    private static func date(_ seconds: Scalar?) -> Date? {
      // Up to the end of the year 9999: a calendar that shows it has to get along with it.
      guard let seconds = seconds?.number, (1...253_402_300_799).contains(seconds) else {
        return nil
      }
      return Date(timeIntervalSince1970: Double(seconds))
    }
  }

  let items: LossyArray<Course>
  let total: Int?
  /// What the list says of itself; nothing where it says nothing.
  let message: GatewayMessage?

  private enum CodingKeys: String, CodingKey {
    case items, header, totalCount, resultCode
    case resultMessage = "resultMsg"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let header = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .header)
    total = [container, header].compactMap { $0?.lenient(Scalar.self, .totalCount)?.number }
      .first { $0 >= 0 }
    message = GatewayMessage(
      resultCode: (container.lenient(Scalar.self, .resultCode)
        ?? header?.lenient(Scalar.self, .resultCode))?.text,
      resultMessage: container.text(.resultMessage) ?? header?.text(.resultMessage))
    items =
      Self.isEmpty(container, message)
      ? LossyArray() : try container.decode(LossyArray<Course>.self, forKey: .items)
  }

  /// Where there are no items, the gateway sends an empty text; with a result code there may be
  /// nothing at all, and with that of an error nothing is looked at.
  private static func isEmpty(
    _ container: KeyedDecodingContainer<CodingKeys>, _ message: GatewayMessage?
  ) -> Bool {
    if container.lenient(String.self, .items)?.allSatisfy(\.isWhitespace) == true { return true }
    guard let message else { return false }
    return !message.isGood || (try? container.decodeNil(forKey: .items)) ?? true
  }
}
