import type { Node, Parent } from "unist";
import { parseMarkdown } from "../../gatsby-remark-content/syntax";
import { htmlToMarkdown } from "../../gatsby-source-blog-api/html-to-markdown";
import { NOTE, TABLE } from "./text-parts";

/** A node of the rich text: of Slate, as Decap CMS makes them of Markdown. */
export type RichNode = {
  type?: string;
  text?: string;
  data?: object;
  children?: RichNode[];
  [mark: string]: unknown;
};
type Marks = { bold?: true; italic?: true; strikethrough?: true };
type Content = {
  depth: number;
  ordered: boolean;
  url: string;
  title: string;
  value: string;
  lang: string;
  identifier: string;
};
type Mdast = Node & Partial<Content> & { children?: Mdast[] };

const BLOCKS = /^(?:paragraph|listItem|link|break|thematicBreak)$/;
const MARKS: Readonly<Record<string, keyof Marks>> = {
  strong: "bold",
  emphasis: "italic",
  delete: "strikethrough",
};
const HEADINGS = ["one", "two", "three", "four", "five", "six"];

/** A part of a text with a form, as the rich text holds it. */
const partNode = (id: string, values: object, data: object = {}): RichNode => ({
  type: "shortcode",
  id,
  data: { ...data, shortcode: id, shortcodeData: values },
  children: [{ text: "" }],
});

const sourceOf = ({ position }: Mdast, markdown: string): string =>
  markdown.slice(position?.start.offset, position?.end.offset);

/** The form of a table, from its Markdown. */
function tablePart(node: Mdast, markdown: string): RichNode[] {
  const match = TABLE.pattern.exec(sourceOf(node, markdown).replace(/\n[ \t>]+/g, "\n"));
  return match ? [partNode(TABLE.id, TABLE.fromBlock(match))] : [];
}

/** The form of a note, from its Markdown. */
function notePart(node: Mdast, markdown: string): RichNode[] {
  const match = NOTE.pattern.exec(sourceOf(node, markdown));
  return match ? [partNode(NOTE.id, NOTE.fromBlock(match))] : [];
}

