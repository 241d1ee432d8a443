import type { FieldFinding } from "./problem";
import type { Values } from "./types";

/** The first day on which an entry is on the live site, and the last one, `YYYY-MM-DD`. */
export const FROM_FIELD = "publishFrom";
export const UNTIL_FIELD = "publishUntil";

/** The address to which that of an entry leads after its last day. */
export const AFTER_END_FIELD = "afterEnd";

/** Fields with the first day of an entry, and with its last one. An entry may have several. */
export const BEGINS: readonly string[] = ["date", FROM_FIELD];
export const ENDS: readonly string[] = ["validThrough", UNTIL_FIELD];

/** A day with the name of its field. */
type NamedDay = { name: string; day: string };

/** Days of the fields, the earliest first. An emptied field of a form is an empty text. */
const daysOf = (values: Values, names: readonly string[]): NamedDay[] =>
  names
    .flatMap((name) => {
      const day = values[name];
      return typeof day === "string" && day !== "" ? [{ name, day }] : [];
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1));

/**
 * The days between which an entry is on the live site, both of them included: from the latest of its
 * beginnings until the earliest of its ends.
 */
export const periodOf = (values: Values): { from?: NamedDay; until?: NamedDay } => ({
  from: daysOf(values, BEGINS).at(-1),
  until: daysOf(values, ENDS)[0],
});

/** The day after another one, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Findings for ends before a beginning, and for days that another one leaves without effect. */
export function periodFindings(values: Values): FieldFinding[] {
  const { from, until } = periodOf(values);
  const finding = ({ name, day }: NamedDay, relation: string, other: NamedDay, fix: string) => ({
    path: [name],
    rule: `is ${day}, ${relation} (${other.day})`,
    fix,
  });
  if (from && until && until.day < from.day)
    return [finding(until, "before the first day", from, "set a later day, or remove it")];
  const [[begin], [end]] = [daysOf(values, [FROM_FIELD]), daysOf(values, [UNTIL_FIELD])];
  return [
    ...(begin && from && begin.day < from.day
      ? [
          finding(
            begin,
            "before the first day",
            from,
            "remove it: the page appears with the later day",
          ),
        ]
      : []),
    ...(end && until && end.day > until.day
      ? [finding(end, "after the last day", until, "remove it: the page ends with the earlier day")]
      : []),
  ];
}
