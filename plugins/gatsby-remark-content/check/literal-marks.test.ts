/** @jest-environment node */
import { readMarkdown } from "./read-markdown";

const adviceOn = (body: string) =>
  readMarkdown(body).findings.map(({ line, rule, isAdvice }) => isAdvice && `${line}: ${rule}`);

test.each([
  [
    '3: shows "![Team](./Team Foto.jpg)" as it stands, not as a picture',
    "Words.\n\n![Team](./Team Foto.jpg)\n",
  ],
  [
    "not as a link",
    "Read [the **guide**] (https://a.example/b).",
    "Read [the guide](a b).",
    "[A](https://a.example/b",
  ],
  ['shows "##Heading" as it stands, not as a heading', "##Heading\n"],
  ["2: ", "> Words\n> ##Heading\n"],
  ["not as a footnote", "Words[^1]."],
  ["its name has no address", "See [this][nowhere]."],
  ["not as code", "Some `code."],
  ["1: begins code that is never closed", "```js\na\n"],
  [
    "not as emphasis",
    "**「重要」**です",
    "*（重要）*です",
    "Very **important.",
    "Very *important.",
    "Very _important.",
  ],
  ['strikes out "~10 and 20~"', "5~10 and 20~30"],
  [
    "not as a command",
    "{{< figure >}}",
    "{% raw %}",
    "> [!NOTE]\n> Words",
    "[TOC]",
    "{:.lead}",
    "$$ x $$",
  ],
  ["not as a row of a table", "| a | b |\n| c | d |"],
  ["not as an item of a list", "-one\n-two\n", "1.One\n2.Two\n", "*one\n*two\n"],
])("the advice on marks that stay as they are is %j", (expected, ...bodies) => {
  for (const body of bodies)
    expect(adviceOn(body)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
});

test.each([
  [
    "signs that are meant",
    "\\*\\*a\\*\\* \\[a] (/b) [sic] (as he said) snake__case ~5 minutes, 5 * 3, 2*3*4, excluding VAT*, a snake_case word, /users/{id}, #1 of C#, **重要**。 Name: ____\n",
  ],
  ["code", "`{{ x }}`\n\n~~~\n**a ##b\n~~~\n\n> ```\n> [^1]\n> ```\n"],
  [
    "marks that are read",
    "| a |\n| - |\n| ![b](c%20(1).png) |\n\n~~gone~~ <strong>「重要」</strong>です\n",
  ],
])("there is no advice on %s", (_what, body) => {
  expect(adviceOn(body)).toEqual([]);
});
