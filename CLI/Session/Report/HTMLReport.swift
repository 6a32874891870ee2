/// A run as a page for people.
struct HTMLReport {
  private let report: Report
  init(_ report: Report) { self.report = report }
  var text: String { "" }
}
