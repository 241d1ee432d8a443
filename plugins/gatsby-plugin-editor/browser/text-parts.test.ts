/** @jest-environment node */
import { FILM, NOTE, PICTURE, TABLE, VIDEO } from "./text-parts";

type Part = typeof FILM | typeof NOTE | typeof PICTURE | typeof TABLE | typeof VIDEO;

const valuesOf = (part: Part, block: string) => {
  const match = part.pattern.exec(block);
  return match && part.fromBlock(match);
};

/** Parts of a text: the line that each is, and the values of its form. */
const PARTS: readonly [string, Part, string, Record<string, string>][] = [
  ["a film", FILM, "![A stone](./film.mp4)", { file: "./film.mp4", alt: "A stone", caption: "" }],
  [
    "a film with a caption",
    FILM,
    '![A stone](film.webm "It opens")',
    { file: "film.webm", alt: "A stone", caption: "It opens" },
  ],
  ["a picture", PICTURE, "![A map](./map.png)", { file: "./map.png", alt: "A map", caption: "" }],
  [
    "a decoration",
    PICTURE,
    '![](./line.svg "decoration")',
    { file: "./line.svg", alt: "", caption: "decoration" },
  ],
  [
    "a picture with odd signs",
    PICTURE,
    String.raw`![A \[b\] \\ 👋🏽](a.jpg "He said: \"no\" مرحبا")`,
    { file: "a.jpg", alt: String.raw`A [b] \ 👋🏽`, caption: 'He said: "no" مرحبا' },
  ],
  [
    "a picture with signs of emphasis and code",
    PICTURE,
    "![a\\_b \\* \\`c\\` \\~](./a.jpg)",
    { file: "./a.jpg", alt: "a_b * `c` ~", caption: "" },
  ],
  ["a note", NOTE, "[^1]: See [there](/works).", { name: "1", text: "See [there](/works)." }],
  [
    "a table",
    TABLE,
    "| Office | People |\n| --- | --- |\n| Prague | **9** |",
    { rows: "Office | People\nPrague | **9**" },
  ],
  [
    "a table with empty cells",
    TABLE,
    "|  | 2024 |\n| --- | --- |\n| Visits |  |\n|  |  |",
    { rows: "|  | 2024 |\nVisits\n|  |  |" },
  ],
  [
    "a table with aligned columns",
    TABLE,
    "| A | B |\n| :-- | --: |\n| 1 | 2 |",
    { rows: "A | B\n:-- | --:\n1 | 2" },
  ],
  [
    "a table with bars and dashes as words",
    TABLE,
    "| A \\| B | C |\n| --- | --- |\n| - | - |",
    { rows: "A \\| B | C\n--- | ---\n- | -" },
  ],
  [
    "a table with an empty column",
    TABLE,
    "| A |  |\n| --- | --- |\n| 1 |  |",
    { rows: "| A |  |\n1" },
  ],
  ["a table of one column", TABLE, "| A |\n| --- |\n| 1 |", { rows: "A\n1" }],
  [
    "a video at Vimeo",
    VIDEO,
    "https://vimeo.com/76979871",
    { address: "https://vimeo.com/76979871" },
  ],
  [
    "a video at YouTube",
    VIDEO,
    "https://youtu.be/a_b_c-d_e_f?t=1",
    { address: "https://youtu.be/a_b_c-d_e_f?t=1" },
  ],
];

test.each(PARTS)("the form of %s holds what its line says", (_what, part, block, values) => {
  expect(valuesOf(part, block)).toEqual(values);
});

test.each(PARTS)("the form of %s writes its line", (_what, part, block, values) => {
  expect(part.toBlock(values)).toBe(block);
});

test.each<[string, string, Part]>([
  ["![A map](./map.png)", "film", FILM],
  ["![A stone](./film.mp4)", "picture", PICTURE],
  ["![A map](./map.png) and words", "picture", PICTURE],
  ["words ![A map](./map.png)", "picture", PICTURE],
  ["[![A map](./map.png)](/works)", "picture", PICTURE],
  ["https://vimeo.com/76979871 and words", "video", VIDEO],
  ["https://example.com/76979871", "video", VIDEO],
  ["| A |\n| --- |\nwords", "table", TABLE],
  ["| A |\n| --- |\n- a | b", "table", TABLE],
  ["A heading | B\n---", "table", TABLE],
])("the line %s has no form of a %s", (block, _what, part) => {
  expect(valuesOf(part, block)).toBeNull();
});

test.each([
  ["edges on some rows", "| A | B |\n1|2", "| A | B |\n| --- | --- |\n| 1 | 2 |"],
  ["a row too short", "A|B\n1", "| A | B |\n| --- | --- |\n| 1 |  |"],
  [
    "the corner empty",
    "|2024|2025\nVisits|1|2",
    "|  | 2024 | 2025 |\n| --- | --- | --- |\n| Visits | 1 | 2 |",
  ],
  ["one row longer", "A|B\n\n1|2|3", "| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |"],
  ["Markdown", "| A | B |\n|---|:-:|\n| 1 |  |", "| A | B |\n| --- | :-: |\n| 1 |  |"],
  ["a row of dashes", "A|B\n1|2\n-|-", "| A | B |\n| --- | --- |\n| 1 | 2 |\n| - | - |"],
  ["a spreadsheet", "A\tB\n1\t2", "| A | B |\n| --- | --- |\n| 1 | 2 |"],
])("a table with %s keeps every cell", (_what, rows, block) => {
  expect(TABLE.toBlock({ rows })).toBe(block);
});

test("a note is one line, with a name that marks can have", () => {
  expect(NOTE.toBlock({ name: "2.", text: "a\nb" })).toBe("[^2]: a b");
});

test("a note without a name is note 1", () => {
  expect(NOTE.toBlock({ text: "a" })).toBe("[^1]: a");
});
