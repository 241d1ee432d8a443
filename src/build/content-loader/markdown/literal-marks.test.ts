/** @jest-environment node */
import { readMarkdown } from "./read-markdown";

const told = (body: string) =>
  readMarkdown(body).findings.map(({ line, rule, isAdvice }) => isAdvice && `${line}: ${rule}`);

test.each([
  ["Words.\n\n![Team](./Team Foto.jpg)\n", '3: shows "![Team](./Team Foto.jpg)" as it stands, not as a picture'],
  ["Read [the **guide**] (https://a.example/b).", "not as a link"],
  ["Read [the guide](a b).", "not as a link"],
  ["##Heading\n", 'shows "##Heading" as it stands, not as a heading'],
  ["> Words\n> ##Heading\n", "2: "],
  ["Words[^1].", "not as a footnote"],
  ["See [this][nowhere].", "its name has no address"],
  ["Some `code.", "not as code"],
  ["```js\na\n", "1: begins code that is never closed"],
  ["**「重要」**です", "not as emphasis"],
  ["Very **important.", "not as emphasis"],
  ["5~10 and 20~30", 'strikes out "~10 and 20~"'],
  ["{{< figure >}}", "not as a command"],
  ["{% raw %}", "not as a command"],
  ["| a | b |\n| c | d |", "not as a row of a table"],
  ["-one\n-two\n", "not as an item of a list"],
])("of %j the editor is told, with the line, and nothing stops", (body, expected) => {
  expect(told(body)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
});

test("marks that are meant, code, and what is markup are passed over", () => {
  const body =
    "\\*\\*a\\*\\* \\[a] (/b) `{{ x }}` [sic] (as he said) snake__case ~5 minutes, 5 * 3, /users/{id}, #1 of C#, **重要**。\n\n" +
    "~~~\n**a ##b\n~~~\n\n> ```\n> [^1]\n> ```\n\n| a |\n| - |\n| ![b](c%20(1).png) |\n\n~~gone~~ <strong>「重要」</strong>です Name: ____\n";
  expect(told(body)).toEqual([]);
});
