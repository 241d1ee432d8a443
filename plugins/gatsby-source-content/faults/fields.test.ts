/** @jest-environment node */
import { listItem, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, faultIn, slug } from "../testing/fault-table";

const [work, office] = [faultIn("works"), faultIn("offices")];

/** Front matter as an editor types it: what YAML makes of the value is the fault. */
const faultyLine = (name: string, line: string): Fault => {
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
  faultyLine("a title of digits", "title: 007"),
  faultyLine("a title like a power of ten", "title: 1e3"),
  faultyLine("a title that is true", "title: true"),
  faultyLine("yes for true", "draft: yes"),
  faultyLine("a colour without quotes", "color: #ffd000"),
  faultyLine("a title without words", "title:"),
  faultyLine("a title of nothing visible", 'title: "\\u200b\\u3164 \\u2800"'),
  faultyLine("a day that does not exist", "date: 2024-02-31"),
  faultyLine("a date in words", "date: yesterday"),
  work("a list with an empty item", { services: ["sample", null] }),
  office("a time zone nobody knows", { timeZone: "Europe/Praha" }),
  {
    name: "a value that is not a list",
    file: "settings/values.json",
    content: JSON.stringify([listItem("values")]),
  },
]);
