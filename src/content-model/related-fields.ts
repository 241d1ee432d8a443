import { show } from "./entry-schema";
import type { Finding, Path } from "./problem";
import type { Field } from "./types";
import { walkValues } from "./walk";

export type RelatedFinding = Finding & { path: Path };

/**
 * Rules between fields of one group: what a picture needs, what a text must be a part of.
 * @param fields the declared fields
 * @param entry the tidied entry, valid or not
 */
export function relatedFindings(fields: readonly Field[], entry: unknown): RelatedFinding[] {
  const found: RelatedFinding[] = [];
  walkValues(fields, entry, (field, value, path, group) => {
    if (field.kind === "picture" && field.needs && group[field.needs] === undefined)
      found.push({
        path: [...path.slice(0, -1), field.needs],
        rule: `required with ${field.name}, is missing`,
        fix: `add it, or remove ${field.name}`,
      });
    if (field.kind !== "string" || !field.partOf) return;
    const whole = group[field.partOf];
    if (typeof value === "string" && typeof whole === "string" && !whole.includes(value))
      found.push({
        path,
        rule: `must be a part of ${field.partOf}, is ${show(value)}`,
        fix: `copy it from ${field.partOf} letter by letter`,
      });
  });
  return found;
}
