import { Parser } from "htmlparser2";

/** One URL in a page, with the element and attribute that holds it. */
export type Link = { element: string; attribute: string; url: string; rel: string };

/** What the checks need to know about a page while it is read. */
export type PageContents = {
  /** As visitors address it, without a trailing slash. */
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
  /** Scripts without a file that a browser would run, by their id or their beginning. */
  inlineScripts: { id: string; text: string }[];
  /** Leftovers in visible texts and attribute values. */
  suspects: string[];
};

const URL_ATTRIBUTES = new Set(["href", "src", "poster", "action", "formaction", "data", "xlink:href"]);
const SRCSET_ATTRIBUTES = new Set(["srcset", "imagesrcset"]);
/** Pictures and addresses that other sites read: they must exist as well. */
const META_WITH_URL = /^(?:og:(?:image|url|video|audio)|twitter:image)$/;
const QUOTING_ELEMENTS = new Set(["pre", "code", "samp", "kbd", "script", "style"]);
/** Data that no browser runs; `text/plain` scripts wait for the consent manager. */
const INERT_TYPES = new Set(["application/ld+json", "application/json", "text/plain"]);
const EXCERPT_CHARACTERS = 80;
const AROUND_CHARACTERS = 30;

/**
 * Traces of a value that is missing or was never filled in. Case counts where ordinary words differ only in case.
 * `{name}` stands for every placeholder of that form. A text that means such a word writes it in code marks.
 */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object [A-Z]\w*\]|\bInvalid Date\b|\{[a-z][A-Za-z]*\}/;
const LATIN = /\blorem\s+ipsum\b/i;

const CSS_URL = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g;

/** Addresses that a style sheet makes a browser load; `data:` ones are left out. */
export function findCssUrls(css: string): string[] {
  const urls = [...css.matchAll(CSS_URL)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? "");
  return [...new Set(urls)].filter((url) => url !== "" && !url.startsWith("data:"));
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** The leftover in a visible text or attribute with the words around it; `""`: there is none. */
function findLeftover(text: string): string {
  const match = LEFTOVER.exec(text) ?? LATIN.exec(text);
  if (!match) return "";
  const end = match.index + match[0].length + AROUND_CHARACTERS;
  return oneLine(text.slice(Math.max(0, match.index - AROUND_CHARACTERS), end));
}

const urlsOfSrcset = (value: string): string[] =>
  value
    .split(/,\s+|,$/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);

/** Texts that pages have in common, once each; free of the page they were cut from, which V8 would keep in memory with them. */
const texts = new Map<string, string>();

/** For what outlives the reading of a page: a site may have ten thousand of them. */
export function intern(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  texts.set(copy, copy);
  return copy;
}

/** Collects what the checks need to know about a page in one pass over its HTML. */
export function readPage({ path, file, html }: { path: string; file: string; html: string }): PageContents {
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
    suspects: [],
  };
  let quoting = 0;
  let svgDepth = 0;
  let text = "";
  let script: { id: string } | null = null;

  const flush = (): void => {
    const suspect = quoting === 0 ? findLeftover(text) : "";
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
    else if (/^on[a-z]+$/.test(name)) page.inlineHandlers.push(`${element} ${name}`);
    const suspect = findLeftover(value);
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
      if (element === "script" && src === undefined && !INERT_TYPES.has(type)) script = { id: id ?? "" };
    },
    ontext(part) {
      text += part;
    },
    onclosetag(element) {
      if (element === "title" && svgDepth === 0) page.titles.push(text.trim());
      if (element === "style") page.cssUrls.push(...findCssUrls(text));
      if (element === "script" && script) {
        page.inlineScripts.push({ ...script, text: oneLine(text).slice(0, EXCERPT_CHARACTERS) });
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
