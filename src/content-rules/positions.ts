import type { ContentCheck } from "../../plugins/gatsby-source-content/check";
import { AFTER_END_FIELD, type Problem, periodOf } from "../../plugins/gatsby-source-content/model";

type Entry = Parameters<ContentCheck>[0]["entries"][number];
type Tools = Parameters<ContentCheck>[1];

/** Signs and numbers that a job title is not to hold: salaries, dates, codes, cries. */
const FOREIGN_TO_TITLES = /[!*€$£]|\d{4,}/;

/** The first part of a position's name that does not belong to the job title. */
function excessIn(name: string, names: readonly string[]): string | undefined {
  const words = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `.toLowerCase();
  const title = words(name);
  return (
    names.find((one) => title.includes(words(one)) && title !== words(one)) ??
    FOREIGN_TO_TITLES.exec(name)?.[0]
  );
}

/** @param names of the agency and its offices */
function openWarnings(
  entry: Entry,
  names: readonly string[],
  { placeOf, placeInBody }: Tools,
): Problem[] {
  const { name, remoteFrom = [] } = entry.data as { name?: string; remoteFrom?: unknown[] };
  const warnings: Problem[] = [];
  const excess = excessIn(name ?? "", names);
  if (excess)
    warnings.push({
      ...placeOf(entry, ["name"]),
      rule: `has "${excess}", and Google wants the job title alone`,
      fix: "remove it: place, salary and agency are told beside the name",
    });
  if (remoteFrom.length > 0 && !/\bremote|\bhome\b/i.test(entry.body ?? ""))
    warnings.push({
      ...placeInBody(entry, 1),
      rule: "does not say that the work is remote, which Google wants of a remote position",
      fix: "say it in the text, too",
    });
  return warnings;
}

/**
 * Warns of what keeps positions out of Google's job search, and of those that have closed.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const advisePositions: ContentCheck = ({ model, entries }, tools) => {
  const names = entries.flatMap(({ collection, data }) => {
    if (collection.name === model.site) return data.name ? [String(data.name)] : [];
    if (collection.name !== "offices") return [];
    const { title, postalAddress } = data as {
      title?: string;
      postalAddress?: { locality?: string };
    };
    return [title, postalAddress?.locality].filter((name) => name !== undefined);
  });
  const warnings = entries
    .filter(({ collection, isSound }) => isSound && collection.name === "positions")
    .flatMap((entry): Problem[] => {
      if (entry.visibility === "published") return openWarnings(entry, names, tools);
      // With `afterEnd` it is to stay: its address leads there.
      if (entry.visibility !== "closed" || entry.data[AFTER_END_FIELD]) return [];
      const { name = "", day } = periodOf(entry.data).until ?? {};
      const rule = `is ${day}: the position is closed and has no page`;
      const fix = "delete the position, or set a later day";
      return [{ ...tools.placeOf(entry, [name]), rule, fix }];
    });
  return { warnings };
};
