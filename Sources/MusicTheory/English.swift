/// Words for texts in English.
package enum English {
  /// "no", "one", "two" … "ten"; digits beyond.
  package static func cardinal(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  /// "first", "second" … "eighth"; digits beyond.
  package static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    return words.indices.contains(number - 1) ? words[number - 1] : "\(number)th"
  }

  /// "one try", "two tries"; the plural is the singular with an s unless it is given.
  package static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(cardinal(number)) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// "a major triad", "an augmented triad"
  package static func withArticle(_ noun: String) -> String {
    let beginsWithVowel = noun.first.map("aeiou".contains) ?? false
    return (beginsWithVowel ? "an " : "a ") + noun
  }

  package static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + String(text.dropFirst())
  }
}
