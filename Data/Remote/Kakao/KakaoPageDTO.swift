import Foundation

/// A page of Kakao's book search.
struct KakaoPageDTO: Decodable {
  let documents: LossyArray<KakaoBookDTO>
  let isEnd: Bool
  let totalCount: Int?
  let pageableCount: Int?

  /// Whether the server has found more than it lets be paged through.
  var holdsBack: Bool {
    guard let totalCount, let pageableCount else { return false }
    return pageableCount < totalCount
  }

  private enum CodingKeys: CodingKey {
    case documents, meta
  }

  private enum MetaKeys: String, CodingKey {
    case isEnd = "is_end"
    case totalCount = "total_count"
    case pageableCount = "pageable_count"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    documents = try container.decode(LossyArray<KakaoBookDTO>.self, forKey: .documents)
    let meta = try container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    isEnd = try meta.decode(Bool.self, forKey: .isEnd)
    totalCount = meta.count(.totalCount)
    pageableCount = meta.count(.pageableCount)
  }
}
