/// One habit on one network, with Paging 3's default and with the adaptive one.
struct Cell {
  let habit: Habit
  let network: Network
  let paging3: Means
  let adaptive: Means

  static func all(seeds: ClosedRange<UInt64>) async -> [Cell] {
    await withTaskGroup(of: (Int, Cell).self) { group in
      let places = Habit.allCases.flatMap { habit in Network.allCases.map { (habit, $0) } }
      for (place, (habit, network)) in places.enumerated() {
        group.addTask {
          let visits = Visits.cell(habit, network, seeds: seeds)
          return (
            place,
            Cell(
              habit: habit, network: network, paging3: Means(.paging3, over: visits),
              adaptive: Means(.adaptive(margin: 1), over: visits))
          )
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Whether people wait over a tenth longer than with Paging 3, with over half its rows in vain.
  ///
  /// With the first page it is another question than without: Paging 3 asks for three pages then, has
  /// people wait for them, and has rows enough in hand for a while.
  func isWorse(by time: KeyPath<Means, Double>) -> Bool {
    adaptive[keyPath: time] > 1.1 * paging3[keyPath: time]
      && adaptive.inVain > paging3.inVain / 2
  }

  static func table(of cells: [Cell]) -> FigureTable {
    var table = FigureTable(
      "Each habit on each network, Paging 3 | adaptive (the wait is the spinner with the first page's)",
      columns: [
        "habit", "network", "spinner, ms per 1,000 rows", "adaptive", "wait, ms per 1,000 rows",
        "adaptive ", "rows in vain", "adaptive  ", "",
      ])
    for cell in cells {
      table.append([
        .words(cell.habit.rawValue), .words(cell.network.rawValue),
        .number(cell.paging3.spinner), .number(cell.adaptive.spinner), .number(cell.paging3.wait),
        .number(cell.adaptive.wait), .number(cell.paging3.inVain, digits: 1),
        .number(cell.adaptive.inVain, digits: 1),
        .words(cell.isWorse(by: \.spinner) ? "worse" : ""),
      ])
    }
    return table
  }
}
