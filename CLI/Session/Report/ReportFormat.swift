/// A form in which a run can be reported.
package enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// The XML that build servers read.
  case junit
  /// The Test Anything Protocol, version 14.
  case tap
  /// One JSON object.
  case json
  /// A page with pictures, for people.
  case html

  /// Returns the report in this form.
  package func text(of report: Report) -> String {
    switch self {
    case .junit: JUnitReport(report).text
    case .tap: TAPReport(report).text
    case .json: JSONReport(report).text
    case .html: HTMLReport(report).text
    }
  }
}
