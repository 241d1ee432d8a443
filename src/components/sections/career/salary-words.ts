import { POSITION_STRINGS } from "../../../constants/position-strings";

/** The word for a value that an editor chose. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  words[key] ?? key;

function amount(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: digits });
}

type Salary = NonNullable<Queries.PositionTextFragment["salary"]>;

/** A salary or its range, such as "EUR 40,000–50,000 a year". */
export function salaryWords({ currency, min, max, per }: Salary): string {
  const amounts = [...new Set([min, max])].filter((value) => value !== null);
  return `${currency} ${amounts.map(amount).join("–")} ${wordOf(POSITION_STRINGS.per, per)}`;
}
