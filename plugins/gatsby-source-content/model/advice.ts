import type { FieldFinding, Finding } from "./problem";
import type { Field, FieldOf } from "./types";
import { walkValues } from "./walk";

function lengthAdvice(
  { searchLength }: FieldOf<"string" | "text">,
  { length }: string,
): Finding | null {
  if (searchLength === undefined || length <= searchLength) return null;
  const rule = `has ${length} characters, search results show about ${searchLength}`;
  return { rule, fix: "shorten it, or say what matters first" };
}

/** Years that a date may lie ahead before it is taken for a slip. */
const MAX_YEARS_AHEAD = 5;

/** The warning about a date, or null. Dates as `YYYY-MM-DD` compare as text does. */
function dateAdvice(
  field: FieldOf<"date">,
  value: string,
  group: Record<string, unknown>,
  today: string,
): Finding | null {
  const { reviewYears, notBefore } = field;
  const ahead = Number(value.slice(0, 4)) - Number(today.slice(0, 4));
  if (ahead > MAX_YEARS_AHEAD || value < "1900")
    return {
      rule: `${value} is ${Math.abs(ahead)} years ${ahead > 0 ? "ahead" : "back"}`,
      fix: "correct the year",
    };
  const earliest = notBefore === undefined ? undefined : group[notBefore];
  if (typeof earliest === "string" && value < earliest)
    return {
      rule: `is ${value}, before ${notBefore} (${earliest})`,
      fix: "set the day of the last change, or remove it",
    };
  if (notBefore === undefined && reviewYears === undefined) return null;
  // A scheduled entry may have changed as late as on the day of its publication.
  const latest = typeof earliest === "string" && earliest > today ? earliest : today;
  if (value > latest)
    return { rule: `${value} is in the future`, fix: "set the day of the last change" };
  const age =
    Number(today.slice(0, 4)) -
    Number(value.slice(0, 4)) -
    (today.slice(4) < value.slice(4) ? 1 : 0);
  if (reviewYears === undefined || age < reviewYears) return null;
  return {
    rule: `is ${value}, ${age} years ago`,
    fix: "read the text again, correct it, and set the day on which you did",
  };
}

/**
 * Collects warnings about valid fields: texts that search results cut, and dates that look wrong.
 * @param data valid values, as of `checkFields`
 * @param today `YYYY-MM-DD`
 */
export function fieldAdvice(
  fields: readonly Field[],
  data: Record<string, unknown>,
  today: string,
): FieldFinding[] {
  const advice: FieldFinding[] = [];
  walkValues(fields, data, (field, value, path, group) => {
    if (typeof value !== "string") return;
    const finding =
      ((field.kind === "string" || field.kind === "text") && lengthAdvice(field, value)) ||
      (field.kind === "date" && dateAdvice(field, value, group, today));
    if (finding) advice.push({ path, ...finding });
  });
  return advice;
}
