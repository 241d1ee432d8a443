/** @jest-environment node */
import { listItem, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, faultIn, slug } from "../testing/fault-table";

const [work, office] = [faultIn("works"), faultIn("offices")];

/** Front matter as an editor types it: what YAML makes of the value is the fault. */
const typed = (name: string, line: string): Fault => {
  const field = line.split(":")[0] ?? "";
  return {
    name,
    file: `works/${slug(name)}/index.md`,
    content: markdownEntry("works", { [field]: undefined }).replace("---\n", `---\n${line}\n`),
  };
};

// Bad values of every kind of field: src/content-model/golden/problems.txt.
describeFaults("fields", [
  work("a missing field", { perex: undefined }),
  work("several faults in one entry", { title: "", date: "soon", color: "red" }),
  work("a misspelt field", { pictur: "./a.png" }),
  work("a field nobody knows", { zzzzzzzz: 1 }),
  work("a misspelt field of a list", {
    infoItems: [
      { label: "a", value: "b" },
      { lable: "a", value: "b" },
    ],
  }),
  typed("a title of digits", "title: 007"),
  typed("a title like a power of ten", "title: 1e3"),
  typed("a title that is true", "title: true"),
  typed("yes for true", "draft: yes"),
  typed("a colour without quotes", "color: #ffd000"),
  typed("a title without words", "title:"),
  typed("a title of nothing visible", 'title: "\\u200b\\u3164 \\u2800"'),
  typed("a day that does not exist", "date: 2024-02-31"),
  typed("a date in words", "date: yesterday"),
  work("a list with an empty item", { services: ["sample", null] }),
  office("a time zone nobody knows", { timeZone: "Europe/Praha" }),
  {
    name: "a value that is not a list",
    file: "settings/values.json",
    content: JSON.stringify([listItem("values")]),
  },
]);
