import Platform

/// The player leaves before the end: by word or end of input, or by a signal.
struct Departure: Error {
  let signal: Signal?
}
