/// The pages of the three servers as plain values: what `JSONDecoder` alone has to do with them.
///
/// The names are the servers' own, so that no coding keys are needed.
enum PlainPages {
  struct KMOOCv1: Decodable {
    struct Pagination: Decodable {
      let count: Int
      let next: String?
    }

    struct Image: Decodable {
      let large: String?
      let raw: String?
      let small: String?
    }

    struct Media: Decodable { let image: Image }

    struct Course: Decodable {
      let id: String
      let name: String
      let teachers: String?
      let start: String?
      let end: String?
      let org_name: String?
      let short_description: String?
      let start_display: String?
      let media: Media?
    }

    let pagination: Pagination
    let results: [Course]
  }

  struct KMOOCv2: Decodable {
    /// An id, which comes as a text or as a number.
    struct ID: Decodable {
      let text: String

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try (try? container.decode(String.self)) ?? "\(container.decode(Int.self))"
      }
    }

    struct Course: Decodable {
      let id: ID
      let name: String
      let professor: String?
      let org_name: String?
      let study_start: String?
      let study_end: String?
      let course_image: String?
    }

    let totalCount: Int
    let resultCode: String
    let items: [Course]
  }

  struct Kakao: Decodable {
    struct Meta: Decodable {
      let is_end: Bool
      let pageable_count: Int
      let total_count: Int
    }

    struct Book: Decodable {
      let title: String
      let authors: [String]
      let publisher: String
      let datetime: String
      let isbn: String
      let price: Int
      let sale_price: Int
      let status: String
      let thumbnail: String
      let url: String
    }

    let documents: [Book]
    let meta: Meta
  }
}
