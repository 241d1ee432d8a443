import type { ContentCheck } from "../../plugins/gatsby-source-content/check";
import { type Place, type Problem, walkValues } from "../../plugins/gatsby-source-content/model";
import { isDrawable, isInTypeface } from "../constants/drawing";
import { LETTERS } from "../constants/letters";

/** Visible letters, marks and digits. Pictographs are excluded: every system has them. */
const VISIBLE_CHARACTER = /(?!\p{DI})[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u;
/** The same without signs, and without the mark that puts a digit on a key. */
const LETTER = /(?!\p{DI}|\u20e3)[\p{L}\p{M}\p{N}]/u;

/** Fields whose words share pictures and the map show. */
const DRAWN_FIELDS: readonly string[] = ["title", "name"];

/** Scripts with a typeface of Noto for semibold titles, and the end of its package's name. */
const PACKAGES: readonly (readonly [script: RegExp, name: string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, "jp"],
  [/\p{Script=Hangul}/u, "kr"],
  [/\p{Script=Han}/u, "sc"],
  ...(
    "Adlam Arabic Armenian Bengali Cherokee Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada " +
    "Khmer Lao Malayalam Myanmar Oriya Sinhala Syriac Tamil Telugu Thaana Thai"
  )
    .split(" ")
    .map((script) => [new RegExp(`\\p{Script=${script}}`, "u"), script.toLowerCase()] as const),
];

/** What draws a letter; empty where no package is known to. */
function packageOf(letter: string): string {
  const [, script] = PACKAGES.find(([pattern]) => pattern.test(letter)) ?? [];
  return script ? `@fontsource/noto-sans-${script}` : "";
}

/** Letters that lack something, with the place of the first. */
type Lack = { letters: Set<string>; place: Place };

/** Collects letters by what would help. */
class Lacks {
  private readonly byHelp = new Map<string, Lack>();

  add(letter: string, help: string, place: () => Place): void {
    const lack = this.byHelp.get(help) ?? { letters: new Set(), place: place() };
    lack.letters.add(letter);
    this.byHelp.set(help, lack);
  }

  warnings(rule: string, fixOf: (help: string) => string): Problem[] {
    return [...this.byHelp].map(([help, { letters, place }]) => {
      const list = [...letters].map((letter) => `"${letter}"`).join(", ");
      return { ...place, rule: `${rule} ${list}`, fix: fixOf(help) };
    });
  }
}

/**
 * Warns of letters that the file of the site's typeface could have and does not, and of those in
 * titles that no typeface for pictures has; of each kind once, at the first of them. For other
 * letters that the typeface lacks there is nothing to do: the system's stands in.
 */
export const adviseLetters: ContentCheck = ({ entries }, { placeOf, placeInText }) => {
  const notInFile = new Lacks();
  const notDrawn = new Lacks();
  const read = (text: string, isTitle: boolean, place: () => Place) => {
    for (const letter of text.normalize("NFC")) {
      if (VISIBLE_CHARACTER.test(letter) && !LETTERS.test(letter) && isInTypeface(letter))
        notInFile.add(letter, "file", place);
      if (isTitle && LETTER.test(letter) && !isDrawable(letter))
        notDrawn.add(letter, packageOf(letter), place);
    }
  };
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      const isTitle = DRAWN_FIELDS.includes(field.name);
      if (typeof value === "string" && field.kind !== "markdown" && field.kind !== "prose")
        read(value, isTitle, () => placeOf(entry, path));
    });
    for (const text of entry.texts)
      for (const [index, line] of text.markdown.split("\n").entries())
        read(line, false, () => placeInText(entry, text, index + 1));
  }
  return {
    warnings: [
      ...notInFile.warnings(
        "the site's typeface has no",
        () =>
          "add them to src/constants/letters.ts and run `npm run typeface`; until then the system's typeface stands in",
      ),
      ...notDrawn.warnings(
        "no typeface for share pictures has",
        (name) =>
          `${name ? `run \`npm install --save-exact ${name}\`` : "write the title in other letters"}; until then the agency's name stands on them for such a title`,
      ),
    ],
  };
};
