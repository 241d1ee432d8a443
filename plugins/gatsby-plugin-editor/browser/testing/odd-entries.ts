import type { Block, Field } from "../../../gatsby-source-content/model";
import { FORMATS } from "../../../gatsby-source-content/model";

type Kind<Name extends Field["kind"]> = Extract<Field, { kind: Name }>;

/** How an editor fills in a form. */
export type Filling = {
  name: string;
  text: string;
  /** Fills every field up to the limits of the model. */
  isLargest?: boolean;
  /** Fills optional fields, too. */
  isComplete?: boolean;
};

const ODD_TEXTS = [
  `He said: "no", 'twice' #1`,
  "👩🏽‍💻 🇨🇿 é ü ß",
  "مرحبا بالعالم: 100%",
  "- dash",
  "? key: value",
  "{{now}} [a](b) <b>&amp;</b>",
  "yes",
  "007",
  "2026-02-31",
  "null",
  "*alias &anchor !tag",
  "a\\b\\n `tick` $1",
  "| pipe > fold",
  "---",
  "@at %20 ~",
];

export const FILLINGS: readonly Filling[] = [
  { name: "as little as it takes", text: "x" },
  { name: "as much as it takes", text: "x", isLargest: true, isComplete: true },
  ...ODD_TEXTS.map((text) => ({ name: text, text, isComplete: true })),
];

const LONGEST_TEXT = 5000;
const MAX_INTEGER = 2 ** 31 - 1;

/** Repeats the text until it is as long as the field asks, and cuts it at the field's limit. */
export function oddText(
  { text, isLargest = false }: Filling,
  { minLength = 0, maxLength = LONGEST_TEXT }: { minLength?: number; maxLength?: number },
): string {
  const times = (isLargest ? maxLength : minLength) / text.length;
  const characters = [...text.repeat(Math.max(1, Math.ceil(times)))];
  while (characters.join("").length > maxLength) characters.pop();
  return characters.join("").trim();
}

function oddNumber({ integer, min, max }: Kind<"number">, isLargest: boolean): number {
  const limit = integer ? MAX_INTEGER : 1e15;
  return isLargest ? (max ?? limit) : (min ?? -limit);
}

function oddString(field: Kind<"string">, filling: Filling): string {
  if (field.format) return FORMATS[field.format].example;
  return oddText(field.partOf ? { ...filling, isLargest: false } : filling, field);
}

function oddList({ of, min = 0, max = min + 2 }: Kind<"list">, filling: Filling): unknown[] {
  // Holds one block of each kind.
  if (of.kind === "block")
    return filling.isComplete ? of.blocks.map((block) => oddBlock(block, filling)) : [];
  const length = filling.isComplete ? max : min;
  return Array.from({ length }, () => oddValue(of, filling));
}

type MakeValue<Name extends Field["kind"]> = (field: Kind<Name>, filling: Filling) => unknown;

const ODD_VALUES: { [Name in Field["kind"]]: MakeValue<Name> } = {
  string: oddString,
  text: (field, filling) => oddText(filling, field),
  markdown: (_field, filling) => oddText(filling, {}),
  prose: (_field, filling) => oddText(filling, {}),
  date: (_field, { isLargest }) => (isLargest ? "9999-12-31" : "1970-01-01"),
  boolean: (_field, { isLargest = false }) => isLargest,
  number: (field, { isLargest = false }) => oddNumber(field, isLargest),
  color: (_field, { isLargest }) => (isLargest ? "#FFFFFF" : "#0a0B0c"),
  picture: () => "odd-picture-1.jpg",
  link: (_field, { isLargest }) => (isLargest ? "https://example.com/a?b=%C3%A9#ü" : "/"),
  select: ({ options }, { isLargest }) => options.at(isLargest ? -1 : 0)?.value,
  reference: () => "an-entry",
  list: oddList,
  film: () => "odd-film-1.mp4",
  block: () => {
    throw new Error("A block stands in a list");
  },
  object: ({ fields }, filling) => oddEntry(fields, filling),
};

/** Makes a valid value of a field. References lead nowhere, and pictures do not exist. */
function oddValue(field: Field, filling: Filling): unknown {
  const makeValue = ODD_VALUES[field.kind] as MakeValue<Field["kind"]>;
  return makeValue(field, filling);
}

/** Makes a valid block, without the fields that depend on other blocks and on the page. */
function oddBlock({ type, fields }: Block, filling: Filling): unknown {
  const fieldsAlone = fields.filter(
    ({ name }) =>
      name !== "anchor" &&
      // A page of the site, and no text of thanks beside it.
      name !== "thankYouPage" &&
      !(type === "opening" && name === "highlight"),
  );
  return { type, ...oddEntry(fieldsAlone, filling) };
}

/**
 * Makes the fields of an entry as an editor may fill them in. The text below the front matter is
 * called `body`.
 */
export function oddEntry(fields: readonly Field[], filling: Filling): Record<string, unknown> {
  const inputs = fields.filter(({ required }) => required !== false || filling.isComplete);
  return Object.fromEntries(
    inputs.map((field) => [
      field.kind === "markdown" ? "body" : field.name,
      oddValue(field, filling),
    ]),
  );
}
