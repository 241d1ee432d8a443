import { readFileSync } from "node:fs";
import path from "node:path";

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

/** `gfm.txt` holds each text below a line `=== <its name>`. */
const SECTIONS = readFileSync(path.join(__dirname, "gfm.txt"), "utf8").split(/^=== /m).slice(1);

/** Texts of GitHub's dialect, with footnotes, pictures and the tags that a text may hold: each alone, and in odd places. */
export const GFM: Record<string, string> = {
  ...Object.fromEntries(SECTIONS.map((section) => section.split(/\n(.*)/s))),
  // With characters that editors do not show or remove.
  "a task without words": "- [ ] \n- [x]\n",
  "lists of all kinds": "3) a\n4) b\n\n- c\n\n  1. d\n\n     - e\n- \n\n* f\n",
  "letters that HTML cannot hold": "a\u0001b \ufffe `\u0008c` ![d\u000e](d.png)\n\n## e\u001b\n",
};

/** Puts a text into something else. */
export const CONTAINERS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^/gm, "> "),
  (text) => `- ${indented(text, "  ").trimStart()}`,
  (text) => `1. a\n\n${indented(text, "   ")}`,
  (text) => `- [x] a\n\n${indented(text, "  ")}`,
  (text) => `a[^in]\n\n[^in]: b\n\n${indented(text, "    ")}`,
  (text) => `## Before\n\n${text}`,
  (text) => `<kbd>\n\n${text}\n\n</kbd>`,
];
