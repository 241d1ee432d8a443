/** Days of the calendar in a time zone: a date without a time is a day there. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The wall clock of a time zone at an instant, `2026-11-29T13:05:00`. */
function wallClock(instant: number, timeZone: string): string {
  const twoDigits = "2-digit";
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
    second: twoDigits,
    hourCycle: "h23",
  });
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

/**
 * The day of an instant, `YYYY-MM-DD`.
 * @param timeZone of the IANA list, such as `Europe/Prague`
 * @param instant in milliseconds of Unix time, by default now
 */
export const dayIn = (timeZone: string, instant: number = Date.now()): string =>
  wallClock(instant, timeZone).slice(0, 10);

/**
 * The instant at which a day begins. Clocks may be put forward or back at midnight, and a day may
 * be left out where a country crosses the date line: then it is the first instant after it.
 * @param day `YYYY-MM-DD`
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // One of the offsets from UTC before and after the day is that of its midnight.
  const instants = [midnight - DAY_MS, midnight + DAY_MS].map((near) => {
    const offset = Date.parse(`${wallClock(near, timeZone)}Z`) - near;
    return midnight - offset;
  });
  return new Date(Math.min(...instants.filter((instant) => dayIn(timeZone, instant) >= day)));
}
