/** @jest-environment node */
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jsonEntry, listItem, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault } from "../testing/fault-table";

/** A program in front matter would write this file. */
const CANARY = path.join(tmpdir(), `content-canary-${process.pid}`);
const PROGRAM = `({ title: require("node:fs").writeFileSync(${JSON.stringify(CANARY)}, "run") })`;

const markdown = (name: string, content: string | Buffer, ...says: string[]): Fault => ({
  name: `Markdown: ${name}`,
  file: `works/${name.replace(/[^a-z0-9]+/g, "-")}/index.md`,
  content,
  says,
});
const json = (name: string, content: string | Buffer, ...says: string[]): Fault => ({
  name: `JSON: ${name}`,
  file: `team/${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`,
  content,
  says,
});

const work = markdownEntry("works");
const member = jsonEntry("team");
const QUOTES = "put text with a colon, a # or quotes in double quotes, and indent with spaces";
const TAG = "remove the tag, or put text that begins with ! in double quotes";
const bomb = `---\na: &a [x, x, x, x, x, x, x, x, x]\n${["b", "c", "d", "e"]
  .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcd"[index]}`).join(", ")}]`)
  .join("\n")}\n---\nWords.\n`;

describeFaults([
  markdown(
    "no front matter",
    "# Words\n",
    "1: does not begin with front matter. Fix: begin the file with a line ---, …",
  ),
  markdown("an empty file", "", "1: does not begin with front matter. Fix: …"),
  markdown(
    "front matter never closed",
    "---\ntitle: a\n\nWords.\n",
    "1: has front matter that is never closed. Fix: put a line --- after the last field.",
  ),
  markdown(
    "a colon in a text",
    "---\norder: 1\ntitle: Foo: bar\n---\nWords.\n",
    `3: is not valid YAML (Nested mappings are not allowed in compact mappings). Fix: ${QUOTES}.`,
  ),
  markdown(
    "a tab",
    "---\ninfoItems:\n\t- label: a\n---\nWords.\n",
    "#: is not valid YAML (Tabs are not allowed as indentation). Fix: indent with spaces.",
  ),
  markdown(
    "a field twice",
    "---\ntitle: a\ntitle: b\n---\nWords.\n",
    "3: is not valid YAML (Map keys must be unique). Fix: remove one of the two.",
  ),
  markdown(
    "a quote never closed",
    '---\ntitle: "a\n---\nWords.\n',
    `#: is not valid YAML (Missing closing "quote). Fix: ${QUOTES}.`,
  ),
  markdown(
    "an unknown tag",
    "---\ntitle: !secret a\n---\nWords.\n",
    `2: is not valid YAML (Unresolved tag: !secret). Fix: ${TAG}.`,
  ),
  markdown(
    "a tag for a function",
    "---\ntitle: !!js/function 'function () {}'\n---\nWords.\n",
    `2: is not valid YAML (Unresolved tag: …). Fix: ${TAG}.`,
  ),
  markdown(
    "an unknown alias",
    "---\ntitle: *nothing\n---\nWords.\n",
    "2: is not valid YAML (Unresolved alias (…): nothing). Fix: put text that begins with * in double quotes.",
  ),
  markdown("aliases that multiply", bomb, "2: uses YAML aliases that multiply without end. Fix: write the values out."),
  markdown(
    "lists nested 20,000 deep in front matter",
    `---\na: ${"[".repeat(20_000)}\n---\nWords.\n`,
    "2: is not valid YAML (Maximum call stack size exceeded). Fix: flatten the nested lists or groups.",
  ),
  markdown(
    "front matter of 10,000 fields",
    `---\n${Array.from({ length: 10_000 }, (_, n) => `k${n}:\n`).join("")}---\nWords.\n`,
    "#: has more than 32 kB of front matter. Fix: move text below the closing ---.",
  ),
  markdown(
    "a program as js",
    `---js\n${PROGRAM}\n---\nWords.\n`,
    '1: begins with "---js", front matter that could run a program. Fix: begin the file with --- alone and write YAML.',
  ),
  markdown(
    "a program as javascript",
    `---javascript\n${PROGRAM}\n---\nWords.\n`,
    '1: begins with "---javascript", front matter that could run a program. Fix: …',
  ),
  markdown(
    "a program as js after a space",
    `--- js\n${PROGRAM}\n---\nWords.\n`,
    '1: begins with "--- js", front matter that could run a program. Fix: …',
  ),
  markdown(
    "another language",
    "---coffee\na\n---\nWords.\n",
    '1: begins with "---coffee", front matter that could run a program. Fix: …',
  ),
  markdown(
    "a language that is the right one",
    work.replace("---", "---yaml"),
    '1: begins with "---yaml". Fix: begin the file with --- alone; it is read as YAML anyway.',
  ),
  markdown(
    "keys of the prototype",
    work.replace("---\n", "---\n__proto__: {draft: true}\nconstructor: a\n"),
    "2: __proto__: unknown field. Fix: …",
    "3: constructor: unknown field. Fix: …",
  ),
  markdown(
    "front matter that is a list",
    "---\n- a\n---\nWords.\n",
    "#: must be a group of fields, is a list. Fix: write one field a line.",
  ),
  markdown(
    "no body",
    work.replace("Words.\n", "\n"),
    "#: body: required, the text after the front matter is missing. Fix: write it below the closing ---.",
  ),
  ...[
    ["a comment", "<!-- later -->\n\n<!-- or never -->\n"],
    ["nothing visible", "\u200b\n"],
  ].map(([name, body]) =>
    markdown(
      `a body of ${name}`,
      work.replace("Words.\n", body ?? ""),
      "#: body: required, the text after the front matter is missing. Fix: write it below the closing ---.",
    ),
  ),
  markdown(
    "latin 1",
    Buffer.from(`${work}caf\xe9\n`, "latin1"),
    'is not in UTF-8. Fix: open it in an editor and save it with the encoding "UTF-8".',
  ),
  markdown(
    "a nul byte",
    `${work}a\0b\n`,
    "contains a NUL byte, so it is not a text file. Fix: save it again as UTF-8 text.",
  ),
  markdown(
    "two megabytes",
    `${work}${"Words and words.\n\n".repeat(120_000)}`,
    "must be at most 1024 kB of text, has … kB. Fix: split it or shorten it.",
  ),
  json(
    "a comma at the end",
    '{\n  "name": "a",\n}',
    "3: is not valid JSON (PropertyNameExpected). Fix: remove the comma before this, or add a field in double quotes.",
  ),
  json(
    "a comment",
    '{\n  // why\n  "name": "a"\n}',
    "2: is not valid JSON (InvalidCommentToken). Fix: remove the comment, JSON has none.",
  ),
  json(
    "a field twice",
    '{\n  "name": "a",\n  "name": "b"\n}',
    '3: has the field "name" twice. Fix: remove one of them.',
  ),
  json("never closed", '{\n  "name": "a"\n', "3: is not valid JSON (CloseBraceExpected). Fix: close the group with }."),
  json(
    "a comma forgotten",
    '{\n  "name": "a"\n  "order": 1\n}',
    "3: is not valid JSON (CommaExpected). Fix: put a comma after the line before.",
  ),
  json(
    "single quotes",
    "{\n  'name': 'a'\n}",
    "2: is not valid JSON (InvalidSymbol). Fix: put the text in double quotes.",
  ),
  json("words after the end", `${member}\nwords`, "#: is not valid JSON (…). Fix: …"),
  json("an empty file", "", "1: is not valid JSON (ValueExpected). Fix: add a value, or remove the comma before this."),
  json("a list for a group", "[]", "1: must be a group of fields, is a list. Fix: write one field a line."),
  json(
    "keys of the prototype",
    member.replace("{", '{\n  "__proto__": {"draft": true},\n  "constructor": "a",'),
    "2: __proto__: unknown field. Fix: …",
    "3: constructor: unknown field. Fix: …",
  ),
  json(
    "UTF-16",
    Buffer.from(`\ufeff${member}`, "utf16le"),
    "contains a NUL byte, so it is not a text file. Fix: save it again as UTF-8 text.",
  ),
  json(
    "lists nested 50,000 deep",
    `{"name": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
    "nests lists or groups thousands deep. Fix: flatten them.",
  ),
  json(
    "a picture saved as text",
    "\u0089PNG\u001a",
    "1: is not valid JSON (InvalidSymbol). Fix: put the text in double quotes.",
  ),
  {
    name: "a file of a list that cannot be read is one problem, not one for each reference to it",
    file: "settings/categories.json",
    content: '{\n  "items": [\n',
    others: { "blog/filed/index.md": markdownEntry("blog", { category: "sample" }) },
    says: ["3: is not valid JSON (…). Fix: …"],
  },
  {
    name: "an unknown field beside the items of a list",
    file: "settings/values.json",
    content: JSON.stringify({ items: [listItem("values")], item: [] }),
    says: ["1: item: unknown field. Fix: remove it."],
  },
]);

test("programs in front matter are never run", () => {
  expect(existsSync(CANARY)).toBe(false);
});
