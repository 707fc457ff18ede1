/// A drawing as one self-contained picture for the web and for print: paths and no font, ink and no
/// paper.
///
/// The ink is black, or white where the page about it is dark.
///
/// After "Scalable Vector Graphics (SVG) 2", W3C, and for the title and the description, which screen
/// readers read, "SVG Accessibility API Mappings", W3C.
public struct SVG: Sendable {
  public let drawing: Drawing
  /// What the picture is, in a few words.
  public let title: String
  /// What is to be seen in it.
  public let description: String

  public init(_ drawing: Drawing, title: String, description: String) {
    self.drawing = drawing
    self.title = title
    self.description = description
  }

  /// The file. It asks for 3 mm a staff space, as in a book for beginners, but any size will do.
  public var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" role="img" \(size) fill="currentColor" \
    style="color-scheme:light dark;color:CanvasText">
    <title>\(title.escaped)</title>
    <desc>\(description.escaped)</desc>
    \(paths)</svg>

    """
  }

  private var size: String {
    let ink = drawing.box ?? Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    let (width, height) = (ink.width + 2 * margin, ink.height + 2 * margin)
    let viewBox = [ink.minX - margin, -ink.maxY - margin, width, height].map(decimal)
    return """
      width="\(decimal(width * millimetresPerSpace))mm" \
      height="\(decimal(height * millimetresPerSpace))mm" \
      viewBox="\(viewBox.joined(separator: " "))"
      """
  }

  /// One for each symbol.
  private var paths: String {
    drawing.symbols.reduce(into: "") { text, symbol in
      var data = PathData()
      for patch in symbol.shapes.flatMap({ $0.patches(tolerance: tolerance) }) {
        data.add(patch, at: symbol.origin)
      }
      text += "<path d=\"\(data.text.string)\"/>\n"
    }
  }
}

/// Round the ink, in staff spaces.
private let margin = 0.5

private let millimetresPerSpace = 3.0

/// In staff spaces: a hundredth of a millimetre at that size.
private let tolerance = 0.004

private func decimal(_ value: Double) -> String {
  var text = DecimalText()
  text.append(thousandths(value))
  return text.string
}

extension String {
  /// As the content of an XML element.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
