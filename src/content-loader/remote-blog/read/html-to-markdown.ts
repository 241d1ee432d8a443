import { Parser } from "htmlparser2";
import TurndownService from "turndown";
import { ALLOWED_SCHEMES, bareAddress, schemeOf } from "../../../markdown/addresses";
import { addCode } from "./html-code";
import { addTables } from "./html-tables";

/** Nothing of these reaches a reader; what is worth a word when it is left out stands in `TOLD`. */
const REMOVED = new Set(
  `script style template noscript meta link base title head iframe object embed applet frame frameset video audio source
  track canvas svg math map form button input select textarea dialog`.split(/\s+/),
);
const TOLD = /^(iframe|object|embed|video|audio|canvas|svg|math|form)$/i;
/** Inline tags that Markdown has no signs for and that our Markdown may hold, bare. */
const KEPT = ["abbr", "cite", "dfn", "ins", "kbd", "mark", "q", "s", "samp", "small", "sub", "sup", "u", "var"];

/** A line break within is a space. */
const oneLine = (words: string): string => words.replace(/\\?\s*\n\s*|\s+/g, " ").trim();

/** Signs of Markdown that turndown leaves alone: raw HTML, entities, `~~`, footnotes, `1)`, bare pipes. */
function escapeRest(words: string): string {
  return words
    .replace(/</g, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/~/g, "\\~")
    .replace(/\|/g, "\\|")
    .replace(/\^(?=\\\[)/g, "\\^")
    .replace(/^(\d+)\) /gm, "$1\\) ");
}

const title = (words: string): string => (words ? ` "${oneLine(words).replace(/["\\]/g, "\\$&")}"` : "");
/** In angle brackets an address may hold brackets of any other kind. */
const destination = (address: string): string => `<${address.trim().replace(/[\s<>\\]/g, encodeURIComponent)}>`;

/** Heading levels as an article may have them: from the second down, none left out. */
function levels(): (level: number) => number {
  let last = 1;
  return (level) => {
    last = Math.min(Math.max(level, 2), last + 1);
    return last;
  };
}

/** A heading, or a paragraph that is no list, quote, table, code or picture. */
const LINKABLE = /^(#{1,6} )?(?![-*+>|`~!]|\d+\.|\s)(.+)$/s;

/** A link around blocks, which Markdown does not know, as one within each of them that can hold it. */
function linkedBlocks(content: string, end: string): string {
  if (/^(```|~~~)/m.test(content)) return content;
  return content
    .split("\n\n")
    .map((block) => block.replace(LINKABLE, (_, heading = "", words: string) => `${heading}[${words}${end}`))
    .join("\n\n");
}

function makeService(leftOut: Set<string>): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
    emDelimiter: "*",
    hr: "---",
    br: "\\",
  });
  const escapeMarkdown = service.escape.bind(service);
  const words = (value: string) => escapeRest(escapeMarkdown(value));
  service.escape = words;
  const image = (node: Element, caption: string) => {
    const address = node.getAttribute("src") ?? "";
    const alt = words(oneLine(node.getAttribute("alt") ?? ""));
    return address ? `![${alt}](${destination(address)}${title(caption)})` : "";
  };
  const element = (node: Node) => node as Element;
  const level = levels();

  service.remove((node) => {
    const tag = node.nodeName.toLowerCase();
    if (TOLD.test(tag)) leftOut.add(tag);
    return REMOVED.has(tag);
  });
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (content, node) =>
      oneLine(content) && `\n\n${"#".repeat(level(Number(node.nodeName.charAt(1))))} ${oneLine(content)}\n\n`,
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
      if (!content.trim() || !address || (scheme && !ALLOWED_SCHEMES.has(scheme))) return content;
      const end = `](${destination(address)}${title(element(node).getAttribute("title") ?? "")})`;
      return content.includes("\n\n") ? linkedBlocks(content, end) : `[${content}${end}`;
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
      if (only && images.length === 1) return `\n\n${image(only, caption || (only.getAttribute("title") ?? ""))}\n\n`;
      return `\n\n${content.trim()}\n\n${caption ? `*${words(caption)}*\n\n` : ""}`;
    },
  });
  service.addRule("summary", {
    filter: "summary",
    replacement: (content) => (content.trim() ? `\n\n**${content.trim()}**\n\n` : ""),
  });
  service.addRule("caption", { filter: ["figcaption", "caption"], replacement: () => "" });
  addCode(service);
  addTables(service, words);
  return service;
}

/** The conversion's time grows with the square of both. */
const DEEPEST = 100;
const MAX_CHARACTERS = 500_000;
/** Those counted, too, that are opened again. */
const MAX_ELEMENTS = 200_000;

/**
 * These are opened again in the next block where they were not closed, of those that are the same only three.
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements
 */
const FORMATTING = new Set("a b big code em font i nobr s small strike strong tt u".split(" "));
const MAX_REOPENED = 3;

/** What makes a text too much to convert, or null. */
function tooMuch(html: string): string | null {
  if (html.length > MAX_CHARACTERS) return `has more than ${MAX_CHARACTERS} characters of HTML`;
  let deepest = 0;
  let reopened = 0;
  let elements = 0;
  const open: string[] = [];
  const unclosed = new Map<string, number>();
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(`${name} ${JSON.stringify(attributes)}`);
      deepest = Math.max(deepest, open.length + reopened);
      elements += 1 + reopened;
    },
    onclosetag(name, isImplied) {
      const element = open.pop() ?? "";
      if (!isImplied || !FORMATTING.has(name)) return;
      const same = (unclosed.get(element) ?? 0) + 1;
      unclosed.set(element, same);
      if (same <= MAX_REOPENED) reopened += 1;
    },
  });
  parser.end(html);
  if (deepest > DEEPEST) return `nests elements more than ${DEEPEST} deep`;
  return elements > MAX_ELEMENTS ? `has more than ${MAX_ELEMENTS} elements` : null;
}

/**
 * Turns HTML into the Markdown that our articles are written in. Scripts, styles, attributes and everything that Markdown
 * has no words for are gone afterwards; text stays text, whatever signs it holds.
 * @returns the Markdown, and the names of what was left out and a reader may miss
 * @throws RangeError when it is too much to be converted
 */
export function htmlToMarkdown(html: string): { markdown: string; leftOut: string[] } {
  const fault = tooMuch(html);
  if (fault) throw new RangeError(fault);
  const leftOut = new Set<string>();
  const markdown = makeService(leftOut).turndown(html);
  return { markdown: `${markdown.trim()}\n`, leftOut: [...leftOut] };
}
