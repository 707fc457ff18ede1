/// Words for texts in English.
package enum English {
  /// "no", "one", "two" … "twelve"; digits beyond.
  package static func cardinal(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
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

  /// The words with "a" or "an" before them: "a unison", "an octave".
  package static func article(_ words: String) -> String {
    let isVowel = words.first.map { "aeio".contains($0.lowercased()) } ?? false
    return "\(isVowel ? "an" : "a") \(words)"
  }

  /// "B", "B and D", "B, D and F".
  package static func list(_ words: [String]) -> String {
    let others = words.dropLast().joined(separator: ", ")
    return [others, words.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
  }

  package static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + String(text.dropFirst())
  }
}
