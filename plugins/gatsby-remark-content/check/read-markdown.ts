import { headingIds } from "../syntax/heading-ids";
import { isDecoration, isFilm, mediumOf, missedPlayers, type Player } from "../syntax/media";
import { lineOf, type MarkdownFinding, parseMarkdown } from "../syntax/parse-markdown";
import { UNSEEN } from "../syntax/text";
import { type MarkdownNode, plainText, walk } from "../syntax/tree";
import { MAX_SIBLINGS, tooLarge } from "./limits";
import { literalMarks } from "./literal-marks";
import { htmlFindings } from "./raw-html";

/**
 * `isAlone`: in a paragraph of its own, which stands in the text itself and not in a list, a
 * quotation or a note.
 */
type Shown = { url: string; line: number; isAlone: boolean };

/** What the checks need to know about a body. */
export type MarkdownMetadata = {
  headingIds: string[];
  links: { url: string; line: number }[];
  pictures: Shown[];
  /** Films of ours, and videos of other sites. */
  films: Shown[];
  players: (Player & { line: number })[];
  findings: MarkdownFinding[];
  /** How many words there are to read; blocks of code are looked at rather than read. */
  words: number;
};

const isUnseen = (words: string) => words.replace(UNSEEN, "").trim() === "";

/** Letters and digits, held together by apostrophes, hyphens and points between them. */
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** What is wrong with a node, before its line is named. */
type Finding = Omit<MarkdownFinding, "line">;

const AMONG_WORDS = { rule: "has a film among other words", fix: "give it a paragraph of its own" };
const SECOND_NOTE = {
  rule: "has two notes of one number; the first is shown",
  fix: "number it anew",
  isAdvice: true,
};
const STAYS_LINK = {
  rule: "has the address of a video among other lines, where it stays a link",
  fix: "put an empty line before and after it to show the video, or give the link words",
  isAdvice: true,
};
const isPicture = ({ type }: MarkdownNode) => type === "image" || type === "imageReference";

/** The checks that need nothing but the node itself. */
function nodeFinding(node: MarkdownNode, previousDepth: number, isInNote: boolean): Finding | null {
  if (node.type === "heading") {
    const depth = node.depth ?? 2;
    if (isInNote)
      return { rule: "has a heading in a footnote", fix: "write its words in **bold**" };
    if (depth === 1)
      return {
        rule: "has a first-level heading (#)",
        fix: "begin with ##, the title is the page's first-level heading",
      };
    if (depth > previousDepth + 1) {
      const rule = `jumps from heading level ${previousDepth} to ${depth}`;
      return { rule, fix: `use ${"#".repeat(previousDepth + 1)}`, isAdvice: true };
    }
    if (isUnseen(plainText(node)))
      return { rule: "has an empty heading", fix: "give it words or remove it" };
  }
  if (isPicture(node) && isUnseen(node.alt ?? "") && !isDecoration(node)) {
    const fix = 'write ![what it shows](file), or ![](file "decoration") if it tells nothing';
    return { rule: "has a picture without words for it", fix, optionalInDraft: true };
  }
  if ((node.type === "link" || node.type === "linkReference") && isUnseen(plainText(node)))
    return { rule: "has a link without words", fix: "write [where it leads](address)" };
  return null;
}

/**
 * Parses a Markdown body and collects what the checks need: the ids its headings will have, links,
 * pictures, and the problems that need no other file to be seen.
 * @param body the text after the front matter
 * @param reservedIds ids of the page around the text, which no heading may take
 * @returns metadata and findings with lines counted from the body's first line
 */
export function readMarkdown(body: string, reservedIds: readonly string[] = []): MarkdownMetadata {
  const metadata: MarkdownMetadata = {
    headingIds: [],
    links: [],
    pictures: [],
    films: [],
    players: [],
    findings: [],
    words: 0,
  };
  const tooMuch = tooLarge(body);
  if (tooMuch) return { ...metadata, findings: [tooMuch] };
  const nextId = headingIds(reservedIds);
  const definitions = new Map<string, Pick<MarkdownNode, "url" | "title">>();
  /** What stands alone in its paragraph; in one of the text itself. */
  const alone = new Set<MarkdownNode | undefined>();
  const aloneInText = new Set<MarkdownNode | undefined>();
  let depth = 1;

  const report = (node: MarkdownNode, finding: Finding) =>
    metadata.findings.push({ line: lineOf(node), ...finding });
  const visit = (node: MarkdownNode, isInNote = false): void => {
    if (node.type === "text" || node.type === "inlineCode")
      metadata.words += countWords(node.value ?? "");
    const extra = node.children?.[MAX_SIBLINGS];
    if (extra)
      report(extra, {
        rule: `has more than ${MAX_SIBLINGS} paragraphs or other blocks`,
        fix: "split it or shorten it",
      });
    const medium = mediumOf(node);
    if (medium && "player" in medium)
      metadata.players.push({ ...medium.player, line: lineOf(node) });
    for (const missed of missedPlayers(node)) report(missed, STAYS_LINK);
    if (node.type === "paragraph" && node.children?.length === 1) alone.add(node.children[0]);
    const definition =
      node.type === "imageReference" ? definitions.get(node.identifier ?? "") : undefined;
    const finding = nodeFinding({ title: definition?.title, ...node }, depth, isInNote);
    if (finding) report(node, finding);
    if (node.type === "heading") {
      depth = node.depth ?? depth;
      metadata.headingIds.push(nextId(plainText(node)));
    }
    const target = node.url ?? definition?.url;
    if (target !== undefined && isPicture(node)) {
      const shown = { url: target, line: lineOf(node), isAlone: aloneInText.has(node) };
      metadata[isFilm(target) ? "films" : "pictures"].push(shown);
      if (isFilm(target) && !alone.has(node)) report(node, AMONG_WORDS);
    } else if (target !== undefined && !isOfPicturesOnly(node))
      metadata.links.push({ url: target, line: lineOf(node) });
    htmlFindings(node, metadata.findings);
    for (const child of node.children ?? [])
      visit(child, isInNote || node.type === "footnoteDefinition");
  };
  const named = { imageReference: new Set<string>(), linkReference: new Set<string>() };
  const isOfPicturesOnly = ({ type, identifier = "" }: MarkdownNode) =>
    type === "definition" &&
    named.imageReference.has(identifier) &&
    !named.linkReference.has(identifier);
  const gather = (node: MarkdownNode): void => {
    const { type, identifier, url = "", title } = node;
    if (identifier === undefined) return;
    const name = type === "footnoteDefinition" ? `^${identifier}` : identifier;
    if (name !== identifier && definitions.has(name)) report(node, SECOND_NOTE);
    if (/definition$/i.test(type) && !definitions.has(name)) definitions.set(name, { url, title });
    if (type === "imageReference" || type === "linkReference") named[type].add(identifier);
  };

  try {
    const tree = parseMarkdown(body);
    walk(tree, gather);
    for (const { type, children } of tree.children ?? [])
      if (type === "paragraph" && children?.length === 1) aloneInText.add(children[0]);
    visit(tree);
    metadata.findings.push(...literalMarks(tree, body));
  } catch {
    metadata.findings.push({
      line: 1,
      rule: "cannot be read as Markdown",
      fix: "flatten deeply nested lists, quotes or emphasis",
    });
  }
  return metadata;
}
