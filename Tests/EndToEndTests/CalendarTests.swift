import Foundation
import Testing

/// Today is the civil day where the player is.
@Suite(.timeLimit(.minutes(10)))
struct CalendarTests {
  @Test(arguments: [
    "UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/St_Johns",
    ":Europe/Berlin", "EST5EDT", "<-12>12", "Nowhere/Such",
  ])
  func `the day is the one that 'date' shows`(zone: String) async throws {
    let player = try Player()
    // Midnight may fall between the two, so it must not have fallen between the first and the last.
    let script = """
      for try in 1 2 3; do
        before=$(date +%F); shown=$(dailychallenge status --json); after=$(date +%F)
        test "$before" = "$after" && break
      done
      echo "$before"; echo "$shown"
      """
    let screen = try await player.types(script, with: ["TZ": zone])
    let day = try #require(screen.lines.first)
    #expect(screen.output.contains("\"day\" : \"\(day)\""))
  }

  @Test func `a challenge opens with the day, wherever that is`() async throws {
    let player = try Player()
    let screen = try await player.types(
      """
      tomorrow=$(date -d tomorrow +%F)
      TZ=UTC dailychallenge show --day $tomorrow; echo $?
      """
    )
    #expect(screen.output == "64\n")
    #expect(screen.errors.contains("is not open yet. Today is "))
  }

  /// The clock is set by `faketime`, which `.ci/run` installs.
  @Suite(.enabled(if: isFaketimeInstalled, "needs the program 'faketime'"))
  struct AtChosenMoments {
    /// The beginning of a command that sees a clock which stands at a moment of UTC.
    private func at(_ moment: String) -> String {
      "FAKETIME_FMT=%s faketime -f \"@$(date -u -d '\(moment)' +%s)\""
    }

    @Test func `after midnight, the way back is to the day that was begun`() async throws {
      let player = try Player()
      let screen = try await player.types(
        "(echo hint; sleep 3) | faketime '2026-11-29 23:59:58' dailychallenge --level beginner"
      )
      #expect(
        screen.output.hasSuffix("\n  dailychallenge play --day 2026-11-29 --level beginner\n")
      )
    }

    @Test(arguments: [
      // As far east and as far west as it goes.
      ("2026-06-30 09:59:59", "Pacific/Kiritimati", "2026-06-30"),
      ("2026-06-30 10:00:00", "Pacific/Kiritimati", "2026-07-01"),
      ("2026-07-01 10:59:59", "Pacific/Pago_Pago", "2026-06-30"),
      ("2026-07-01 11:00:00", "Pacific/Pago_Pago", "2026-07-01"),
      // Clocks go forward: midnight is an hour nearer from then on.
      ("2026-03-29 00:59:59", "Europe/London", "2026-03-29"),
      ("2026-03-29 22:59:59", "Europe/London", "2026-03-29"),
      ("2026-03-29 23:00:00", "Europe/London", "2026-03-30"),
      ("2026-03-08 04:59:59", "America/New_York", "2026-03-07"),
      ("2026-03-08 05:00:00", "America/New_York", "2026-03-08"),
      ("2026-03-09 03:59:59", "America/New_York", "2026-03-08"),
      ("2026-03-09 04:00:00", "America/New_York", "2026-03-09"),
      // Clocks go back: the day has twenty-five hours.
      ("2026-10-24 23:00:00", "Europe/London", "2026-10-25"),
      ("2026-10-25 23:59:59", "Europe/London", "2026-10-25"),
      ("2026-10-26 00:00:00", "Europe/London", "2026-10-26"),
      ("2026-11-01 04:00:00", "America/New_York", "2026-11-01"),
      ("2026-11-02 04:59:59", "America/New_York", "2026-11-01"),
      ("2026-04-04 13:00:00", "Australia/Sydney", "2026-04-05"),
      ("2026-04-05 13:59:59", "Australia/Sydney", "2026-04-05"),
      ("2026-04-05 14:00:00", "Australia/Sydney", "2026-04-06"),
      // Half an hour of summer time.
      ("2026-04-04 13:00:00", "Australia/Lord_Howe", "2026-04-05"),
      ("2026-04-05 13:29:59", "Australia/Lord_Howe", "2026-04-05"),
      ("2026-04-05 13:30:00", "Australia/Lord_Howe", "2026-04-06"),
      // The hour before midnight comes twice; the hour after it never.
      ("2026-04-05 02:59:59", "America/Santiago", "2026-04-04"),
      ("2026-04-05 03:59:59", "America/Santiago", "2026-04-04"),
      ("2026-04-05 04:00:00", "America/Santiago", "2026-04-05"),
      ("2026-09-06 03:59:59", "America/Santiago", "2026-09-05"),
      ("2026-09-06 04:00:00", "America/Santiago", "2026-09-06"),
      // The ends of a year and of a February.
      ("2026-12-31 23:59:59", "UTC", "2026-12-31"),
      ("2027-01-01 00:00:00", "UTC", "2027-01-01"),
      ("2028-02-29 12:00:00", "UTC", "2028-02-29"),
      ("2028-03-01 00:00:00", "UTC", "2028-03-01"),
      ("2100-02-28 23:59:59", "UTC", "2100-02-28"),
      ("2100-03-01 00:00:00", "UTC", "2100-03-01"),
    ])
    func `the day is the civil day there`(moment: String, zone: String, day: String) async throws {
      let screen = try await Player().types(
        "\(at(moment)) env TZ=\(zone) dailychallenge status --json"
      )
      #expect(screen.output.contains("\"day\" : \"\(day)\""))
    }

