/** @jest-environment node */
import { readMarkdown } from "../gatsby-remark-content/check";
import {
  checkFields,
  type Field,
  fixSentence,
  formSentences,
} from "../gatsby-source-content/model";

/** What stands in files alone: marks of Markdown and YAML, and places of a file. */
const OF_FILES =
  /!\[|\]\(|##|\*\*|`|\(YAML\)|\(JSON\)|quotes|front matter|---|below the fields|a line|empty lines|after the colon/;

const TEXT_FAULTS = [
  "![](./a.jpg)",
  "[](/a)",
  "# First",
  "## A\n\n#### B",
  "A[^1].\n\n[^1]: ",
  "A[^1].\n\n[^1]: ## B",
  "A\nhttps://vimeo.com/76979871\nB",
  "<div>",
  "![Team](./Team Foto.jpg)",
  "[A] (https://a.example/b)",
  "Words[^1].",
  "See [this][nowhere].",
  "##Heading",
  "| a | b |\n| c | d |",
  "-one\n-two",
  "Some `code.",
  "Very **important.",
  "{{< figure >}}",
  `${"word ".repeat(2000)}`,
];

test.each(TEXT_FAULTS)("the form says how to mend %j with what it has", (body) => {
  const { findings } = readMarkdown(body);
  expect(findings).not.toEqual([]);
  for (const { fix, formFix = fix } of findings) expect(formFix).not.toMatch(OF_FILES);
});

const field = (kind: string, more: object = {}) =>
  ({ name: "value", label: "Value", kind, ...more }) as Field;

test.each([
  [field("string"), 7],
  [field("string"), null],
  [field("boolean"), "yes"],
  [field("number"), "7"],
  [field("color"), 7],
  [field("list", { of: field("string") }), "a"],
  [field("object", { fields: [] }), "a"],
])("the form says how to mend a field %j that is %j", (one, value) => {
  const { findings } = checkFields([one], { value });
  expect(findings).toHaveLength(1);
  for (const { fix, formFix = fix } of findings) expect(formFix).not.toMatch(OF_FILES);
});

test("a picture without words is mended by its fields, in the terminal by its marks", () => {
  const [finding = { rule: "", fix: "" }] = readMarkdown("![](./a.jpg)").findings;
  expect(fixSentence(finding)).toContain("write ![what it shows](file)");
  expect(formSentences(finding)).toBe(
    'has a picture without words for it. Fix: fill in "What it shows" of the picture, or write decoration as its "Caption" if it tells nothing.',
  );
});
