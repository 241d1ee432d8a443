import { headingIds } from "../syntax/heading-ids";
import { isDecoration, isFilm, mediumOf, missedPlayers, type Player } from "../syntax/media";
import { lineOf, type MarkdownFinding, parseMarkdown } from "../syntax/parse-markdown";
import { INVISIBLE } from "../syntax/text";
import { findAll, type MarkdownNode, plainText, walk } from "../syntax/tree";
import { MAX_SIBLINGS, sizeFinding } from "./limits";
import { literalMarks } from "./literal-marks";
import { checkHtml } from "./raw-html";

/**
 * A picture or film. `isAlone`: in a paragraph of its own, which stands in the text itself and not
 * in a list, a quotation or a note.
 */
type MediumUse = { url: string; line: number; isAlone: boolean };

/** The parts of a body that checks need, with lines counted from its first line. */
export type MarkdownMetadata = {
  headingIds: string[];
  links: { url: string; line: number }[];
  pictures: MediumUse[];
  /** Films of the content. */
  films: MediumUse[];
  /** Videos of other sites. */
  players: (Player & { line: number })[];
  findings: MarkdownFinding[];
  /** Number of words to read, without those in blocks of code. */
  words: number;
};

/** A finding without its line. */
type Finding = Omit<MarkdownFinding, "line">;

const TOO_MANY_BLOCKS: Finding = {
  rule: `has more than ${MAX_SIBLINGS} paragraphs or other blocks`,
  fix: "split it or shorten it",
};
const FILM_AMONG_WORDS: Finding = {
  rule: "has a film among other words",
  fix: "give it a paragraph of its own",
};
const SECOND_NOTE: Finding = {
  rule: "has two notes of one number; the first is shown",
  fix: "number it anew",
  isAdvice: true,
};
const NOTE_WITHOUT_WORDS: Finding = {
  rule: "has a footnote without words",
  fix: "write them after the colon, or remove it",
  formFix: "write its words in the field Note, or remove it",
  optionalInDraft: true,
};
const NOTE_WITHOUT_MARK: Finding = {
  rule: "has a footnote that is not shown, since the text has no mark for it",
  fix: "write its mark, such as [^1], where its number is to stand",
  isAdvice: true,
};
const EMPTY_TABLE: Finding = {
  rule: "has an empty table",
  fix: "write its rows, or remove it",
  optionalInDraft: true,
};
const PLAYER_STAYS_LINK: Finding = {
  rule: "has the address of a video among other lines, where it stays a link",
  fix: "put an empty line before and after it to show the video, or give the link words",
  formFix: "give it a paragraph of its own to show the video, or give the link words",
  isAdvice: true,
};
const HEADING_IN_NOTE: Finding = {
  rule: "has a heading in a footnote",
  fix: "write its words in **bold**",
  formFix: "make it a paragraph, with its words in bold",
};
const FIRST_LEVEL: Finding = {
  rule: "has a first-level heading (#)",
  fix: "begin with ##, the title is the page's first-level heading",
  formFix: "make it a heading of level 2, the title is the page's first-level heading",
};
const EMPTY_HEADING: Finding = {
  rule: "has an empty heading",
  fix: "give it words or remove it",
  optionalInDraft: true,
};
const PICTURE_WITHOUT_WORDS: Finding = {
  rule: "has a picture without words for it",
  fix: 'write ![what it shows](file), or ![](file "decoration") if it tells nothing',
  formFix:
    'fill in "What it shows" of the picture, or write decoration as its "Caption" if it tells nothing',
  optionalInDraft: true,
};
const LINK_WITHOUT_WORDS: Finding = {
  rule: "has a link without words",
  fix: "write [where it leads](address)",
  formFix: "write words, select them and set the link again, or remove it",
  optionalInDraft: true,
};
const raggedRow = (cells: number, columns: number): Finding => ({
  rule: `has a row of ${cells} in a table of ${columns} columns`,
  fix: "give it as many cells as the first row has, empty ones too, and write \\| for a bar in one",
});
const UNREADABLE: MarkdownFinding = {
  line: 1,
  rule: "cannot be read as Markdown",
  fix: "flatten deeply nested lists, quotes or emphasis",
};

const isInvisible = (words: string): boolean => words.replace(INVISIBLE, "").trim() === "";

/** Letters and digits, held together by apostrophes, hyphens and points between them. */
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

const isPicture = ({ type }: MarkdownNode): boolean =>
  type === "image" || type === "imageReference";

/** @param previousDepth level of the heading before, 1 at the beginning */
function headingFinding(
  heading: MarkdownNode,
  previousDepth: number,
  isInNote: boolean,
): Finding | null {
  const depth = heading.depth ?? 2;
  if (isInNote) return HEADING_IN_NOTE;
  if (depth === 1) return FIRST_LEVEL;
  if (depth > previousDepth + 1) {
    const rule = `jumps from heading level ${previousDepth} to ${depth}`;
    const level = previousDepth + 1;
    return {
      rule,
      fix: `use ${"#".repeat(level)}`,
      formFix: `make it a heading of level ${level}`,
      isAdvice: true,
    };
  }
  return isInvisible(plainText(heading)) ? EMPTY_HEADING : null;
}

type Definition = Pick<MarkdownNode, "url" | "title">;

/** Reads one body. */
class BodyReader {
  readonly metadata: MarkdownMetadata = {
    headingIds: [],
    links: [],
    pictures: [],
    films: [],
    players: [],
    findings: [],
    words: 0,
  };
  private readonly nextId: (words: string) => string;
  /** Definitions by name; names of notes begin with `^`. */
  private readonly definitions = new Map<string, Definition>();
  /** Names of definitions that pictures, links and marks of notes use. */
  private readonly pictureNames = new Set<string>();
  private readonly linkNames = new Set<string>();
  private readonly noteNames = new Set<string>();
  private textItself: ReadonlySet<MarkdownNode> = new Set();
  private depth = 1;