    @Test func `a challenge begun before midnight is finished for its day`() async throws {
      let player = try Player()
      let skips = String(repeating: "skip\n", count: 20)
      _ = try await player.types("\(at("2026-11-29 23:59:00")) dailychallenge", input: "hint\n")
      let begun = try player.saved(day: "2026-11-29")
      #expect(begun.startedOn == "2026-11-29")
      let later = try await player.types(
        "\(at("2026-11-30 00:10:00")) dailychallenge --day 2026-11-29",
        input: skips
      )
      #expect(later.output.contains("#333, Sunday 29 November 2026"))
      let finished = try player.saved(day: "2026-11-29")
      #expect(finished.startedOn == "2026-11-29")
      #expect(finished.finishedAt?.hasPrefix("2026-11-30T00:10:") == true)
      let next = try await player.types("\(at("2026-11-30 00:11:00")) dailychallenge")
      #expect(next.output.contains("#334, Monday 30 November 2026"))
    }

    @Test func `a clock set back, and another time zone, lose nothing`() async throws {
      let player = try Player()
      let challenge = "--level beginner --day 2026-06-30"
      let screen = try await player.types(
        """
        \(at("2026-06-30 12:00")) dailychallenge answer --hint \(challenge)
        \(at("2026-06-30 08:00")) dailychallenge answer --hint \(challenge)
        \(at("2026-05-01 08:00")) dailychallenge answer --hint \(challenge); echo "status $?"
        TZ=Pacific/Kiritimati \(at("2026-06-30 09:00")) dailychallenge answer --skip \(challenge)
        # The last day there is still going on.
        yes skip | TZ=Pacific/Pago_Pago \(at("2026-07-01 09:00")) dailychallenge play \(challenge)
        """
      )
      #expect(screen.lines.contains("status 64"))
      #expect(screen.output.contains("Streak: 1 day."))
      let saved = try player.saved(day: "2026-06-30", level: "beginner")
      #expect(saved.tasks[0].hints == 2)
      #expect(saved.startedOn == "2026-06-30")
      #expect(saved.finishedAt == "2026-07-01T09:00:00Z")
    }

    @Test func `one sitting over midnight stays with the day it was begun for`() async throws {
      let player = try Player()
      let screen = try await player.types(
        "(echo hint; sleep 3; yes skip | head -20)"
          + " | faketime '2026-11-29 23:59:58' dailychallenge; ls \"$days\"",
        with: ["days": player.data.appending(path: "days").path]
      )
      #expect(screen.output.hasSuffix("\n2026-11-29.intermediate.json\n"))
      let saved = try player.saved(day: "2026-11-29")
      #expect(saved.finishedAt?.hasPrefix("2026-11-30T00:00:0") == true)
    }

    @Test(arguments: ["2025-12-31 23:59:59", "1999-01-01 00:00:00"])
    func `before the first challenge there is none`(moment: String) async throws {
      let screen = try await Player().types("\(at(moment)) dailychallenge")
      #expect(screen.status == 64)
      #expect(screen.errors.contains("The first is of 2026-01-01."))
    }
  }
}

private let isFaketimeInstalled = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
  FileManager.default.isExecutableFile(atPath: "\($0)/faketime")
}
