/// The usual way with the usual cure for rows that come twice: a set of ids beside the array.
struct CheckedArrayList<Item: SampleItem>: GrowingList {
  private var items: [Item.Row] = []
  private var ids: Set<Item.ID> = []
  private var page: [Item] = []

  init() {}

  var count: Int { items.count }

  mutating func prepare(_ items: [Item]) { page = items }

  mutating func append() {
    for item in page where ids.insert(item.id).inserted { items.append(item.row) }
  }
}
