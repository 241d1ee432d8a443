import type { Node, Parent } from "unist";
import { parseMarkdown } from "../../gatsby-remark-content/syntax";
import { htmlToMarkdown } from "../../gatsby-source-blog-api/html-to-markdown";
import { TABLE } from "./text-parts";

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

/** The form of a table, from its Markdown. */
function tablePart({ position }: Mdast, markdown: string): RichNode[] {
  const source = markdown.slice(position?.start.offset, position?.end.offset);
  const match = TABLE.pattern.exec(source.replace(/\n[ \t]+/g, "\n"));
  return match ? [partNode(TABLE.id, TABLE.fromBlock(match))] : [];
}

/** Converts a node of Markdown to nodes of the rich text. A picture becomes none. */
function toRich(node: Mdast, markdown: string, marks: Marks = {}): RichNode[] {
  const { type, value, depth = 2, ordered, url, title, lang, children = [] } = node;
  const mark = MARKS[type];
  if (type === "table") return tablePart(node, markdown);
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

/** Makes lists of Word's paragraphs, which have a sign before their words. */
function makeListsOfWord(document: Document): void {
  for (const item of document.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const sign = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const name = /^\s*\w+[.)]/.test(sign?.textContent ?? "") ? "OL" : "UL";
    sign?.remove();
    const before = item.previousElementSibling;
    const list = before?.nodeName === name ? before : document.createElement(name);
    if (list !== before) item.before(list);
    list.append(rename(item, "li"));
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

/** Normalizes the HTML that other programs copy: elements in place of styles, tidy lists. */
function normalizeHtml(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>("[style]")) replaceStyle(element);
  makeListsOfWord(document);
  tidyLists(document);
  for (const line of document.querySelectorAll("pre br, pre div")) line.after("\n");
}

/** Names a picture by its words, or by the end of its address. */
const nameOf = (picture: Element): string =>
  picture.getAttribute("alt")?.trim() ||
  /^(?!data:).*?([^/]+)$/.exec(picture.getAttribute("src") ?? "")?.[1]?.slice(0, 60) ||
  "unnamed";

/**
 * Converts pasted HTML to Markdown.
 * @returns the Markdown, and names of parts that were left out and a reader may miss, such as
 * pictures, which are files of an entry
 */
export function pastedMarkdown(html: string): { markdown: string; leftOut: string[] } {
  const document = new DOMParser().parseFromString(html, "text/html");
  const pictures = [...document.querySelectorAll("img")];
  const names = pictures.map((picture) => `the picture "${nameOf(picture)}"`);
  for (const picture of pictures) picture.remove();
  normalizeHtml(document);
  const { markdown, leftOut } = htmlToMarkdown(document.body.innerHTML);
  return { markdown, leftOut: [...names, ...leftOut] };
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
 * typed later. Empty paragraphs at the edges are joined instead.
 */
export function fitToPlace(nodes: readonly RichNode[], place: Element): readonly RichNode[] {
  const words = place.closest("p, h1, h2, h3, h4, h5, h6")?.textContent?.replace("\uFEFF", "");
  const isAmongWords = Boolean(words) && !place.closest("li");
  const edge = (node?: RichNode): RichNode[] =>
    isAmongWords && node && isWide(node) ? [{ type: "paragraph", children: [{ text: "" }] }] : [];
  return [...edge(nodes[0]), ...nodes, ...edge(nodes.at(-1))];
}
