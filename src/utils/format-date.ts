const FORMAT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A calendar date (`YYYY-MM-DD`, or longer ISO forms) in words, the same in every time zone: "3 March 2026". */
export function formatDate(date: string): string {
  return FORMAT.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}
