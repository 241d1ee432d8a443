import { untilNextMinute, zoneName, zoneTime } from "./zone-time";

test("one moment is another time of day in each city, in summer and in winter", () => {
  const winter = new Date("2026-01-15T12:05:30Z");
  const summer = new Date("2026-07-15T12:05:30Z");
  expect(["Europe/Prague", "America/New_York"].map((zone) => zoneTime(winter, zone))).toEqual(["13:05", "07:05"]);
  expect(["Europe/Prague", "America/New_York"].map((zone) => zoneTime(summer, zone))).toEqual(["14:05", "08:05"]);
});

test("midnight is the hour 00", () => {
  expect(zoneTime(new Date("2026-01-15T23:00:00Z"), "Europe/Oslo")).toBe("00:00");
});

test("a time zone has a name that does not change with the season", () => {
  for (const now of [new Date("2026-01-15"), new Date("2026-07-15")]) {
    expect(zoneName(now, "Europe/Prague")).toBe("Central European Time");
    expect(zoneName(now, "America/New_York")).toBe("Eastern Time");
  }
});

test("the next minute is a moment away, never none", () => {
  expect(untilNextMinute(new Date("2026-01-15T12:05:30Z"))).toBe(30_000);
  expect(untilNextMinute(new Date("2026-01-15T12:05:00Z"))).toBe(60_000);
});
