/** @jest-environment node */
import { dayIn, startOfDay } from "./day";

test.each([
  ["2026-11-28T23:30:00Z", "Europe/Prague", "2026-11-29"],
  ["2026-11-28T23:30:00Z", "UTC", "2026-11-28"],
  ["2026-11-28T11:00:00Z", "Pacific/Auckland", "2026-11-29"],
  ["2026-11-29T09:59:00Z", "Pacific/Honolulu", "2026-11-28"],
  ["2026-11-29T10:30:00Z", "Pacific/Kiritimati", "2026-11-30"],
  // Central European summer time: two hours before UTC, not one.
  ["2026-07-31T22:30:00Z", "Europe/Prague", "2026-08-01"],
  ["2026-12-31T22:30:00Z", "Europe/Prague", "2026-12-31"],
])("at %s it is, in %s, the day %s", (instant, timeZone, day) => {
  expect(dayIn(timeZone, Date.parse(instant))).toBe(day);
});

test.each([
  ["2026-02-19", "UTC", "2026-02-19T00:00:00.000Z"],
  ["2026-02-19", "Europe/Prague", "2026-02-18T23:00:00.000Z"],
  ["2026-11-29", "Pacific/Auckland", "2026-11-28T11:00:00.000Z"],
  ["2026-11-29", "Pacific/Honolulu", "2026-11-29T10:00:00.000Z"],
  ["2026-11-29", "Asia/Kathmandu", "2026-11-28T18:15:00.000Z"],
  // The days on which clocks are put forward and back, in the night.
  ["2026-03-29", "Europe/Prague", "2026-03-28T23:00:00.000Z"],
  ["2026-10-25", "Europe/Prague", "2026-10-24T22:00:00.000Z"],
  ["2026-10-26", "Europe/Prague", "2026-10-25T23:00:00.000Z"],
  // At midnight: that day begins at 1:00 in Beirut; in Havana it has midnight twice; the hour
  // before midnight came twice in São Paulo.
  ["2026-03-29", "Asia/Beirut", "2026-03-28T22:00:00.000Z"],
  ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ["2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00.000Z"],
  // Samoa crossed the date line and left out 30 December 2011.
  ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ["2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
])("%s in %s begins at %s", (day, timeZone, instant) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
});
