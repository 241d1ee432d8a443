import type { MarkdownFinding } from "../syntax/parse-markdown";
import { all, type MarkdownNode, walk } from "../syntax/tree";

const CODE = "put it in `backticks` if it is meant";

/**
 * Marks that stay as they are in the page, though somebody meant them to become something. They are
 * looked for among the words a page shows, as the file has them: a mark after a backslash, or in
 * code, is meant.
 */
const MARKS: readonly [mark: RegExp, meant: string, fix: string][] = [
  [
    /!\[[^\]\n]*\] ?\([^)\n]*\)?/gmu,
    "a picture",
    "write ![words](address), each blank in the address as %20",
  ],
  [
    /(?<!!)\[[^\]\n]+\](?:\([^)\n]*\s[^)\n]*\)| ?\((?:[/#.]|\w+:|www\.)[^)\n]*\)?)/gmu,
    "a link",
    "write [words](address) without a blank between them, each in the address as %20",
  ],
  [
    /\[\^[^\]\s]+\]/gmu,
    "a footnote, since it has no note",
    "add a line that begins with it and a colon, then the note",
  ],
  [
    /\[[^\]\n]+\]\[[^\]\n]+\]/gmu,
    "a link, since its name has no address",
    `add the line [name]: address, or ${CODE}`,
  ],
  [/^[ \0>]*#{2,6}[^#\s\0].*/gmu, "a heading", "put a blank after the last #"],
  [/^\|.*\|[ \t]*$/gmu, "a row of a table", "put a row | --- | --- | below the first"],
  [
    /^(?:[-+*]|\d+[.)])\p{L}.*(?=\n(?:[-+*]|\d+[.)])\p{L})/gmu,
    "an item of a list",
    "put a blank after the mark",
  ],
  [/`+/gmu, "code", "close it with as many, or write \\` to show it"],
  [
    /(?<![\\*])\*\*\*?(?!\*)|(?<![\\*\p{L}\p{N}])\*(?=[\p{L}\p{N}\p{Ps}\p{Pi}\0])|(?<![\\_\p{L}\p{N}])_(?=\p{L})|(?<![\\\p{L}\p{N}_])__(?!_)|(?<![\\_])__(?![\p{L}\p{N}_])|~~|(?<![\\/~\p{L}\p{N}])~(?=\p{L})/gmu,
    "emphasis",
    "close it without a blank within, or show it with a backslash before it; beside full-width signs write <strong>words</strong>",
  ],
  [
    /\{\{.*|\{%.*|^:::.*|^!!! .*|\[\[[^\]\n]+\]\]|\[!\w+\]|^\[toc\]|\$\$.*|\{:?[#.:][\w-][^}\n]*\}[ \t]*$|==\S[^=\n]*==/gimu,
    "a command, since it is one of another program",
    `write it in Markdown, or ${CODE}`,
  ],
];

const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 49)}…` : text);
const blank = (text: string) => text.replace(/[^\n]/g, "\0");

/** The words of a body, each where it stands; all else is NUL. */
function wordsInPlace(tree: MarkdownNode, body: string): string {
  let [words, at] = ["", 0];
  for (const { position } of all(tree, "text")) {
    const [start, end] = [position?.start.offset ?? at, position?.end.offset ?? at];
    words += blank(body.slice(at, start)) + body.slice(start, end);
    at = end;
  }
  return words;
}

/** Finds marks that should have been markup. */
export function literalMarks(tree: MarkdownNode, body: string): MarkdownFinding[] {
  const found = new Map<string, MarkdownFinding>();
  const report = (offset: number, rule: string, fix: string) => {
    const line = body.slice(0, offset).split("\n").length;
    if (!found.has(`${line} ${fix}`))
      found.set(`${line} ${fix}`, { line, rule, fix, isAdvice: true });
  };
  let words = wordsInPlace(tree, body);
  for (const [mark, meant, fix] of MARKS)
    words = words.replace(
      new RegExp(`(?<!\\\\)(?:${mark.source})`, mark.flags),
      (text, ...rest) => {
        report(
          rest.find((each) => typeof each === "number") ?? 0,
          `shows "${shortened(text.replaceAll("\0", "").trim())}" as it stands, not as ${meant}`,
          fix,
        );
        return blank(text);
      },
    );
  walk(tree, ({ type, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const source = body.slice(start, end);
    if (type === "delete" && !source.startsWith("~~"))
      report(
        start,
        `strikes out "${shortened(source)}"`,
        "write ~~ on both sides if that is meant, else \\~",
      );
    const [, fence = ""] = type === "code" ? (/^(`{3,}|~{3,})/.exec(source) ?? []) : [];
    if (fence && !new RegExp(`\\n.*${fence}[ \\t]*$`).test(source))
      report(start, "begins code that is never closed", `put a line ${fence} after the code`);
  });
  return [...found.values()];
}
