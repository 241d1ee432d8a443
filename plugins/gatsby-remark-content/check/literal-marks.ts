import type { MarkdownFinding } from "../syntax/parse-markdown";
import { findAll, type MarkdownNode, walk } from "../syntax/tree";

/** NUL, in place of all characters that are not words of the text. */
const BLANK = "\0";

const IN_BACKTICKS = "put it in `backticks` if it is meant";

/** Stars, underscores and tildes that open or close nothing. */
const EMPHASIS = [
  // Two or three stars.
  /(?<!\*)\*\*\*?(?!\*)/,
  // One before a word, a bracket, a quotation mark or code.
  /(?<![*\p{L}\p{N}])\*(?=[\p{L}\p{N}\p{Ps}\p{Pi}\0])/u,
  /(?<![_\p{L}\p{N}])_(?=\p{L})/u,
  // Two underscores that do not stand within a word.
  /(?<![_\p{L}\p{N}])__(?!_)/u,
  /(?<!_)__(?![_\p{L}\p{N}])/u,
  /~~/,
  // One tilde before a word, unless in a path, such as `/~name`.
  /(?<![/~\p{L}\p{N}])~(?=\p{L})/u,
];

/** Commands of other programs. */
const COMMANDS = [
  // Templates: Liquid, Handlebars, Jinja.
  /\{\{.*/,
  /\{%.*/,
  // Containers and admonitions: Docusaurus, MkDocs.
  /^:::.*/,
  /^!!! .*/,
  // Links of wikis, alerts of GitHub, tables of contents.
  /\[\[[^\]\n]+\]\]/,
  /\[!\w+\]/,
  /^\[[Tt][Oo][Cc]\]/,
  // Formulas, attributes of Pandoc and kramdown at the end of a line, marked words.
  /\$\$.*/,
  /\{:?[#.:][\w-][^}\n]*\}[ \t]*$/,
  /==\S[^=\n]*==/,
];

/**
 * Marks by what they were meant to become, in this order: a match is blank for the next ones. The
 * fix in a form follows where it is another one.
 */
const MARKS: readonly [
  patterns: readonly RegExp[],
  meant: string,
  fix: string,
  formFix?: string,
][] = [
  [
    [/!\[[^\]\n]*\] ?\([^)\n]*\)?/],
    "a picture",
    "write ![words](address), each blank in the address as %20",
    "remove it, and insert the picture with + and Picture",
  ],
  [
    [
      // With a blank in the address; with one before it.
      /(?<!!)\[[^\]\n]+\]\([^)\n]*\s[^)\n]*\)/,
      /(?<!!)\[[^\]\n]+\] ?\((?:[/#.]|\w+:|www\.)[^)\n]*\)?/,
    ],
    "a link",
    "write [words](address) without a blank between them, each in the address as %20",
    "remove it, write its words, select them and set the link with Link",
  ],
  [
    [/\[\^[^\]\s]+\]/],
    "a footnote, since it has no note",
    "add a line that begins with it and a colon, then the note",
    "add the note with + and Footnote",
  ],
  [
    [/\[[^\]\n]+\]\[[^\]\n]+\]/],
    "a link, since its name has no address",
    `add the line [name]: address, or ${IN_BACKTICKS}`,
    "set the link with Link, or mark it as code if it is meant",
  ],
  [
    [/^[ \0>]*#{2,6}[^#\s\0].*/],
    "a heading",
    "put a blank after the last #",
    "remove the #, and make it a heading with Headings",
  ],
  [
    [/^\|.*\|[ \t]*$/],
    "a row of a table",
    "put a row | --- | --- | below the first",
    "remove it, and insert the table with + and Table",
  ],
  [
    [/^(?:[-+*]|\d+[.)])\p{L}.*(?=\n(?:[-+*]|\d+[.)])\p{L})/u],
    "an item of a list",
    "put a blank after the mark",
    "remove the mark, and make it a list with Bulleted List or Numbered List",
  ],
  [
    [/`+/],
    "code",
    "close it with as many, or write \\` to show it",
    "remove it, select the words and mark them as Code",
  ],
  [
    EMPHASIS,
    "emphasis",
    "close it without a blank within, or show it with a backslash before it; beside full-width signs write <strong>words</strong>",
    "remove it, select the words and choose Bold, Italic or Strikethrough",
  ],
  [
    COMMANDS,
    "a command, since it is one of another program",
    `write it in Markdown, or ${IN_BACKTICKS}`,
    "remove it, or mark it as Code if it is meant",
  ],
];

/** Matches a mark, unless a backslash before it says that it is meant. */
const matcherOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(`(?<!\\\\)(?:${patterns.map(({ source }) => source).join("|")})`, "gmu");

const shorten = (text: string): string => (text.length > 50 ? `${text.slice(0, 49)}…` : text);
const blankOut = (text: string): string => text.replace(/[^\n]/g, BLANK);

/** A body in which everything but its words is blank. */
function wordsInPlace(tree: MarkdownNode, body: string): string {
  let words = "";
  let at = 0;
  for (const { position } of findAll(tree, "text")) {
    const start = position?.start.offset ?? at;
    const end = position?.end.offset ?? at;
    words += blankOut(body.slice(at, start)) + body.slice(start, end);
    at = end;
  }
  return words;
}

/**
 * Finds marks that readers see as they stand, though the editor meant them to become something, and
 * strikethrough and code that the editor may not have meant. Marks in code are not looked at.
 */
export function literalMarks(tree: MarkdownNode, body: string): MarkdownFinding[] {
  const findings = new Map<string, MarkdownFinding>();
  const advise = (offset: number, rule: string, fix: string, formFix = fix): void => {
    const line = body.slice(0, offset).split("\n").length;
    const key = `${line} ${fix}`;
    if (!findings.has(key)) findings.set(key, { line, rule, fix, formFix, isAdvice: true });
  };

  let words = wordsInPlace(tree, body);
  for (const [patterns, meant, fix, formFix] of MARKS)
    words = words.replace(matcherOf(patterns), (text: string, offset: number) => {
      const mark = shorten(text.replaceAll(BLANK, "").trim());
      advise(offset, `shows "${mark}" as it stands, not as ${meant}`, fix, formFix);
      return blankOut(text);
    });
  walk(tree, ({ type, position }) => {
    const offset = position?.start.offset ?? 0;
    const source = body.slice(offset, position?.end.offset ?? 0);
    if (type === "delete" && !source.startsWith("~~")) {
      const fix = "write ~~ on both sides if that is meant, else \\~";
      advise(offset, `strikes out "${shorten(source)}"`, fix);
    }
    const fence = type === "code" && /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    if (fence && !new RegExp(`\\n.*${fence}[ \\t]*$`).test(source))
      advise(offset, "begins code that is never closed", `put a line ${fence} after the code`);
  });
  return [...findings.values()];
}
