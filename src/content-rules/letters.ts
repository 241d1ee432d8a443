import type { ContentCheck } from "../../plugins/gatsby-source-content/check";
import { type Place, walkValues } from "../../plugins/gatsby-source-content/model";
import { LETTERS } from "../constants/letters";

/** Visible letters, marks and digits. Pictographs are excluded: every system has them. */
const VISIBLE_CHARACTER = /(?!\p{DI})[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u;

const missingLetters = (text: string): string[] =>
  [...text.normalize("NFC")].filter(
    (letter) => VISIBLE_CHARACTER.test(letter) && !LETTERS.test(letter),
  );

/** Warns of letters that the site's typeface does not have, once, at the first of them. */
export const adviseLetters: ContentCheck = ({ entries }, { placeOf, placeInBody }) => {
  const letters = new Set<string>();
  let first: Place | undefined;
  const read = (text: string, place: () => Place) => {
    for (const letter of missingLetters(text)) {
      letters.add(letter);
      first ??= place();
    }
  };
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (_field, value, path) => {
      if (typeof value === "string") read(value, () => placeOf(entry, path));
    });
    for (const [index, line] of (entry.body ?? "").split("\n").entries())
      read(line, () => placeInBody(entry, index + 1));
  }
  if (!first) return {};
  const list = [...letters].map((letter) => `"${letter}"`).join(", ");
  const fix =
    "add them to src/constants/letters.ts and run `npm run typeface`; until then the system's typeface stands in";
  return { warnings: [{ ...first, rule: `the site's typeface has no ${list}`, fix }] };
};
