const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Formats a date (`YYYY-MM-DD`, or a longer ISO form) as "3 March 2026", whatever the time zone. It
 * does without `Intl`, whose first use takes a slow phone 70 ms.
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split("-").map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}
