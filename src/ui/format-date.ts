const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * A calendar date (`YYYY-MM-DD`, or longer ISO forms) in words, the same in every time zone: "3
 * March 2026". Without `Intl`, whose first use takes a slow phone 70 ms.
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split("-").map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}
