import { suggestion } from "../model/nearest";
import type { Problem } from "../model/problem";
import { walkValues } from "../model/walk";
import type { CheckedContent, Findings } from "../reading/checked-content";
import type { CheckedEntry } from "../reading/entry";
import { placeOf } from "./places";

/** Names that references may use; `false` for invalid ones, which no message suggests. */
type Names = ReadonlyMap<string, boolean>;

/**
 * The names references may use, by collection. Names of entries with problems count, too. A
 * collection whose one file cannot be read is left out, so that references to it are not reported.
 */
function namesByCollection({ model, entries, unread }: CheckedContent): Map<string, Names> {
  const byCollection = new Map(
    model.collections.map(({ name }) => [name, new Map<string, boolean>()]),
  );
  for (const { collection, slug, hasName } of [...entries, ...unread]) {
    const names = byCollection.get(collection.name);
    if (slug !== "") names?.set(slug, hasName || names.get(slug) === true);
  }
  for (const { collection } of unread)
    if (collection.format === "list") byCollection.delete(collection.name);
  return byCollection;
}

function referenceProblems(entry: CheckedEntry, namesOf: ReadonlyMap<string, Names>): Problem[] {
  const problems: Problem[] = [];
  walkValues(entry.collection.fields, entry.data, (field, value, path) => {
    if (field.kind !== "reference") return;
    const names = namesOf.get(field.to);
    const name = String(value);
    if (!names || names.has(name)) return;
    const validNames = [...names.keys()].filter((other) => names.get(other));
    const rule = `unknown ${field.label.toLowerCase()} "${name}"`;
    problems.push({ ...placeOf(entry, path), rule, fix: suggestion(name, validNames) });
  });
  return problems;
}

/**
 * Reports references to entries that do not exist. In the order of entries they are warnings: who
 * deletes an entry does not see that file.
 */
export function checkReferences(content: CheckedContent): Findings {
  const names = namesByCollection(content);
  const findings: Findings = { problems: [], warnings: [] };
  for (const entry of content.entries) {
    const isOrder = entry.collection.name === content.model.order;
    findings[isOrder ? "warnings" : "problems"].push(...referenceProblems(entry, names));
  }
  return findings;
}