  constructor(reservedIds: readonly string[]) {
    this.nextId = headingIds(reservedIds);
  }

  read(tree: MarkdownNode): void {
    walk(tree, (node) => this.collectDefinition(node));
    this.textItself = new Set(tree.children);
    this.visit(tree, null, false);
  }

  private report(node: MarkdownNode, finding: Finding): void {
    this.metadata.findings.push({ line: lineOf(node), ...finding });
  }

  private collectDefinition(node: MarkdownNode): void {
    const { type, identifier, url = "", title } = node;
    if (identifier === undefined) return;
    if (type === "imageReference") this.pictureNames.add(identifier);
    if (type === "linkReference") this.linkNames.add(identifier);
    if (type === "footnoteReference") this.noteNames.add(identifier);
    if (type !== "definition" && type !== "footnoteDefinition") return;
    const isNote = type === "footnoteDefinition";
    const name = isNote ? `^${identifier}` : identifier;
    if (!this.definitions.has(name)) this.definitions.set(name, { url, title });
    else if (isNote) this.report(node, SECOND_NOTE);
  }

  private visit(node: MarkdownNode, parent: MarkdownNode | null, isInNote: boolean): void {
    const { type, children = [] } = node;
    if (type === "text" || type === "inlineCode")
      this.metadata.words += countWords(node.value ?? "");
    const extra = children[MAX_SIBLINGS];
    if (extra) this.report(extra, TOO_MANY_BLOCKS);
    if (type === "paragraph") this.readPlayers(node);
    if (type === "table") this.readTable(node);
    if (type === "footnoteDefinition") this.readNote(node);
    if (type === "heading") this.readHeading(node, isInNote);
    else if (isPicture(node)) this.readPicture(node, parent);
    else this.readLink(node);
    checkHtml(node, this.metadata.findings);
    for (const child of children)
      this.visit(child, node, isInNote || type === "footnoteDefinition");
  }

  private readPlayers(paragraph: MarkdownNode): void {
    const medium = mediumOf(paragraph);
    if (medium && "player" in medium)
      this.metadata.players.push({ ...medium.player, line: lineOf(paragraph) });
    for (const link of missedPlayers(paragraph)) this.report(link, PLAYER_STAYS_LINK);
  }

  private readHeading(heading: MarkdownNode, isInNote: boolean): void {
    const finding = headingFinding(heading, this.depth, isInNote);
    if (finding) this.report(heading, finding);
    this.depth = heading.depth ?? this.depth;
    this.metadata.headingIds.push(this.nextId(plainText(heading)));
  }

  private readNote(note: MarkdownNode): void {
    const isEmpty = isInvisible(plainText(note));
    if (isEmpty && !["image", "html"].some((type) => findAll(note, type).length > 0))
      this.report(note, NOTE_WITHOUT_WORDS);
    else if (!this.noteNames.has(note.identifier ?? "")) this.report(note, NOTE_WITHOUT_MARK);
  }

  private readTable(table: MarkdownNode): void {
    const { children: rows = [] } = table;
    if (isInvisible(plainText(table))) this.report(table, EMPTY_TABLE);
    const columns = rows[0]?.children?.length ?? 0;
    for (const row of rows) {
      const cells = row.children?.length ?? 0;
      if (cells !== columns) this.report(row, raggedRow(cells, columns));
    }
  }

  private readPicture(node: MarkdownNode, parent: MarkdownNode | null): void {
    const { url, title } = this.definitions.get(node.identifier ?? "") ?? node;
    if (isInvisible(node.alt ?? "") && !isDecoration({ alt: node.alt, title }))
      this.report(node, PICTURE_WITHOUT_WORDS);
    if (url === undefined) return;
    const isAlone = parent?.type === "paragraph" && parent.children?.length === 1;
    const isInTextItself = parent !== null && this.textItself.has(parent);
    const use = { url, line: lineOf(node), isAlone: isAlone && isInTextItself };
    this.metadata[isFilm(url) ? "films" : "pictures"].push(use);
    if (isFilm(url) && !isAlone) this.report(node, FILM_AMONG_WORDS);
  }

  /** Reads a link, or a definition: the address of one that only pictures use is not a link. */
  private readLink(node: MarkdownNode): void {
    const { type, url, identifier = "" } = node;
    const isLink = type === "link" || type === "linkReference";
    if (isLink && isInvisible(plainText(node))) this.report(node, LINK_WITHOUT_WORDS);
    const isOfPicturesOnly =
      type === "definition" && this.pictureNames.has(identifier) && !this.linkNames.has(identifier);
    if (url !== undefined && !isOfPicturesOnly)
      this.metadata.links.push({ url, line: lineOf(node) });
  }
}

/**
 * Parses a Markdown body and collects what the checks need: the ids its headings will have, links,
 * pictures, and the problems that need no other file to be seen.
 * @param body the text after the front matter
 * @param reservedIds ids of the page around the text, which no heading may take
 * @returns metadata and findings with lines counted from the body's first line
 */
export function readMarkdown(body: string, reservedIds: readonly string[] = []): MarkdownMetadata {
  const reader = new BodyReader(reservedIds);
  const { findings } = reader.metadata;
  const excess = sizeFinding(body);
  if (excess) {
    findings.push(excess);
    return reader.metadata;
  }
  try {
    const tree = parseMarkdown(body);
    reader.read(tree);
    findings.push(...literalMarks(tree, body));
  } catch {
    findings.push(UNREADABLE);
  }
  return reader.metadata;
}
