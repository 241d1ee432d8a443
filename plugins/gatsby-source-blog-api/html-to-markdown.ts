import { DomUtils, parseDocument } from "htmlparser2";
import TurndownService from "turndown";
import {
  ALLOWED_SCHEMES,
  bareAddress,
  destination,
  playerAddress,
  schemeOf,
} from "../gatsby-remark-content/syntax";
import { addCode } from "./html/html-code";
import { addTables, oneLine } from "./html/html-tables";

/**
 * Nothing of these reaches a reader. All but what stands in `UNTOLD`, which shows nothing by
 * itself, is worth a word.
 */
const REMOVED = new Set(
  `script style template noscript meta link base title head iframe object embed applet frame frameset video audio source
  track canvas svg math map form button input select textarea dialog`.split(/\s+/),
);
const UNTOLD = new Set("style meta link base title head source track".split(" "));
/** Inline tags that Markdown has no signs for and that our Markdown may hold, bare. */
const KEPT = [
  "abbr",
  "cite",
  "dfn",
  "ins",
  "kbd",
  "mark",
  "q",
  "s",
  "samp",
  "small",
  "sub",
  "sup",
  "u",
  "var",
];

/**
 * Signs of Markdown that turndown leaves alone: raw HTML, entities, `~~`, footnotes, `1)`, bare
 * pipes.
 */
function escapeRest(words: string): string {
  return words
    .replace(/</g, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/~/g, "\\~")
    .replace(/\|/g, "\\|")
    .replace(/\^(?=\\\[)/g, "\\^")
    .replace(/^(\d+)\) /gm, "$1\\) ");
}

const title = (words: string): string =>
  words ? ` "${oneLine(words).replace(/["\\]/g, "\\$&")}"` : "";

const addressIn = (node: Element): string =>
  (node.getAttribute("src") ?? node.querySelector("source")?.getAttribute("src") ?? "").trim();

const BLOCK =
  /^(?:P|DIV|H\d|[UOD]L|LI|D[TD]|T[DH]|TABLE|BLOCKQUOTE|PRE|FIGURE|HR|SECTION|ARTICLE|X-TURNDOWN)$/;

/**
 * Whether nothing stands behind a line break: it is a blank line, as Google Docs and Apple Notes
 * write them.
 */
