import { PLAYER_ADDRESS } from "../../gatsby-remark-content/syntax";
import { CHOSEN_FILE } from "../config/cms-fields";
import type { Cms } from "./cms";

type Values = Record<string, string | undefined>;

/** Puts a backslash before brackets or quotes in words. */
const escapeMarks = (text: string, marks: RegExp): string => text.replace(marks, "\\$&");
const unescapeMarks = (text = ""): string => text.replace(/\\(["[\]\\])/g, "$1");

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
  return `![${escapeMarks(alt.trim(), /[[\]\\]/g)}](${file}${title})`;
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

/** A table. The form only inserts it: the rich text itself edits tables, in their cells. */
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
  pattern: /(?!)/,
  fromBlock: (): Values => ({}),
  toBlock({ rows = "" }: Values): string {
    // Skips empty lines, and the second line of a Markdown table that is pasted.
    const lines = rows
      .split("\n")
      .filter((row, index) => (index === 1 ? /[^\s|:-]/ : /[^\s|]/).test(row));
    const edges = lines.every((row) => /^\s*\|/.test(row)) ? /^\s*\||\|\s*$/g : /$^/;
    const cells = lines.map((row) => row.replace(edges, "").split(/[|\t]/));
    const width = Math.max(1, ...cells.map(({ length }) => length));
    const [head = "|  |", ...others] = cells.map(
      (row) =>
        `| ${Array.from({ length: width }, (_, index) => row[index]?.trim() ?? "").join(" | ")} |`,
    );
    return [head, `|${" --- |".repeat(width)}`, ...others].join("\n");
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

type TextNode = { type: string; value?: string; children?: TextNode[] };

/**
 * A plugin of unified that escapes bars and removes line breaks in cells of tables when Markdown is
 * written: they would begin another cell or row.
 */
function keepCells(this: { Compiler?: unknown }) {
  const keep = (node: TextNode, isInCell: boolean): void => {
    if (isInCell && node.type === "break") Object.assign(node, { type: "text", value: " " });
    if (isInCell && node.value)
      node.value = node.value.replace(/\\?\|/g, "\\|").replace(/\s*\n\s*/g, " ");
    for (const child of node.children ?? []) keep(child, isInCell || node.type === "tableCell");
  };
  return this.Compiler ? (tree: TextNode) => keep(tree, false) : undefined;
}

/**
 * Adds the forms with which an editor inserts parts into a text. The CMS divides a paragraph in which
 * one is inserted.
 */
export function registerTextParts({ CMS }: { CMS: Cms }): void {
  for (const part of [PICTURE, FILM, VIDEO, TABLE, NOTE]) CMS.registerEditorComponent(part);
  CMS.registerRemarkPlugin(keepCells);
}
