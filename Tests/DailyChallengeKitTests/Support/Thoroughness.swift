import Foundation

/// How many times over a test tries random input: 250 times when `DAILYCHALLENGE_CHECKS` is `full`, once
/// otherwise.
let rounds = ProcessInfo.processInfo.environment["DAILYCHALLENGE_CHECKS"] == "full" ? 250 : 1