function isLast({ nextSibling: next, parentNode: parent }: Node): boolean {
  if (next)
    return BLOCK.test(next.nodeName) || (/^(?:BR|#comment)$/.test(next.nodeName) && isLast(next));
  return !parent || BLOCK.test(parent.nodeName) || isLast(parent);
}

function makeService(leftOut: string[], isPart: boolean): TurndownService {
  /** Whether nothing of an element is shown; of what would have been, its tag is noted. */
  const isRemoved = (node: Node): boolean => {
    const tag = node.nodeName.toLowerCase();
    const address = addressIn(node as Element);
    if (REMOVED.has(tag) && !UNTOLD.has(tag))
      leftOut.push(`<${tag}${address && ` src="${address}"`}>`);
    return REMOVED.has(tag);
  };
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
    emDelimiter: "*",
    hr: "---",
    br: "\\",
    // Elements without words, such as drawings, come to no rule.
    blankReplacement: (_, node) =>
      isRemoved(node) || !(node as unknown as { isBlock: boolean }).isBlock ? "" : "\n\n",
  });
  const escapeMarkdown = service.escape.bind(service);
  const words = (value: string) => escapeRest(escapeMarkdown(value));
  service.escape = words;
  const image = (node: Element, caption: string) => {
    const address = node.getAttribute("src") ?? "";
    const alt = words(oneLine(node.getAttribute("alt") ?? ""));
    if (!address) leftOut.push("<img>");
    return address ? `![${alt}](${destination(address)}${title(caption)})` : "";
  };
  const element = (node: Node) => node as Element;

  service.remove(isRemoved);
  service.addRule("blankLine", {
    filter: (node) => node.nodeName === "BR" && isLast(node),
    replacement: () => "",
  });
  service.addRule("player", {
    filter: (node) => node.nodeName === "IFRAME" && playerAddress(addressIn(node)) !== null,
    replacement: (_, node) => `\n\n${playerAddress(addressIn(element(node)))}\n\n`,
  });
  service.addRule("task", {
    filter: (node) => node.nodeName === "INPUT" && node.getAttribute("type") === "checkbox",
    replacement: (_, node) => (element(node).hasAttribute("checked") ? "[x] " : "[ ] "),
  });
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (content, node) =>
      oneLine(content) &&
      `\n\n${"#".repeat(Math.max(Number(node.nodeName.charAt(1)), isPart ? 1 : 2))} ${oneLine(content)}\n\n`,
  });
  service.addRule("kept", {
    filter: KEPT as (keyof HTMLElementTagNameMap)[],
    replacement: (content, node) => {
      const tag = node.nodeName.toLowerCase();
      return content.trim() && !content.includes("\n") ? `<${tag}>${content}</${tag}>` : content;
    },
  });
  service.addRule("deleted", {
    filter: (node) => ["DEL", "STRIKE"].includes(node.nodeName),
    replacement: (content) => (content.trim() ? `~~${content}~~` : ""),
  });
  service.addRule("link", {
    filter: "a",
    replacement: (content, node) => {
      const address = (element(node).getAttribute("href") ?? "").trim();
      const scheme = schemeOf(bareAddress(address));
      // Markdown has no link around blocks.
      const isRefused =
        (scheme && !ALLOWED_SCHEMES.has(scheme)) || (address && content.trim().includes("\n\n"));
      if (isRefused) leftOut.push(`<a href="${address}">`);
      if (!content.trim() || !address || isRefused) return content;
      if (/^https?:/i.test(address) && node.textContent === address) return `<${address}>`;
      return `[${content}](${destination(address)}${title(element(node).getAttribute("title") ?? "")})`;
    },
  });
  service.addRule("image", {
    filter: "img",
    replacement: (_, node) => image(element(node), element(node).getAttribute("title") ?? ""),
  });
  service.addRule("figure", {
    filter: "figure",
    replacement: (content, node) => {
      const images = Array.from(element(node).querySelectorAll("img"));
      const caption = oneLine(element(node).querySelector("figcaption")?.textContent ?? "");
      const [only] = images;
      if (only && images.length === 1)
        return `\n\n${image(only, caption || (only.getAttribute("title") ?? ""))}\n\n`;
      return `\n\n${content.trim()}\n\n${caption ? `*${words(caption)}*\n\n` : ""}`;
    },
  });
  service.addRule("summary", {
    filter: "summary",
    replacement: (content) => (content.trim() ? `\n\n**${content.trim()}**\n\n` : ""),
  });
  service.addRule("caption", {
    filter: ["figcaption", "caption"],
    // A caption without its figure is a paragraph.
    replacement: (content, node) =>
      node.parentNode?.nodeName === "FIGURE" || node.nodeName === "CAPTION"
        ? ""
        : `\n\n${content}\n\n`,
  });
  addCode(service);
  addTables(service, words);
  return service;
}

const DEEPEST = 100;
const MAX_CHARACTERS = 500_000;

/**
 * The same HTML with every element closed. In what is left open, browsers, and turndown with them,
 * open elements again in each further block: a few hundred tags would become millions.
 * @throws RangeError when it is too much to be converted
 */
function closed(html: string): string {
  if (html.length > MAX_CHARACTERS)
    throw new RangeError(`has more than ${MAX_CHARACTERS} characters of HTML`);
  const document = parseDocument(html, { recognizeSelfClosing: true });
  let level: ReturnType<typeof DomUtils.getChildren> = document.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new RangeError(`nests elements more than ${DEEPEST} deep`);
    level = level.flatMap(DomUtils.getChildren);
  }
  return DomUtils.getOuterHTML(document);
}

/**
 * Turns HTML into the Markdown that our articles are written in. Scripts, styles, attributes and
 * everything that Markdown has no words for are gone afterwards; text stays text, whatever signs it
 * holds. Players of YouTube and Vimeo become addresses on a line of their own, which the site shows
 * as players.
 * @param options `isPart`: of an article of files, whose headings are levelled as a whole
 * @returns the Markdown, and the tags of what was left out and a reader may miss
 * @throws RangeError when it is too much to be converted
 */
export function htmlToMarkdown(
  html: string,
  { isPart = false } = {},
): { markdown: string; leftOut: string[] } {
  const leftOut: string[] = [];
  const markdown = makeService(leftOut, isPart).turndown(closed(html));
  return { markdown: `${markdown.trim()}\n`, leftOut };
}
