/// K-MOOC's newer list: no next link, and an empty text in place of the items past the end.
package struct KMOOCv2Server: FakeServer {
  /// Where it reports how many courses there are.
  package enum TotalPlace: Hashable, Sendable, CaseIterable {
    case top, header, nowhere
  }

  package let count: Int
  /// The key that it takes, without percent-encoding.
  package let key: String
  package let totalPlace: TotalPlace

  package init(count: Int, key: String, totalPlace: TotalPlace = .top) {
    self.count = count
    self.key = key
    self.totalPlace = totalPlace
  }

  /// The ids of its list, in order.
  package var ids: [String] { (0..<count).map { "\(1000 + $0)" } }

  package func answer(target: String, header: (String) -> String?) -> FakeAnswer {
    let target = RequestTarget(target)
    guard target.path == "/B552881/kmooc_v2_0/courseList_v2_0" else {
      return FakeGateway.refusal("NO_OPENAPI_SERVICE_ERROR", code: 12)
    }
    if let refusal = FakeGateway.refusal(ofKey: target["ServiceKey"], insteadOf: key) {
      return refusal
    }
    guard let number = Int(target["Page"] ?? "1"), number >= 1,
      let size = Int(target["Size"] ?? "10"), (1...100).contains(size)
    else { return FakeGateway.refusal("INVALID_REQUEST_PARAMETER_ERROR", code: 10) }
    let (rows, isFar) = (number - 1).multipliedReportingOverflow(by: size)
    let start = isFar ? count : min(rows, count)
    let courses = (start..<pageEnd(from: start, size: size, count: count)).map(Self.course)
    let items = courses.isEmpty ? #""""# : "[\(courses.joined(separator: ","))]"
    return FakeAnswer(json: body(items))
  }

  private func body(_ items: String) -> String {
    let code = #""resultCode":"00","resultMsg":"OK""#
    return switch totalPlace {
    case .top: #"{\#(code),"totalCount":\#(count),"items":\#(items)}"#
    case .header: #"{"header":{\#(code),"totalCount":"\#(count)"},"items":\#(items)}"#
    case .nowhere: #"{\#(code),"items":\#(items)}"#
    }
  }

  /// Every other course gives its id as a number; every third one has no more than it must have.
  private static func course(_ place: Int) -> String {
    let id = place % 2 == 0 ? #""\#(1000 + place)""# : "\(1000 + place)"
    let must = #""id":\#(id),"name":"과정 \#(place)""#
    guard place % 3 != 2 else { return "{\(must)}" }
    return #"""
      {\#(must),"shortname":"N\#(place)","url":"https://k.example/\#(place)","org":"F",\#
      "course_image":"https://k.example/\#(place).png","org_name":"기관 \#(place % 7)",\#
      "professor":"가 \#(place), 나 \#(place)","study_start":"16249248\#(place % 90 + 10)",\#
      "study_end":"0","public_yn":"Y"}
      """#
  }
}
