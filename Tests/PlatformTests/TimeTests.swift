#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

struct TimeTests {
  @Test(arguments: [("EAST-14", 14), ("WEST+12", -12), ("UTC0", 0)])
  func `shows the date of the time zone`(zone: String, hours: Int) async {
    await #expect(processExitsWith: .success) { [zone = zone as String, hours = hours as Int] in
      setenv("TZ", zone, 1)
      let now = LocalTime.now
      var seconds = time_t(now.secondsSinceEpoch + hours * 3600)
      var civil = tm()
      gmtime_r(&seconds, &civil)
      #expect(now.year == Int(civil.tm_year) + 1900)
      #expect(now.month == Int(civil.tm_mon) + 1)
      #expect(now.day == Int(civil.tm_mday))
      #expect(abs(now.secondsSinceEpoch - time(nil)) <= 1)
    }
  }

  @Test func `measures how long something takes`() {
    let start = MonotonicClock.seconds
    usleep(20_000)
    let taken = MonotonicClock.seconds - start
    #expect(taken >= 0.02)
    #expect(taken < 60)
  }
}
