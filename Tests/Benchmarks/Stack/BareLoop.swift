import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The same requests as the stack makes, with nothing but `URLSession` and `JSONDecoder`: pages one
/// after another, details meanwhile, six at a time.
struct BareLoop {
  let address: String

  private enum Answer {
    case page(BarePage)
    case details(BareDetails)
  }

  /// Loads all, and returns the details in the order in which they came.
  func run() async throws(BenchFault) -> [BareDetails] {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpMaximumConnectionsPerHost = PokemonLoad.detailLimit
    let session = URLSession(configuration: configuration)
    defer { session.finishTasksAndInvalidate() }
    do {
      return try await load(session)
    } catch {
      throw .unavailable("the bare loop failed: \(error)")
    }
  }

  private func load(_ session: URLSession) async throws -> [BareDetails] {
    let decoder = JSONDecoder()
    @Sendable func data(_ rest: String) async throws -> Data {
      guard let url = URL(string: address + PokemonLoad.path + rest) else {
        throw URLError(.badURL)
      }
      return try await session.data(from: url).0
    }
    return try await withThrowingTaskGroup { group in
      var details: [BareDetails] = []
      var ids: [Int] = []
      var asked = 0
      func addPage(_ offset: Int) {
        group.addTask {
          let data = try await data("?offset=\(offset)&limit=\(PokemonLoad.pageSize)")
          return .page(try decoder.decode(BarePage.self, from: data))
        }
      }
      func addDetails() {
        while asked < ids.count, asked - details.count < PokemonLoad.detailLimit {
          let id = ids[asked]
          asked += 1
          group.addTask {
            .details(try decoder.decode(BareDetails.self, from: try await data("/\(id)")))
          }
        }
      }
      addPage(0)
      while let answer: Answer = try await group.next() {
        switch answer {
        case .page(let page):
          ids += page.results.compactMap(\.id)
          if page.next != nil { addPage(ids.count) }
        case .details(let more): details.append(more)
        }
        addDetails()
      }
      return details
    }
  }
}
