/// K-MOOC's older list: ten a page, and a next link to another host that carries the caller's key.
package struct KMOOCv1Server: FakeServer {
  package let count: Int
  /// The key that it takes, without percent-encoding.
  package let key: String
  package let pageSize: Int

  package init(count: Int, key: String, pageSize: Int = 10) {
    self.count = count
    self.key = key
    self.pageSize = pageSize
  }

  /// The ids of its list, in order.
  package var ids: [String] { (1...max(1, count)).prefix(count).map(Self.id) }

  package func answer(target: String, header: (String) -> String?) -> FakeAnswer {
    let target = RequestTarget(target)
    guard target.path == "/B552881/kmooc/courseList" else {
      return FakeGateway.refusal("NO_OPENAPI_SERVICE_ERROR", code: 12)
    }
    if let refusal = FakeGateway.refusal(ofKey: target["serviceKey"], insteadOf: key) {
      return refusal
    }
    let pages = max(1, (count + pageSize - 1) / pageSize)
    guard let number = Int(target["Page"] ?? target["page"] ?? "1"), (1...pages).contains(number)
    else { return FakeAnswer(status: 404, json: #"{"detail":"Invalid page."}"#) }
    let start = (number - 1) * pageSize
    let courses = (start..<pageEnd(from: start, size: pageSize, count: count)).map {
      Self.course($0 + 1)
    }
    return FakeAnswer(
      json: #"""
        {"pagination":{"count":\#(count),"previous":\#(link(number - 1, of: pages)),\#
        "num_pages":\#(pages),"next":\#(link(number + 1, of: pages))},\#
        "results":[\#(courses.joined(separator: ","))]}
        """#)
  }

  /// Returns the link to a page, or `null` where there is no such page.
  private func link(_ number: Int, of pages: Int) -> String {
    guard (1...pages).contains(number) else { return "null" }
    let query = "Mobile=1&SG_APIM=token&page=\(number)&serviceKey=\(encodedForAddress(key))"
    return #""http://www.kmooc.example/api/courses/v1/course/list/?\#(query)""#
  }

  private static func id(_ number: Int) -> String { "course-v1:FAKE+N\(number)+R1" }

  /// Every third course has no more than it must have.
  private static func course(_ number: Int) -> String {
    let must = #""id":"\#(id(number))","name":"과정 \#(number)""#
    guard number % 3 != 0 else { return "{\(must)}" }
    return #"""
      {\#(must),"org_name":"기관 \#(number % 7)","teachers":"가 \#(number), 나 \#(number)",\#
      "short_description":"\#(number)\n","start":"2021-06-29T00:00:00Z","end":null,\#
      "start_display":"June 29, 2021",\#
      "media":{"image":{"raw":"http://k.example/%EA%B0%80/\#(number).png","small":null,"large":""}}}
      """#
  }
}
