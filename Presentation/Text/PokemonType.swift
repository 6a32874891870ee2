extension Language {
  /// Returns the name of a Pokémon type, which is given in the source's spelling.
  func pokemonType(_ name: String) -> String {
    guard self == .korean else { return name.prefix(1).uppercased() + name.dropFirst() }
    return Self.koreanTypes[name] ?? name
  }

  private static let koreanTypes = [
    "normal": "노말", "fire": "불꽃", "water": "물", "grass": "풀", "electric": "전기", "ice": "얼음",
    "fighting": "격투", "poison": "독", "ground": "땅", "flying": "비행", "psychic": "에스퍼",
    "bug": "벌레", "rock": "바위", "ghost": "고스트", "dragon": "드래곤", "dark": "악",
    "steel": "강철", "fairy": "페어리", "stellar": "스텔라",
  ]
}
