import EndlessDomain
import EndlessPresentation

/// An item of a real list, of which any number can be made.
protocol SampleItem: Identifiable, Sendable where ID: Sendable {
  /// What its list shows of it.
  associatedtype Row: Identifiable, Sendable

  /// How its ids look.
  static var idName: String { get }

  static func sample(_ index: Int) -> Self

  var row: Row { get }
}

extension SampleItem {
  /// Makes so many pages of 20.
  static func pages(_ count: Int) -> [[Self]] {
    (0..<count).map { page in (0..<20).map { sample(page * 20 + $0) } }
  }
}

extension Pokemon: SampleItem {
  static var idName: String { "Int" }

  static func sample(_ index: Int) -> Pokemon {
    // As the source numbers them: forms follow at 10,001.
    Pokemon(id: index < 1025 ? index + 1 : index + 8976, name: "mon-\(index)")
  }

  var row: PokemonRow { PokemonRow(pokemon: self, language: .english) }
}

extension Lecture: SampleItem {
  static var idName: String { "String" }

  static func sample(_ index: Int) -> Lecture {
    Lecture(
      id: "course-v1:EndlessX+CS\(index)+2026_K1", name: "A course about many things, \(index)",
      teachers: sampleTeachers, organization: "Endless University",
      summary: "What it is about, in a line", startDisplay: "2026-03-02")
  }

  var row: LectureRow { LectureRow(lecture: self, language: .english) }
}

private let sampleTeachers = ["Ada Lovelace", "Grace Hopper"]
