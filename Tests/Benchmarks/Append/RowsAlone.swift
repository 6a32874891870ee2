/// What is left of a page's work without an engine: a row is made of each item, and the items go.
struct RowsAlone<Item: SampleItem>: GrowingList {
  private var rows: [[Item.Row]] = []
  private var page: [Item] = []

  init() {}

  var count: Int { rows.count * 20 }

  mutating func prepare(_ items: [Item]) { page = items }

  mutating func append() {
    rows.append(page.map(\.row))
    page = []
  }
}
