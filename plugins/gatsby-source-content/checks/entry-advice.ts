import { fieldAdvice } from "../model/advice";
import { STILL_TO_BE_WRITTEN, TO_BE_WRITTEN } from "../model/placeholders";
import type { Place, Problem } from "../model/problem";
import { walkValues } from "../model/walk";
import type { CheckedContent } from "../reading/checked-content";
import type { CheckedEntry } from "../reading/entry";
import { placeInText, placeOf } from "./places";

/** Collects the warnings about valid fields, such as texts that are too long for search results. */
export const adviseEntries = (
  { entries }: CheckedContent,
  today: string,
): { warnings: Problem[] } => ({
  warnings: entries.flatMap((entry) =>
    fieldAdvice(entry.collection.fields, entry.data, today).map(({ path, ...finding }) => ({
      ...placeOf(entry, path),
      ...finding,
    })),
  ),
});

function placeholderPlaces(entry: CheckedEntry): Place[] {
  const places: Place[] = [];
  walkValues(entry.collection.fields, entry.data, ({ kind }, value, path) => {
    if (kind !== "markdown" && kind !== "prose" && TO_BE_WRITTEN.test(String(value)))
      places.push(placeOf(entry, path));
  });
  for (const text of entry.texts)
    for (const [index, line] of text.markdown.split("\n").entries())
      if (TO_BE_WRITTEN.test(line)) places.push(placeInText(entry, text, index + 1));
  return places;
}

/** Reports placeholder text; a draft may have it. */
export function findPlaceholders({ entries }: CheckedContent): Problem[] {
  return entries.flatMap((entry) => {
    const finding =
      entry.visibility === "draft"
        ? { ...STILL_TO_BE_WRITTEN, isBeforePublishing: true }
        : { ...STILL_TO_BE_WRITTEN, fix: "replace it, or make the entry a draft if it can be one" };
    return placeholderPlaces(entry).map((place) => ({ ...place, ...finding }));
  });
}
