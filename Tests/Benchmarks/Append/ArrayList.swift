import Observation

/// The usual way: an array that is published, and no more.
struct ArrayList<Item: SampleItem>: GrowingList {
  private let model = ArrayModel<Item.Row>()
  var isRead = false
  private var older: [Item.Row] = []
  private var page: [Item] = []

  init() {}

  var count: Int { model.items.count }

  mutating func prepare(_ items: [Item]) {
    page = items
    if isRead { older = model.items }
  }

  mutating func append() {
    model.items += page.map(\.row)
  }

  /// Looks up where the row is that has just appeared: the last, as is usual while a list grows.
  func placeOfLast() -> Int? {
    guard let id = model.items.last?.id else { return nil }
    return model.items.firstIndex { $0.id == id }
  }
}

@Observable final class ArrayModel<Row> {
  var items: [Row] = []
}
