import { Parser } from "htmlparser2";

/** One URL in a page, with the element and attribute that holds it. */
export type Link = { element: string; attribute: string; url: string; rel: string };

/** What the checks need to know about a page. Kept small: a site may have ten thousand of them. */
export type Page = {
  /** As visitors address it, without a trailing slash. */
  path: string;
  /** Relative to the built folder. */
  file: string;
  ids: ReadonlySet<string>;
  links: readonly Link[];
  /** URLs in `<style>` elements. */
  cssUrls: readonly string[];
  h1s: number;
  titles: readonly string[];
  descriptions: readonly string[];
  canonicals: readonly string[];
  /** Addresses of the pictures for shared links. */
  sharePictures: readonly string[];
  /** `<img style>` and the like. */
  inlineStyles: readonly string[];
  inlineHandlers: readonly string[];
  /** Scripts without a file that a browser would run, by their id or their beginning. */
  inlineScripts: readonly { id: string; text: string }[];
  /** Leftovers in visible texts and attribute values. */
  suspects: readonly string[];
};

type Attributes = Record<string, string>;

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

/** The leftover in a visible text or attribute with the words around it; `""`: there is none. */
function findLeftover(text: string): string {
  const match = LEFTOVER.exec(text) ?? LATIN.exec(text);
  if (!match) return "";
  const start = Math.max(0, match.index - AROUND_CHARACTERS);
  const around = text.slice(start, match.index + match[0].length + AROUND_CHARACTERS);
  return around.trim().replace(/\s+/g, " ");
}

const excerpt = (text: string): string => text.trim().replace(/\s+/g, " ").slice(0, EXCERPT_CHARACTERS);

const oneUrl = (value: string): string[] => [value.trim()];

function urlsOfSrcset(value: string): string[] {
  return value
    .split(/,\s+|,$/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);
}

/** Texts that pages have in common, once each; free of the page they were cut from, which V8 would keep in memory with them. */
const texts = new Map<string, string>();

function intern(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  texts.set(copy, copy);
  return copy;
}

/** Collects what the checks need to know about a page in one pass over its HTML. */
export function readPage({ path, file, html }: { path: string; file: string; html: string }): Page {
  const ids = new Set<string>();
  const links: Link[] = [];
  const page = {
    path,
    file,
    ids,
    links,
    h1s: 0,
    cssUrls: [] as string[],
    titles: [] as string[],
    descriptions: [] as string[],
    canonicals: [] as string[],
    sharePictures: [] as string[],
    inlineStyles: [] as string[],
    inlineHandlers: [] as string[],
    inlineScripts: [] as { id: string; text: string }[],
    suspects: [] as string[],
  };
  let quoting = 0;
  let svgDepth = 0;
  let text = "";
  let script: { id: string } | null = null;

  const flush = (): void => {
    const suspect = quoting === 0 ? findLeftover(text) : "";
    if (suspect) page.suspects.push(intern(suspect));
    text = "";
  };
  const addLinks = (
    element: string,
    attribute: string,
    value: string,
    { rel = "" }: Attributes,
    urlsOf = oneUrl,
  ): void => {
    const where = { element: intern(element), attribute: intern(attribute), rel: intern(rel.toLowerCase()) };
    links.push(...urlsOf(value).map((url) => ({ ...where, url: intern(url) })));
  };
  const readAttribute = (element: string, name: string, value: string, attributes: Attributes): void => {
    if (URL_ATTRIBUTES.has(name)) addLinks(element, name, value, attributes);
    else if (SRCSET_ATTRIBUTES.has(name)) addLinks(element, name, value, attributes, urlsOfSrcset);
    else if (name === "style") page.inlineStyles.push(intern(element));
    else if (/^on[a-z]+$/.test(name)) page.inlineHandlers.push(intern(`${element} ${name}`));
    const suspect = findLeftover(value);
    if (suspect) page.suspects.push(intern(`${name}="${suspect}"`));
  };
  const readHead = (element: string, attributes: Attributes): void => {
    if (element === "meta" && META_WITH_URL.test(attributes.property ?? attributes.name ?? ""))
      addLinks(element, "content", attributes.content ?? "", attributes);
    if (element === "meta" && attributes.name === "description")
      page.descriptions.push(intern(attributes.content ?? ""));
    if (element === "meta" && attributes.property === "og:image")
      page.sharePictures.push(intern(attributes.content ?? ""));
    if (element === "link" && attributes.rel === "canonical") page.canonicals.push(intern(attributes.href ?? ""));
  };

  const parser = new Parser(
    {
      onopentag(element, attributes) {
        flush();
        if (QUOTING_ELEMENTS.has(element)) quoting += 1;
        if (element === "svg") svgDepth += 1;
        if (element === "h1") page.h1s += 1;
        if (attributes.id) ids.add(intern(attributes.id));
        if (element === "a" && attributes.name) ids.add(intern(attributes.name));
        for (const name in attributes) readAttribute(element, name, attributes[name] ?? "", attributes);
        if (element === "meta" || element === "link") readHead(element, attributes);
        if (element === "script" && attributes.src === undefined && !INERT_TYPES.has(attributes.type ?? ""))
          script = { id: intern(attributes.id ?? "") };
      },
      ontext(part) {
        text += part;
      },
      onclosetag(element) {
        if (element === "title" && svgDepth === 0) page.titles.push(intern(text.trim()));
        if (element === "style") page.cssUrls.push(...findCssUrls(text).map(intern));
        if (element === "script" && script) {
          page.inlineScripts.push({ id: script.id, text: intern(excerpt(text)) });
          script = null;
        }
        flush();
        if (QUOTING_ELEMENTS.has(element)) quoting -= 1;
        if (element === "svg") svgDepth -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return page;
}
