/** The time of day in a time zone such as `Europe/Prague`: "09:05". @throws RangeError for an unknown zone */
export function zoneTime(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(
    now,
  );
}

/**
 * A time zone in words, the same in summer and in winter: "Central European Time".
 * @param now zones had other rules in other times
 * @throws RangeError for an unknown zone
 */
export function zoneName(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longGeneric" }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Milliseconds until the next full minute, at least one. */
export function untilNextMinute(now: Date): number {
  return 60_000 - (now.getTime() % 60_000);
}
