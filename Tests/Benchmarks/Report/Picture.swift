/// A picture that goes with a section's figures, as the text of a file.
struct Picture {
  let name: String
  let text: String
}
