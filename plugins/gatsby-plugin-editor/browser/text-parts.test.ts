/** @jest-environment node */
import { FILM, NOTE, PICTURE, TABLE, VIDEO } from "./text-parts";

type Part = typeof FILM | typeof NOTE | typeof PICTURE | typeof VIDEO;

const opened = (part: Part, block: string) => {
  const match = part.pattern.exec(block);
  return match && part.fromBlock(match);
};

test.each<[Part, string, Record<string, string>]>([
  [FILM, "![A stone](./film.mp4)", { file: "./film.mp4", alt: "A stone", caption: "" }],
  [
    FILM,
    '![A stone](film.webm "It opens")',
    { file: "film.webm", alt: "A stone", caption: "It opens" },
  ],
  [PICTURE, "![A map](./map.png)", { file: "./map.png", alt: "A map", caption: "" }],
  [PICTURE, '![](./line.svg "decoration")', { file: "./line.svg", alt: "", caption: "decoration" }],
  [
    PICTURE,
    String.raw`![A \[b\] \\ 👋🏽](a.jpg "He said: \"no\" مرحبا")`,
    { file: "a.jpg", alt: String.raw`A [b] \ 👋🏽`, caption: 'He said: "no" مرحبا' },
  ],
  [NOTE, "[^1]: See [there](/works).", { name: "1", text: "See [there](/works)." }],
  [VIDEO, "https://vimeo.com/76979871", { address: "https://vimeo.com/76979871" }],
  [VIDEO, "https://youtu.be/a_b_c-d_e_f?t=1", { address: "https://youtu.be/a_b_c-d_e_f?t=1" }],
])("%#: its form holds what its line says, and writes the same line", (part, block, values) => {
  expect(opened(part, block)).toEqual(values);
  expect(part.toBlock(values)).toBe(block);
});

test.each<[Part, string]>([
  [FILM, "![A map](./map.png)"],
  [PICTURE, "![A stone](./film.mp4)"],
  [PICTURE, "![A map](./map.png) and words"],
  [PICTURE, "words ![A map](./map.png)"],
  [PICTURE, "[![A map](./map.png)](/works)"],
  [VIDEO, "https://vimeo.com/76979871 and words"],
  [VIDEO, "https://example.com/76979871"],
])("%#: another line stays text", (part, block) => {
  expect(opened(part, block)).toBeNull();
});

test.each([
  [
    "the corner empty",
    "|2024|2025\nVisits|1|2",
    "|  | 2024 | 2025 |\n| --- | --- | --- |\n| Visits | 1 | 2 |",
  ],
  ["one row longer", "A|B\n\n1|2|3", "| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |"],
  ["Markdown", "| A | B |\n|---|:-:|\n| 1 |  |", "| A | B |\n| --- | --- |\n| 1 |  |"],
  ["a row of dashes", "A|B\n1|2\n-|-", "| A | B |\n| --- | --- |\n| 1 | 2 |\n| - | - |"],
  ["a spreadsheet", "A\tB\n1\t2", "| A | B |\n| --- | --- |\n| 1 | 2 |"],
])("a table with %s keeps every cell", (_what, rows, block) => {
  expect(TABLE.toBlock({ rows })).toBe(block);
});

test("a note is written with a name that marks can have", () => {
  expect(NOTE.toBlock({ name: "2.", text: "a\nb" })).toBe("[^2]: a b");
  expect(NOTE.toBlock({ text: "a" })).toBe("[^1]: a");
});
