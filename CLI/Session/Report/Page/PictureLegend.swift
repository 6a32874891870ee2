/// What the shapes of a session's picture mean; those only that are in it.
struct PictureLegend {
  private let picture: SessionPicture

  init(of picture: SessionPicture) {
    self.picture = picture
  }

  var text: String {
    let trace = picture.script.trace
    let outcomes = Set(trace.requests.map(\.outcome.word))
    let kinds = Set(picture.marks.flatMap(\.events).map { picture.script.events[$0].kind.word })
    var entries: [(style: String, name: String)] = []
    if !trace.sights.isEmpty { entries.append(("viewport", "viewport")) }
    if !trace.extents.isEmpty { entries += [("edge", "loaded edge"), ("unloaded", "not loaded")] }
    if !trace.spinners.isEmpty { entries.append(("spinner", "spinner in sight")) }
    entries += ["answered", "failed", "cancelled", "pending"].filter(outcomes.contains).map {
      ("request \($0)", "request, \($0)")
    }
    if kinds.contains("step") { entries.append(("step", "step")) }
    if !kinds.isDisjoint(with: ["changed", "details"]) { entries.append(("change", "change")) }
    if kinds.contains("snapshot") { entries.append(("dot", "snapshot")) }
    if !picture.script.failures.isEmpty { entries.append(("cross", "failure")) }
    let items = entries.map { "<li><i class=\"\($0.style)\"></i>\($0.name)</li>" }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }
}
