/// Something measured, beside the most it may come to.
struct Figure {
  enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case milliseconds = "ms"
    case millionInstructions = "M instructions"
    case mebibytes = "MiB"
  }

  let name: String
  let value: Double
  let unit: Unit

  /// In the same unit; nil for what is only there to compare with.
  let budget: Double?

  init(_ name: String, _ value: Double, _ unit: Unit, budget: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.budget = budget
  }

  var holds: Bool { budget.map { value <= $0 } ?? true }
}
