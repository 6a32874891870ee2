import EndlessDomain
import EndlessPresentation

/// The screen of a session: the actor that owns a list, and the viewport over it.
actor SessionScreen<List: ListViewModel & SendableMetatype> {
  let list: List
  let traits: ListTraits<List>
  private(set) var viewport: Viewport
  private let loop: SessionLoop
  private let reports: SessionSettings.Reports
  /// The ids of the rows that were in sight when the list was last laid out.
  private var idsInSight: [AnyHashable] = []
  private var reported: ViewportPosition?

  init(
    on world: SessionWorld, traits: ListTraits<List>, _ list: @Sendable () -> List
  ) {
    loop = world.loop
    reports = world.settings.reports
    viewport = Viewport(world.settings)
    self.traits = traits
    self.list = list()
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  var look: SessionLook { SessionLook(list.state) }

  /// Lays out the list and reports what a real list would: nothing if the content is unchanged.
  ///
  /// - Returns: whether there was anything to do.
  func layOut() -> Bool {
    let count = list.state.rows.count
    let isOther = count != viewport.count
    viewport.layOut(count)
    switch reports {
    case .rows: return reportRows() || isOther
    case .positions:
      guard viewport.viewportPosition != reported else { return isOther }
      report()
      return true
    }
  }

  func scroll(_ distance: Step.Distance) {
    viewport.move(distance)
    report()
  }

  func show(_ row: Int) {
    viewport.show(row)
    report()
  }

  private func report() {
    switch reports {
    case .rows: reportRows()
    case .positions:
      reported = viewport.viewportPosition
      if viewport.count > 0 { list.scrolled(to: viewport.viewportPosition) }
    }
  }

  /// Reports the rows that have come into sight.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  private func reportRows() -> Bool {
    let old = Set(idsInSight)
    let places = viewport.inSight
    idsInSight = places.map { AnyHashable(list.feed.id(at: $0)) }
    let new = zip(places, idsInSight).filter { !old.contains($0.1) }
    for (place, _) in new { list.itemAppeared(at: place) }
    return !new.isEmpty
  }

  /// Returns the text of a field; nothing where there is no such row or field.
  func text(of field: String, at place: Int) -> String? {
    guard list.state.rows.indices.contains(place) else { return nil }
    return traits.fields.first { $0.name == field }?.text(list.state.rows[place])
  }

  /// Returns the place of the first row, from a place on, in one of whose fields a text stands.
  func place(of text: String, from start: Int) -> Int? {
    let rows = list.state.rows
    return rows.indices.dropFirst(start).first { place in
      traits.fields.contains { $0.text(rows[place]).contains(text) }
    }
  }

  /// Returns how the details of a row stand; nothing where there is no such row, or no details.
  func details(at place: Int) -> String? {
    guard list.state.rows.indices.contains(place) else { return nil }
    return traits.details.map { $0(list.state.rows[place]).word }
  }

  /// Returns how many rows have details that stand so.
  func detailCount(_ word: String) -> Int {
    guard let details = traits.details else { return 0 }
    return list.state.rows.count { details($0).word == word }
  }

  func retryDetails(at place: Int) {
    traits.retryDetails?(list, place, self)
  }

  /// Returns in which row an item stands, from 1.
  func row(of id: AnyHashable) -> Int? {
    guard let detailID = traits.detailID else { return nil }
    return list.state.rows.firstIndex { AnyHashable(detailID($0)) == id }.map { $0 + 1 }
  }

  /// Returns the viewport as a person sees it.
  func snapshot() -> [String] {
    let look = look
    let rows = list.state.rows
    var lines = look.query.isEmpty ? [] : ["search: \(look.query)"]
    if look.isLoadingFirst, look.items > 0 { lines.append("Refreshing …") }
    lines += viewport.inSight.filter(rows.indices.contains).map { place in
      let parts = traits.line(rows[place]).filter { !$0.isEmpty }
      return "\(place + 1). " + parts.joined(separator: " · ")
    }
    if viewport.showsEnd, !look.footerText.isEmpty { lines.append(look.footerText) }
    return lines
  }
}

extension DetailPhase {
  /// The word of the script language.
  var word: String {
    switch self {
    case .waiting: "waiting"
    case .loading: "loading"
    case .retrying: "retrying"
    case .loaded: "loaded"
    case .failed: "failed"
    }
  }
}
