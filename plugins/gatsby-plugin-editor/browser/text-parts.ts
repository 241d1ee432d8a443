import { PLAYER_ADDRESS } from "../../gatsby-remark-content/syntax";
import { CHOSEN_FILE } from "../config/cms-fields";
import type { Cms } from "./cms";

type Values = Record<string, string | undefined>;

/** Puts a backslash before signs of Markdown in words. */
const escapeMarks = (text: string, marks: RegExp): string => text.replace(marks, "\\$&");
const unescapeMarks = (text = ""): string => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** Matches a block that is a picture or film: `![words](./file "caption")`. */
const pictureBlock = (endings: string): RegExp =>
  new RegExp(
    String.raw`^!\[((?:[^\]\\]|\\.)*)\]\(([^\s)]+\.(?:${endings}))(?:\s+"((?:[^"\\]|\\.)*)")?\)$`,
    "i",
  );

const fromBlock = ([, alt, file, caption]: readonly (string | undefined)[]): Values => ({
  file,
  alt: unescapeMarks(alt),
  caption: unescapeMarks(caption),
});

function toBlock({ file = "", alt = "", caption = "" }: Values): string {
  const title = caption.trim() && ` "${escapeMarks(caption.trim(), /["\\]/g)}"`;
  return `![${escapeMarks(alt.trim(), /[[\]\\*_`~]/g)}](${file}${title})`;
}

const field = (name: string, label: string, widget: string, hint: string, more: object = {}) => ({
  name,
  label,
  widget,
  hint,
  ...more,
});
const ALT = field("alt", "What it shows", "string", "For those who cannot see it.");
const CAPTION = field("caption", "Caption", "string", "A sentence below it.", { required: false });
const FILM_HINT =
  "MP4 or WebM, at most 20 MB. Also upload a frame of it under the same name (film.jpg) and captions (film.vtt).";
const ADDRESS_HINT =
  "Of its page, such as https://vimeo.com/76979871. It plays here once a visitor agrees.";

/**
 * A picture with its words. Replaces the CMS's own part, which takes films for pictures and cannot
 * read a caption with quotes.
 */
export const PICTURE = {
  id: "image",
  label: "Picture",
  fields: [
    field("file", "Picture", "image", "680 pixels wide or more.", CHOSEN_FILE),
    { ...ALT, required: false, hint: `${ALT.hint} Leave it out only of what is decoration.` },
    { ...CAPTION, hint: 'A sentence below it; "decoration" marks a picture that tells nothing.' },
  ],
  pattern: pictureBlock("jpe?g|png|webp|avif|gif|svg"),
  fromBlock,
  toBlock,
};

export const FILM = {
  id: "film",
  label: "Film",
  fields: [field("file", "Film", "file", FILM_HINT, CHOSEN_FILE), ALT, CAPTION],
  pattern: pictureBlock("mp4|webm"),
  fromBlock,
  toBlock,
};

export const VIDEO = {
  id: "video",
  label: "Video of YouTube or Vimeo",
  fields: [field("address", "Address", "string", ADDRESS_HINT)],
  pattern: PLAYER_ADDRESS,
  fromBlock: ([address]: readonly (string | undefined)[]): Values => ({ address }),
  toBlock: ({ address = "" }: Values): string => address.trim(),
};

/** Ends of cells: bars, unless they are words, and the tabs of a spreadsheet. */
const CELL_ENDS = /(?<!\\)[|\t]/;
const DELIMITER_CELL = /^:?-+:?$/;
/** A line with a bar that does not begin a list, a quotation or a heading. */
const TABLE_LINE = /(?! {0,3}(?:[-+*>#]|\d+[.)])\s).*\|.*/;
const DELIMITER_LINE = /(?=.*\|) {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*/;

/** Splits lines of a table, with or without bars at their edges, into the cells of each. */
function cellsOf(lines: readonly string[]): string[][] {
  const beginWithBars = lines.every((line) => line.startsWith("|"));
  return lines.map((line) => {
    const hasEdges = beginWithBars || /^\|.*(?<!\\)\|$/.test(line);
    const row = hasEdges ? line.replace(/^\||(?<!\\)\|$/g, "") : line;
    return row.split(CELL_ENDS).map((cell) => cell.trim());
  });
}

const isDelimiters = (cells: readonly string[] = []): boolean =>
  cells.length > 0 && cells.every((cell) => DELIMITER_CELL.test(cell));

const inEdges = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/**
 * A table. Its form has a line for each row, and the delimiters of Markdown only where they align
 * columns. The rich text has no table of its own: there, Enter would add cells to a row.
 */
export const TABLE = {
  id: "table",
  label: "Table",
  fields: [
    field(
      "rows",
      "Rows",
      "text",
      "A row a line, with | between its cells. The first line heads the columns.",
    ),
  ],
  pattern: new RegExp(
    String.raw`^${TABLE_LINE.source}\n${DELIMITER_LINE.source}(?:\n${TABLE_LINE.source})*$`,
  ),
  fromBlock([block = ""]: readonly (string | undefined)[]): Values {
    const cells = cellsOf(block.split("\n").map((line) => line.trim()));
    const isAligned = cells[1]?.some((cell) => cell.includes(":"));
    const rows = isAligned || isDelimiters(cells[2]) ? cells : cells.toSpliced(1, 1);
    // The first row has all columns; of others, empty cells at the end are left out.
    const lineOf = (row: readonly string[], index: number) => {
      const end = index > 0 ? row.findLastIndex((cell) => cell !== "") + 1 : row.length;
      const isClear = row[0] !== "" && row[end - 1] !== "";
      return isClear ? row.slice(0, end).join(" | ") : inEdges(row);
    };
    return { rows: rows.map(lineOf).join("\n") };
  },
  toBlock({ rows = "" }: Values): string {
    const lines = rows.split("\n").map((line) => line.replace(/^ +| +$/g, ""));
    const cells = cellsOf(lines.filter((line) => line.trim() !== ""));
    const delimiters = isDelimiters(cells[1]) ? cells.splice(1, 1) : [];
    const [head = [], ...others] = cells;
    const width = Math.max(1, ...cells.map(({ length }) => length));
    const fill = (row: readonly string[], filling: string) =>
      inEdges(Array.from({ length: width }, (_, index) => row[index] || filling));
    return [
      fill(head, ""),
      fill(delimiters[0] ?? [], "---"),
      ...others.map((row) => fill(row, "")),
    ].join("\n");
  },
};

export const NOTE = {
  id: "note",
  label: "Footnote",
  fields: [
    field(
      "name",
      "Number",
      "string",
      "As no other note here. Write [^1] in the text, and add the note at its paragraph’s end.",
    ),
    field("text", "Note", "text", "It stands below the text."),
  ],
  pattern: /^\[\^([\w-]+)\]:[ \t]+(\S.*)$/,
  fromBlock: ([, name, text]: readonly (string | undefined)[]): Values => ({ name, text }),
  toBlock: ({ name = "", text = "" }: Values): string =>
    `[^${name.replace(/[^\w-]/g, "") || 1}]: ${text.trim().replace(/\s*\n\s*/g, " ")}`,
};

/**
 * Adds the forms with which an editor inserts parts into a text. The CMS divides a paragraph in which
 * one is inserted.
 */
export function registerTextParts({ CMS }: { CMS: Cms }): void {
  for (const part of [PICTURE, FILM, VIDEO, TABLE, NOTE]) CMS.registerEditorComponent(part);
}
