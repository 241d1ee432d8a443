/** @jest-environment node */
import { listItem, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, faultIn, slug } from "../testing/fault-table";

const [work, office] = [faultIn("works"), faultIn("offices")];

/** Front matter as an editor types it: what YAML makes of the value is the fault. */
const typed = (name: string, line: string, ...says: string[]): Fault => {
  const field = line.split(":")[0] ?? "";
  return {
    name,
    file: `works/${slug(name)}/index.md`,
    content: markdownEntry("works", { [field]: undefined }).replace("---\n", `---\n${line}\n`),
    says,
  };
};

const NOT_TEXT = "Fix: put it in double quotes.";
const EMPTY = "required, is empty. Fix: write a value, in double quotes where it begins with #.";
const DAY = "Fix: write it as YYYY-MM-DD, such as 2026-03-09.";
const COLOUR = 'Fix: write it in quotes, as in "#ffd000".';

// Bad values of every kind of field: src/content-model/golden/problems.txt.
describeFaults([
  work("a missing field", { perex: undefined }, "perex: required, is missing. Fix: add it."),
  work(
    "several faults in one entry",
    { title: "", date: "soon", color: "red" },
    "#: title: required, is empty. Fix: write a value, in double quotes where it begins with #.",
    `#: date: must be a calendar date, is "soon". ${DAY}`,
    `#: color: must be a colour of six hexadecimal digits, is "red". ${COLOUR}`,
  ),
  work(
    "a misspelt field",
    { pictur: "./a.png" },
    '#: pictur: unknown field. Fix: did you mean "picture"? Otherwise remove it.',
  ),
  work(
    "a field nobody knows",
    { zzzzzzzz: 1 },
    "#: zzzzzzzz: unknown field. Fix: remove it; known fields are title, ….",
  ),
  work(
    "a misspelt field of a list",
    {
      infoItems: [
        { label: "a", value: "b" },
        { lable: "a", value: "b" },
      ],
    },
    "#: infoItems[2].label: required, is missing. Fix: add it.",
    '#: infoItems[2].lable: unknown field. Fix: did you mean "label"? Otherwise remove it.',
  ),
  typed("a title of digits", "title: 007", `2: title: must be text, is read as the number 7. ${NOT_TEXT}`),
  typed("a title like a power of ten", "title: 1e3", `2: title: must be text, is read as the number 1000. ${NOT_TEXT}`),
  typed("a title that is true", "title: true", `2: title: must be text, is read as the boolean true. ${NOT_TEXT}`),
  typed(
    "yes for true",
    "draft: yes",
    '2: draft: must be true or false, is "yes". Fix: write true or false, without quotes.',
  ),
  typed(
    "a colour without quotes",
    "color: #ffd000",
    "2: color: required, is empty. Fix: put it in double quotes: a value that begins with # is a comment otherwise.",
  ),
  typed("a title without words", "title:", `2: title: ${EMPTY}`),
  typed("a title of nothing visible", 'title: "\\u200b\\u3164 \\u2800"', `2: title: ${EMPTY}`),
  typed("a day that does not exist", "date: 2024-02-31", `2: date: must be a calendar date, is "2024-02-31". ${DAY}`),
  typed("a date in words", "date: yesterday", `2: date: must be a calendar date, is "yesterday". ${DAY}`),
  work("a list with an empty item", { services: ["sample", null] }, `#: services[2]: ${EMPTY}`),
  office(
    "a time zone nobody knows",
    { timeZone: "Europe/Praha" },
    '#: timeZone: must be a time zone of the IANA list, is "Europe/Praha". Fix: write it like Europe/Prague.',
  ),
  {
    name: "a value that is not a list",
    file: "settings/values.json",
    content: JSON.stringify([listItem("values")]),
    says: ['must be a group with one list, "items". Fix: write {"items": [ ... ]}.'],
  },
]);