/** Converts a node of Markdown to nodes of the rich text. A picture becomes none. */
function toRich(node: Mdast, markdown: string, marks: Marks = {}): RichNode[] {
  const { type, value, depth = 2, ordered, url, title, lang, children = [] } = node;
  const mark = MARKS[type];
  if (type === "table") return tablePart(node, markdown);
  if (type === "footnoteReference") return [{ text: `[^${node.identifier}]`, ...marks }];
  if (type === "footnoteDefinition") return notePart(node, markdown);
  const inner = children.flatMap((child) =>
    toRich(child, markdown, mark ? { ...marks, [mark]: true } : marks),
  );
  if (mark) return inner;
  if (type === "code") {
    const code = { code: value, lang };
    return [partNode("code-block", code, code)];
  }
  if (value !== undefined)
    return [{ text: value, ...marks, ...(type === "inlineCode" && { code: true }) }];
  const list = ordered ? "numbered-list" : "bulleted-list";
  const names: Record<string, string> = {
    blockquote: "quote",
    heading: `heading-${HEADINGS[depth - 1]}`,
    list,
  };
  const name =
    names[type] ??
    (BLOCKS.test(type) && type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return name
    ? [{ type: name, data: { url, title }, children: inner.length > 0 ? inner : [{ text: "" }] }]
    : [];
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const WORD_ITEM = 'p[style*="mso-list"]';

/** Level of an item of Word, from 1: `mso-list:l0 level2 lfo1`. */
const levelOf = (item: Element): number =>
  Number(/level(\d)/.exec(item.getAttribute("style") ?? "")?.[1] ?? 1);

/** Makes lists of Word's paragraphs, which have a sign before their words, and a level. */
function makeListsOfWord(document: Document): void {
  let open: Element[] = [];
  for (const item of document.querySelectorAll<HTMLElement>(WORD_ITEM)) {
    const sign = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const name = /^\s*\(?\w{1,4}[.)]/.test(sign?.textContent ?? "") ? "OL" : "UL";
    sign?.remove();
    const level = levelOf(item);
    const [outer] = open;
    open = outer && item.previousElementSibling === outer ? open.slice(0, level) : [];
    // A level without the one above it is the next one.
    const depth = Math.min(level, open.length + 1);
    if (open[depth - 1]?.nodeName !== name) {
      const list = document.createElement(name);
      const parent = open[depth - 2]?.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open = [...open.slice(0, depth - 1), list];
    }
    open.at(-1)?.append(rename(item, "li"));
  }
}

/** Puts the contents of an element into a new element within it. */
function wrapContents(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Replaces the styles of Word, Google Docs and browsers by elements for emphasis and code. */
function replaceStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle, fontFamily, whiteSpace, textDecoration } = element.style;
  const isCode = whiteSpace === "pre" && /mono|courier/i.test(fontFamily);
  if (isCode) {
    rename(element, "pre");
    return;
  }
  // Google Docs puts all that is copied into a <b> of normal weight.
  const isNotBold = element.matches("b, strong") && /^(?:normal|400)$/.test(fontWeight);
  if (isNotBold) {
    rename(element, "span");
    return;
  }
  const canBeEmphasized =
    element.matches("span") && !element.closest("h1, h2, h3, h4, h5, h6, th, pre");
  if (!canBeEmphasized) return;
  if (/^(?:bold|[6-9]00)/.test(fontWeight)) wrapContents(element, "strong");
  if (fontStyle === "italic") wrapContents(element, "em");
  if (textDecoration.includes("line-through")) wrapContents(element, "del");
}

/** Gives lists and items the form that Markdown has: lists in items, words in them directly. */
function tidyLists(document: Document): void {
  // Google Docs puts a list beside the item that it belongs to.
  for (const list of document.querySelectorAll("li + ul, li + ol"))
    list.previousElementSibling?.append(list);
  for (const words of document.querySelectorAll("li > p:only-of-type"))
    if (!words.previousSibling?.textContent?.trim()) words.replaceWith(...words.childNodes);
}

/** Removes what Word shows beside a text: the numbers of headings, which the site does not have. */
function tidyHeadings(document: Document): void {
  for (const title of document.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  for (const sign of document.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) [style*="mso-list"]'))
    sign.remove();
}

/** Normalizes the HTML that other programs copy: elements in place of styles, tidy lists. */
function normalizeHtml(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>("[style]")) replaceStyle(element);
  tidyHeadings(document);
  makeListsOfWord(document);
  tidyLists(document);
  for (const line of document.querySelectorAll("pre div")) line.after("\n");
}

/** Names a picture by its words, or by the end of its address. */
const nameOf = (picture: Element): string =>
  picture.getAttribute("alt")?.trim() ||
  /^(?!data:).*?([^/]+)$/.exec(picture.getAttribute("src") ?? "")?.[1]?.slice(0, 60) ||
  "unnamed";

/** Signs around the number of a note until the text is Markdown, where brackets have a meaning. */
const [NOTE_BEGIN, NOTE_END] = ["\uE000", "\uE001"];

const WORD_NOTE = '[style*="mso-element:footnote"], [style*="mso-element:endnote"]';
/** The line above notes at the end of a text, which the site draws itself. */
const LINE_ABOVE = /\n\n---\s*$/;

const fragmentOf = (link: Element): string =>
  /#(.+)$/.exec(link.getAttribute("href") ?? "")?.[1] ?? "";
/** Names to which other links may lead: of the link, or of the mark or note around it. */
const namesOf = (link: Element): string[] =>
  [link, link.closest("sup"), link.closest("li")].flatMap((element) => [
    element?.id ?? "",
    element?.getAttribute("name") ?? "",
  ]);

/**
 * Takes footnotes and endnotes out of a document: a link to a place further down that links back.
 * @param first number of the first note
 * @returns HTML of the notes by their numbers, which stand in the text between signs
 */
function takeNotes(document: Document, first: number): [number: number, html: string][] {
  const links = [...document.querySelectorAll('a[href*="#"]')];
  const notes: [number, string][] = [];
  for (const [index, mark] of links.entries()) {
    const back = links
      .slice(index + 1)
      .find(
        (link) =>
          namesOf(link).includes(fragmentOf(mark)) && namesOf(mark).includes(fragmentOf(link)),
      );
    const note = back?.closest(WORD_NOTE) ?? back?.closest("li, p, div");
    if (!back || !note) continue;
    const number = first + notes.length;
    (mark.closest("sup") ?? mark).replaceWith(`${NOTE_BEGIN}${number}${NOTE_END}`);
    (back.closest("sup") ?? back).remove();
    notes.push([number, note.innerHTML]);
    note.remove();
  }
  for (const rest of document.querySelectorAll('[style*="mso-element"]')) rest.remove();
  return notes;
}

/**
 * Converts pasted HTML to Markdown.
 * @param firstNote number of the first footnote, where the text has others
 * @returns the Markdown, and names of parts that were left out and a reader may miss, such as
 * pictures, which are files of an entry
 */
export function pastedMarkdown(
  html: string,
  firstNote = 1,
): { markdown: string; leftOut: string[] } {
  const document = new DOMParser().parseFromString(html, "text/html");
  const pictures = [...document.querySelectorAll("img")];
  const names = pictures.map((picture) => `the picture "${nameOf(picture)}"`);
  const comments = [...document.querySelectorAll("a.msocomanchor")];
  const leftOut = [...names, ...comments.map(() => "a comment")];
  for (const element of [...pictures, ...comments]) element.remove();
  normalizeHtml(document);
  const notes = takeNotes(document, firstNote);
  const text = htmlToMarkdown(document.body.innerHTML);
  leftOut.push(...text.leftOut);
  const definitions = notes.map(([number, inner]) => {
    const note = htmlToMarkdown(inner);
    leftOut.push(...note.leftOut);
    return `\n[^${number}]: ${note.markdown.trim().replace(/\s*\n\s*/g, " ")}\n`;
  });
  const words = notes.length > 0 ? text.markdown.replace(LINE_ABOVE, "\n") : text.markdown;
  const marked = words.replace(new RegExp(`${NOTE_BEGIN}(\\d+)${NOTE_END}`, "g"), "[^$1]");
  return { markdown: marked + definitions.join(""), leftOut };
}

/** Parses Markdown to nodes of the rich text. */
export const richNodes = (markdown: string): RichNode[] =>
  (parseMarkdown(markdown) as Parent).children.flatMap((child) => toRich(child as Mdast, markdown));

/** Whether a node has more than one paragraph, item or the like. */
const isWide = ({ children = [] }: RichNode): boolean => {
  const blocks = children.filter((child) => child.children && child.type !== "link");
  return blocks.length > 1 || blocks.some(isWide);
};

/**
 * Fits pasted nodes to the place where they go. Slate joins the first and last words with those
 * around them, and takes them out of their list: the CMS cannot write such a text, nor what is
 * typed later. Empty paragraphs at the edges are joined instead. After a part with a form, one takes
 * what is typed next: the part itself takes no keys.
 */
export function fitToPlace(nodes: readonly RichNode[], place: Element): readonly RichNode[] {
  const words = place.closest("p, h1, h2, h3, h4, h5, h6")?.textContent?.replace("\uFEFF", "");
  const isAmongWords = Boolean(words) && !place.closest("li");
  const isHeading = ({ type = "" }: RichNode) => nodes.length > 1 && type.startsWith("heading");
  const isJoined = (node?: RichNode) => isAmongWords && node && (isWide(node) || isHeading(node));
  const [first, last] = [nodes[0], nodes.at(-1)];
  const paragraph = { type: "paragraph", children: [{ text: "" }] };
  return [
    ...(isJoined(first) ? [paragraph] : []),
    ...nodes,
    ...(isJoined(last) || (last?.type === "shortcode" && !place.closest("li")) ? [paragraph] : []),
  ];
}
