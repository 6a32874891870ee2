import EndlessData
import EndlessPresentation

/// What the program is to do.
enum Invocation {
  case help(CommandSpec?)
  case languageHelp
  case version
  case feeds
  case completion(Shell)
  case list(ListOptions)
  case play(PlayOptions)
}

/// The shells that completion scripts are made for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

/// The generations of the K-MOOC API.
enum KMOOCVersion: String, CaseIterable {
  case v1, v2
}

/// The feed to list, and the options for it.
struct ListOptions {
  let feed: FeedName
  var query = ""
  /// How many rows at the most; nothing for all of them.
  var limit: Int? = 50
  var isLive = false
  var verbose = false
  var baseURL: BaseURL?
  var api = KMOOCVersion.v2
  var pageSize: Int?
  var language: Language?
  var json = false
  var color = ColorChoice.auto
  var keyFile: String?
}
