import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import { ANALYTICS } from "../../../constants/consent";
import { isPlayerSite, type PlayerSite } from "../../../constants/prose";

/** One URL in a page, with its element and attribute. */
export type Link = { element: string; attribute: string; url: string; rel: string };

/** Everything that the checks need from a page. */
export type PageContents = {
  /** Its address, without a trailing slash. */
  path: string;
  /** Relative to the built folder. */
  file: string;
  ids: Set<string>;
  links: Link[];
  /** URLs in `<style>` elements. */
  cssUrls: string[];
  h1s: number;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** Addresses of the pictures for shared links. */
  sharePictures: string[];
  /** `<img style>` and the like. */
  inlineStyles: string[];
  inlineHandlers: string[];
  /** Executable inline scripts, by their id or their beginning. */
  inlineScripts: { id: string; text: string }[];
  /** SHA-256 in base64 of each inline script that runs, now or after a consent. */
  scriptHashes: string[];
  /** The same of each inlined style sheet. */
  styleHashes: string[];
  /** Sites whose videos its texts play. */
  players: PlayerSite[];
  /** Leftovers in visible texts and attribute values. */
  suspects: string[];
};

const URL_ATTRIBUTES = new Set(["href", "src", "poster", "action", "formaction", "data", "xlink:href"]);
const SRCSET_ATTRIBUTES = new Set(["srcset", "imagesrcset"]);
/** Pictures and addresses for other sites, which must exist as well. */
const META_WITH_URL = /^(?:og:(?:image|url|video|audio)|twitter:image)$/;
const QUOTING_ELEMENTS = new Set(["pre", "code", "samp", "kbd", "script", "style"]);
/** Not executed by browsers; `text/plain` scripts wait for the consent manager. */
const INERT_TYPES = new Set(["application/ld+json", "application/json", "text/plain"]);
const EXCERPT_CHARACTERS = 80;
const AROUND_CHARACTERS = 30;

/** Traces of missing values and unfilled placeholders; `{name}` stands for every placeholder of that form. Case counts. */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object [A-Z]\w*\]|\bInvalid Date\b|\{[a-z][A-Za-z]*\}/g;

/** Those in texts of the content, where an editor has written them on purpose. */
export const leftoversIn = (content: string): ReadonlySet<string> => new Set(content.match(LEFTOVER));

const CSS_URL = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g;

/** URLs that a style sheet loads, without `data:` URLs. */
export function findCssUrls(css: string): string[] {
  const urls = [...css.matchAll(CSS_URL)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? "");
  return [...new Set(urls)].filter((url) => url !== "" && !url.startsWith("data:"));
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** The leftover in a visible text or attribute with its context; `""` if there is none. */
function findLeftover(text: string, meant: ReadonlySet<string>): string {
  const match = [...text.matchAll(LEFTOVER)].find(([found]) => !meant.has(found));
  if (!match) return "";
  const end = match.index + match[0].length + AROUND_CHARACTERS;
  return oneLine(text.slice(Math.max(0, match.index - AROUND_CHARACTERS), end));
}

const urlsOfSrcset = (value: string): string[] =>
  value
    .split(/,\s+|,$/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);

/** Interned strings: shared between pages, and copied, because a V8 substring would retain the whole page. */
const texts = new Map<string, string>();

/** For strings that outlive the parsing of a page: a site may have ten thousand pages. */
export function intern(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  texts.set(copy, copy);
  return copy;
}

/** Of inline code, as a security policy names it. */
const hashOf = (text: string): string => intern(createHash("sha256").update(text).digest("base64"));

type BuiltPage = { path: string; file: string; html: string };

/**
 * Collects everything that the checks need from a page in one pass over its HTML.
 * @param meant what looks like a leftover and is none
 */
export function readPage({ path, file, html }: BuiltPage, meant: ReadonlySet<string> = new Set()): PageContents {
  const page: PageContents = {
    path,
    file,
    ids: new Set(),
    links: [],
    h1s: 0,
    cssUrls: [],
    titles: [],
    descriptions: [],
    canonicals: [],
    sharePictures: [],
    inlineStyles: [],
    inlineHandlers: [],
    inlineScripts: [],
    scriptHashes: [],
    styleHashes: [],
    players: [],
    suspects: [],
  };
  let quoting = 0;
  let svgDepth = 0;
  let text = "";
  let script: { id: string; isInert: boolean } | null = null;

  const flush = (): void => {
    const suspect = quoting === 0 ? findLeftover(text, meant) : "";
    if (suspect) page.suspects.push(suspect);
    text = "";
  };
  const addLinks = (element: string, attribute: string, urls: readonly string[], rel = ""): void => {
    const where = { element: intern(element), attribute: intern(attribute), rel: intern(rel.toLowerCase()) };
    page.links.push(...urls.map((url) => ({ ...where, url: intern(url.trim()) })));
  };
  const readAttribute = (element: string, name: string, value: string, rel: string | undefined): void => {
    if (URL_ATTRIBUTES.has(name)) addLinks(element, name, [value], rel);
    else if (SRCSET_ATTRIBUTES.has(name)) addLinks(element, name, urlsOfSrcset(value), rel);
    else if (name === "style") page.inlineStyles.push(element);
    else if (name === "data-player" && isPlayerSite(value)) page.players.push(value);
    else if (/^on[a-z]+$/.test(name)) page.inlineHandlers.push(`${element} ${name}`);
    const suspect = findLeftover(value, meant);
    if (suspect) page.suspects.push(`${name}="${suspect}"`);
  };
  const readMeta = ({ property = "", name = "", content = "" }: Record<string, string>): void => {
    if (META_WITH_URL.test(property || name)) addLinks("meta", "content", [content]);
    if (name === "description") page.descriptions.push(content);
    if (property === "og:image") page.sharePictures.push(intern(content));
  };

  const parser = new Parser({
    onopentag(element, attributes) {
      flush();
      const { id, name, rel, href = "", src, type = "" } = attributes;
      if (QUOTING_ELEMENTS.has(element)) quoting += 1;
      if (element === "svg") svgDepth += 1;
      if (element === "h1") page.h1s += 1;
      if (id) page.ids.add(intern(id));
      if (element === "a" && name) page.ids.add(intern(name));
      for (const attribute in attributes) readAttribute(element, attribute, attributes[attribute] ?? "", rel);
      if (element === "meta") readMeta(attributes);
      if (element === "link" && rel === "canonical") page.canonicals.push(href);
      const isInert = INERT_TYPES.has(type);
      const runsAfterConsent = attributes["data-category"] === ANALYTICS;
      if (element === "script" && src === undefined && (!isInert || runsAfterConsent))
        script = { id: id ?? "", isInert };
    },
    ontext(part) {
      text += part;
    },
    onclosetag(element) {
      if (element === "title" && svgDepth === 0) page.titles.push(text.trim());
      if (element === "style") {
        page.cssUrls.push(...findCssUrls(text));
        page.styleHashes.push(hashOf(text));
      }
      if (element === "script" && script) {
        const { id, isInert } = script;
        if (!isInert) page.inlineScripts.push({ id, text: oneLine(text).slice(0, EXCERPT_CHARACTERS) });
        page.scriptHashes.push(hashOf(text));
        script = null;
      }
      flush();
      if (QUOTING_ELEMENTS.has(element)) quoting -= 1;
      if (element === "svg") svgDepth -= 1;
    },
  });
  parser.end(html);
  return page;
}
