import EndlessDomain
import EndlessPresentation

/// The screen of a session: the actor that owns a list, and the viewport over it.
actor SessionScreen<List: ListViewModel & SendableMetatype> {
  let list: List
  let traits: ListTraits<List>
  private(set) var viewport: Viewport
  private let loop: SessionLoop
  /// How many first pages had come when the list was last laid out.
  private var laidOut = 0

  init(
    on world: SessionWorld, traits: ListTraits<List>, _ list: @Sendable () -> List
  ) {
    loop = world.loop
    viewport = Viewport(world.settings)
    self.traits = traits
    self.list = list()
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  var look: SessionLook { SessionLook(list.state) }

  /// Lays the list out where its rows are not those that were laid out, and reports where it stands,
  /// as containers do.
  ///
  /// - Parameter lists: how many first pages have come: rows may be replaced by as many others.
  /// - Returns: whether there was anything to do.
  func layOut(lists: Int) -> Bool {
    let count = list.state.rows.count
    guard count != viewport.count || lists != laidOut else { return false }
    laidOut = lists
    viewport.layOut(count)
    guard count > 0 else { return false }
    list.scrolled(to: viewport.scrollPosition)
    return true
  }

  func scroll(_ distance: Step.Distance) {
    viewport.move(distance)
    list.scrolled(to: viewport.scrollPosition)
  }

  func show(_ row: Int) {
    viewport.show(row)
    list.scrolled(to: viewport.scrollPosition)
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
