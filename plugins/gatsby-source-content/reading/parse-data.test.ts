/** @jest-environment node */
import type { Path } from "../model/problem";
import { parseFrontMatter, parseJson, parseYaml } from "./parse-data";

const JSON_TEXT = `{
  "title": "a",
  "items": [
    "x",
    { "label": "y" }
  ],
  "group": {
    "inner": 1
  }
}`;
const YAML_TEXT = `title: a
# a note
items:
  - x
  - label: y
group:
  inner: 1
long: >
  first
  second
1: one
`;

test.each<[Path, number | undefined]>([
  [["title"], 2],
  [["items"], 3],
  [["items", 0], 4],
  [["items", 1], 5],
  [["items", 1, "label"], 5],
  [["group", "inner"], 8],
  [[], 1],
  [["nothing"], undefined],
  [["items", 7], undefined],
  [["title", "nothing"], undefined],
])("in JSON %j is on line %s", (path, line) => {
  expect(parseJson(JSON_TEXT).data?.lineOf(path)).toBe(line);
});

test.each<[Path, number | undefined]>([
  [["title"], 12],
  [["items"], 14],
  [["items", 0], 15],
  [["items", 1], 16],
  [["items", 1, "label"], 16],
  [["group", "inner"], 18],
  [["long"], 19],
  [["nothing"], undefined],
  [["items", 7], undefined],
  [["title", "nothing"], undefined],
  [["group", "nothing", "deeper"], undefined],
])("in YAML that begins on line 12 %j is on line %s", (path, line) => {
  expect(parseYaml(YAML_TEXT, 12).data?.lineOf(path)).toBe(line);
});

test("a text that YAML writes as a block begins on the line below its field", () => {
  const { textLineOf } = parseYaml("a: words\nb:\n  - c: |\n      first\n", 2).data ?? {};
  expect([textLineOf?.(["a"]), textLineOf?.(["b", 0, "c"])]).toEqual([2, 5]);
});

test("YAML is read by the rules of 1.2, so that little is guessed", () => {
  const text = "a: yes\nb: 007\nc: 2024-02-31\nd: 1e3\ne: null\nf: 0o7\ng: 12:30\n";
  expect(parseYaml(text, 1).data?.value).toEqual({
    a: "yes",
    b: 7,
    c: "2024-02-31",
    d: 1000,
    e: null,
    f: 7,
    g: "12:30",
  });
});

test("keys of the prototype are keys like any other", () => {
  const value = parseJson('{"__proto__": {"draft": true}}').data?.value;
  expect(Object.keys(value as object)).toEqual(["__proto__"]);
  expect((value as { draft?: boolean }).draft).toBeUndefined();
});

test("a problem in YAML is not a fault for each line that it spoils", () => {
  expect(parseYaml(`a: ${"[".repeat(200)}`, 2).faults).toHaveLength(1);
  expect(parseYaml("a: 'never closed\n".repeat(100), 2).faults.length).toBeLessThanOrEqual(5);
});

test("each field that is twice in YAML is a fault", () => {
  expect(parseYaml("a: 1\na: 2\nb: 1\nb: 2\n", 2).faults.map(({ line }) => line)).toEqual([3, 5]);
});

test("each field that is twice in JSON is a fault", () => {
  expect(parseJson('{"a": 1, "a": 2,\n"b": 1,\n"b": 2}').faults.map(({ line }) => line)).toEqual([
    1, 3,
  ]);
});

test.each([
  ["---\ntitle: a\n---\nWords.\n", "Words.\n", 4],
  ["---\ntitle: a\n---\n\nWords.\n", "\nWords.\n", 4],
  ["---\ntitle: a\n---", "", 4],
  ["---\n---\nWords.", "Words.", 3],
  ["---  \ntitle: a\n---  \nWords.", "Words.", 4],
  ["---\ntitle: a\n---\nOne.\n\n---\n\nTwo.\n", "One.\n\n---\n\nTwo.\n", 4],
])("the text %j has the body %j, from line %i on", (text, body, bodyLine) => {
  expect(parseFrontMatter(text)).toMatchObject({ body, bodyLine, parsed: { faults: [] } });
});
