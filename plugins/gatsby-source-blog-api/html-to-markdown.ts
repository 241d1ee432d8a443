import { DomUtils, parseDocument } from "htmlparser2";
import TurndownService from "turndown";
import {
  ALLOWED_SCHEMES,
  bareAddress,
  destination,
  playerAddress,
  schemeOf,
} from "../gatsby-remark-content/syntax";
import { fillTables } from "./html/fill-tables";
import { addCode } from "./html/html-code";
import { addFigures } from "./html/html-figures";
import { addLists, tidyLists } from "./html/html-lists";
import { addTables, oneLine } from "./html/html-tables";
import { showLatePictures } from "./html/late-pictures";
import { replaceStyles } from "./html/styles";

/** Elements to drop. Those not in `SILENT_ELEMENTS` are reported. */
const DROPPED_ELEMENTS = new Set(
  `script style template noscript meta link base title head iframe object embed applet frame frameset video audio source
  track canvas svg math map form button input select textarea dialog`.split(/\s+/),
);
const SILENT_ELEMENTS = new Set("style meta link base title head source track".split(" "));
/** Inline tags that stay as they are, without attributes: Markdown has no signs for them. */
const INLINE_TAGS = [
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
 * Escapes signs of Markdown that turndown does not: HTML, entities, `~~`, footnotes, `1)`, pipes.
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

/** Names of nodes that begin and end lines. */
const BLOCK =
  /^(?:P|DIV|H\d|[UOD]L|LI|D[TD]|T[DH]|TABLE|BLOCKQUOTE|PRE|FIGURE|HR|SECTION|ARTICLE|X-TURNDOWN)$/;

/** Whether a line break ends its block: a blank line, as Google Docs and Apple Notes write them. */
function isLast({ nextSibling: next, parentNode: parent }: Node): boolean {
  if (next)
    return BLOCK.test(next.nodeName) || (/^(?:BR|#comment)$/.test(next.nodeName) && isLast(next));
  return !parent || BLOCK.test(parent.nodeName) || isLast(parent);
}

type Losses = Pick<ConvertedHtml, "leftOut" | "flattened">;

function makeService({ leftOut, flattened }: Losses, isPart: boolean): TurndownService {
  /** Whether an element is dropped. Adds its tag to `leftOut` if a reader may miss it. */
  const isDropped = (node: Node): boolean => {
    const tag = node.nodeName.toLowerCase();
    const address = addressIn(node as Element);
    if (DROPPED_ELEMENTS.has(tag) && !SILENT_ELEMENTS.has(tag))
      leftOut.push(`<${tag}${address && ` src="${address}"`}>`);
    return DROPPED_ELEMENTS.has(tag);
  };
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
    emDelimiter: "*",
    hr: "---",
    br: "\\",
    // Turndown applies no rule to elements without words, such as drawings.
    blankReplacement: (_, node) =>
      isDropped(node) || !(node as unknown as { isBlock: boolean }).isBlock ? "" : "\n\n",
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

  service.remove(isDropped);
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
  service.addRule("inlineTag", {
    filter: INLINE_TAGS as (keyof HTMLElementTagNameMap)[],
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
  service.addRule("summary", {
    filter: "summary",
    replacement: (content) => (content.trim() ? `\n\n**${content.trim()}**\n\n` : ""),
  });
  addCode(service, flattened);
  addFigures(service, image, words, flattened);
  addLists(service);
  addTables(service, words, flattened, { isPart });
  return service;
}

const MAX_DEPTH = 100;
const MAX_CHARACTERS = 500_000;

/**
 * Closes every element, gives pictures that load late their addresses and rows their cells; of a
 * part, writes styles as elements. Parsers of HTML, turndown's too, open an unclosed element again
 * in each further block: a few hundred tags would become millions.
 * @throws RangeError when the HTML is too long or too deep to be converted
 */
function closeElements(html: string, flattened: string[], isPart: boolean): string {
  if (html.length > MAX_CHARACTERS)
    throw new RangeError(`has more than ${MAX_CHARACTERS} characters of HTML`);
  const document = parseDocument(html, { recognizeSelfClosing: true });
  let level: ReturnType<typeof DomUtils.getChildren> = document.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new RangeError(`nests elements more than ${MAX_DEPTH} deep`);
    level = level.flatMap(DomUtils.getChildren);
  }
  showLatePictures(document);
  if (isPart) replaceStyles(document, flattened);
  tidyLists(document);
  fillTables(document);
  return DomUtils.getOuterHTML(document);
}

export type ConvertedHtml = {
  markdown: string;
  /** Tags of dropped elements that a reader may miss. */
  leftOut: string[];
  /** Tags of elements whose words are there, but not all of their form. */
  flattened: string[];
};

/**
 * Converts HTML to the Markdown that articles are written in. Drops scripts, styles, attributes and
 * elements that Markdown does not have; escapes signs in words. Players of YouTube and Vimeo become
 * addresses on a line of their own, which the site shows as players.
 * @param options `isPart`: it is a part of a text written as Markdown. Headings of the first level
 * stay, styles such as `font-weight` become elements, and tables may have no headings
 * @throws RangeError when the HTML is too long or too deep to be converted
 */
export function htmlToMarkdown(html: string, { isPart = false } = {}): ConvertedHtml {
  const losses: Losses = { leftOut: [], flattened: [] };
  const closed = closeElements(html, losses.flattened, isPart);
  const markdown = makeService(losses, isPart).turndown(closed);
  return { markdown: `${markdown.trim()}\n`, ...losses };
}
