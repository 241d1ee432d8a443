/**
 * The time of day in a place.
 * @param now a moment
 * @param timeZone such as `Europe/Prague`
 * @returns such as "09:05"
 * @throws RangeError for an unknown time zone
 */
export function zoneTime(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(
    now,
  );
}

/**
 * A time zone in words, the same in summer and in winter.
 * @param now a moment: zones had other rules in other times
 * @param timeZone such as `Europe/Prague`
 * @returns such as "Central European Time"
 * @throws RangeError for an unknown time zone
 */
export function zoneName(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longGeneric" }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Milliseconds until the next full minute, at least one. */
export function untilNextMinute(now: Date): number {
  return 60_000 - (now.getTime() % 60_000);
}
