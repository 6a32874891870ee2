import Foundation
import Observation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Does nothing: what it takes from start to end is what the libraries cost that `endless` is linked
/// with too.
@main
enum EmptyProgram {
  static func main() {}
}
