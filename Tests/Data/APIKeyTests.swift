import EndlessDomain
import Foundation
import Testing

@testable import EndlessData

struct APIKeyTests {
  @Test(arguments: ["", " ", "\n", "a b", "a\tb", "a\r\nHost: b", "가", "a\u{0}", "a\u{7F}", "é"])
  func `what cannot be a key is none`(text: String) {
    #expect(APIKey(text) == nil)
  }

  @Test func `a key is not longer than any`() {
    #expect(APIKey(String(repeating: "k", count: APIKey.longest)) != nil)
    #expect(APIKey(String(repeating: "k", count: APIKey.longest + 1)) == nil)
  }

  @Test func `blanks around a key are none of it`() {
    #expect(APIKey(" abc\n") == APIKey("abc"))
    #expect(APIKey("abc")?.text == "abc")
  }

  @Test(arguments: KeyForm.allCases)
  func `either form has the same decoded one`(form: KeyForm) throws {
    #expect(try form.key().decoded == KeyForm.decoded.rawValue)
  }

  @Test(arguments: ["100%", "%zz", "%FF", "a%2"])
  func `a percent sign that encodes nothing is kept`(text: String) {
    #expect(APIKey(text)?.decoded == text)
  }

  @Test(arguments: KeyForm.allCases)
  func `a key is replaced in a text, in whichever form`(form: KeyForm) throws {
    let key = try form.key()
    for echo in [
      "q+w/E1==", "q%2Bw%2FE1%3D%3D", "q%2bw%2fE1%3d%3d", "q+w/E1%3D%3D", "q%2Bw/E1==",
      "q w/E1==", "q%252Bw%252FE1%253D%253D", "q%25252bw/E1==",
    ] {
      #expect(key.redacted(from: "no \(echo), \(echo)!") == "no [key], [key]!", "\(echo)")
    }
    #expect(key.redacted(from: "q+w/E2==") == "q+w/E2==")
  }
}
