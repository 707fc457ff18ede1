/// An answer that was read and judged, and counts for nothing before it is graded.
struct UngradedAnswer: Equatable {
  let text: String
  let answer: Answer
  let remark: Reading.Remark?
  let judgement: Judgement
  /// Nil for a right answer.
  let diagnosis: Diagnosis?
  let seconds: Double

  /// Whether the finger may have slipped: no mistake that is known would have led to the answer.
  var mayBeASlip: Bool {
    switch diagnosis {
    case .unexplained: true
    case .misconception, nil: false
    }
  }

  /// The answer as an attempt.
  var attempt: Attempt {
    Attempt(
      given: text,
      read: answer.ascii,
      verdict: judgement.verdict,
      misconception: diagnosis?.id,
      seconds: (max(0, seconds) * 10).rounded() / 10
    )
  }
}
