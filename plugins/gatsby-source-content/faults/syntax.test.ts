/** @jest-environment node */
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jsonEntry, listItem, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault } from "../testing/fault-table";

/** A program in front matter would write this file. */
const CANARY = path.join(tmpdir(), `content-canary-${process.pid}`);
const PROGRAM = `({ title: require("node:fs").writeFileSync(${JSON.stringify(CANARY)}, "run") })`;

const markdown = (name: string, content: string | Buffer): Fault => ({
  name: `Markdown: ${name}`,
  file: `works/${name.replace(/[^a-z0-9]+/g, "-")}/index.md`,
  content,
});
const json = (name: string, content: string | Buffer): Fault => ({
  name: `JSON: ${name}`,
  file: `team/${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`,
  content,
});

const work = markdownEntry("works");
const member = jsonEntry("team");
const bomb = `---\na: &a [x, x, x, x, x, x, x, x, x]\n${["b", "c", "d", "e"]
  .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcd"[index]}`).join(", ")}]`)
  .join("\n")}\n---\nWords.\n`;

describeFaults(
  "syntax",
  [
    markdown("no front matter", "# Words\n"),
    markdown("an empty file", ""),
    markdown("front matter never closed", "---\ntitle: a\n\nWords.\n"),
    markdown("a colon in a text", "---\norder: 1\ntitle: Foo: bar\n---\nWords.\n"),
    markdown("a tab", "---\ninfoItems:\n\t- label: a\n---\nWords.\n"),
    markdown("a field twice", "---\ntitle: a\ntitle: b\n---\nWords.\n"),
    markdown("a quote never closed", '---\ntitle: "a\n---\nWords.\n'),
    markdown("an unknown tag", "---\ntitle: !secret a\n---\nWords.\n"),
    markdown("a tag for a function", "---\ntitle: !!js/function 'function () {}'\n---\nWords.\n"),
    markdown("an unknown alias", "---\ntitle: *nothing\n---\nWords.\n"),
    markdown("aliases that multiply", bomb),
    markdown(
      "lists nested 20,000 deep in front matter",
      `---\na: ${"[".repeat(20_000)}\n---\nWords.\n`,
    ),
    markdown(
      "front matter of 10,000 fields",
      `---\n${Array.from({ length: 10_000 }, (_, n) => `k${n}:\n`).join("")}---\nWords.\n`,
    ),
    markdown("a program as js", `---js\n${PROGRAM}\n---\nWords.\n`),
    markdown("a program as javascript", `---javascript\n${PROGRAM}\n---\nWords.\n`),
    markdown("a program as js after a space", `--- js\n${PROGRAM}\n---\nWords.\n`),
    markdown("another language", "---coffee\na\n---\nWords.\n"),
    markdown("a language that is the right one", work.replace("---", "---yaml")),
    markdown(
      "keys of the prototype",
      work.replace("---\n", "---\n__proto__: {draft: true}\nconstructor: a\n"),
    ),
    markdown("front matter that is a list", "---\n- a\n---\nWords.\n"),
    markdown("no body", work.replace("Words.\n", "\n")),
    ...[
      ["a comment", "<!-- later -->\n\n<!-- or never -->\n"],
      ["nothing visible", "\u200b\n"],
    ].map(([name, body]) => markdown(`a body of ${name}`, work.replace("Words.\n", body ?? ""))),
    markdown("latin 1", Buffer.from(`${work}caf\xe9\n`, "latin1")),
    markdown("a nul byte", `${work}a\0b\n`),
    markdown("two megabytes", `${work}${"Words and words.\n\n".repeat(120_000)}`),
    json("a comma at the end", '{\n  "name": "a",\n}'),
    json("a comment", '{\n  // why\n  "name": "a"\n}'),
    json("a field twice", '{\n  "name": "a",\n  "name": "b"\n}'),
    json("never closed", '{\n  "name": "a"\n'),
    json("a comma forgotten", '{\n  "name": "a"\n  "order": 1\n}'),
    json("single quotes", "{\n  'name': 'a'\n}"),
    json("words after the end", `${member}\nwords`),
    json("an empty file", ""),
    json("a list for a group", "[]"),
    json(
      "keys of the prototype",
      member.replace("{", '{\n  "__proto__": {"draft": true},\n  "constructor": "a",'),
    ),
    json("UTF-16", Buffer.from(`\ufeff${member}`, "utf16le")),
    json("lists nested 50,000 deep", `{"name": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`),
    json("a picture saved as text", "\u0089PNG\u001a"),
    {
      name: "a file of a list that cannot be read is one problem, not one for each reference to it",
      file: "settings/categories.json",
      content: '{\n  "items": [\n',
      others: { "blog/filed/index.md": markdownEntry("blog", { category: "sample" }) },
    },
    {
      name: "an unknown field beside the items of a list",
      file: "settings/values.json",
      content: JSON.stringify({ items: [listItem("values")], item: [] }),
    },
  ],
  { hasExactLines: true },
);

test("programs in front matter are never run", () => {
  expect(existsSync(CANARY)).toBe(false);
});
