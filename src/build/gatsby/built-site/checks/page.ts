import { BAD_REQUEST_FILE, NOT_FOUND_FILE } from "../../../../../site-contract/layout";
import { COMPILATION_HASH, PAGE_PATH, SCRIPT_IDS } from "../../../../overrides/gatsby-output.cjs";
import type { Link, PageContents } from "../html-page";

/** Pages without an address of their own. */
const ERROR_PAGES = new Set(["/404", `/${NOT_FOUND_FILE}`, `/${BAD_REQUEST_FILE}`]);

const EXECUTABLE_URL = /^\s*(?:javascript|vbscript):|^\s*data:\s*text/i;

const LOADING_RELS =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|icon|apple-touch-icon|mask-icon|manifest)(?:\s|$)/;
const LOADING_ATTRIBUTES = new Set(["src", "srcset", "imagesrcset", "poster", "data"]);
const SVG_LOADERS = new Set(["use", "image", "feimage"]);
const IS_ABSOLUTE = /^(?:https?:|wss?:)?\/\//i;

/** The elements that identify a page to search engines, tabs and screen readers occur exactly once. */
function headProblems({ path, h1s, titles, descriptions, canonicals }: PageContents): string[] {
  const filled = (texts: readonly string[]): number => texts.filter((text) => text !== "").length;
  const counts = {
    "an h1": h1s,
    "a title": filled(titles),
    "a description": filled(descriptions),
    "a canonical link": filled(canonicals),
  };
  return Object.entries(counts).flatMap(([name, count]) => {
    if (count === 1 || (count === 0 && name === "a canonical link" && ERROR_PAGES.has(path))) return [];
    return [count === 0 ? `has not ${name}` : `has ${name} ${count} times`];
  });
}

/** Inline code that only `unsafe-inline` in the content security policy would allow. */
function inlineProblems({ inlineStyles, inlineHandlers, inlineScripts, links }: PageContents): string[] {
  return [
    ...inlineStyles.map((element) => `<${element}> has a style attribute; use a class`),
    ...inlineHandlers.map((name) => `<${name}> is an inline handler`),
    ...inlineScripts
      .filter(({ id, text }) => PAGE_PATH.test(text) || (!SCRIPT_IDS.includes(id) && !COMPILATION_HASH.test(text)))
      .map(({ text }) => `has an inline script: ${text}`),
    ...links
      .filter(({ url }) => EXECUTABLE_URL.test(url))
      .map(({ element, attribute, url }) => `${element} ${attribute}="${url.slice(0, 40)}" would run as code`),
  ];
}

function isLoaded({ element, attribute, rel }: Link): boolean {
  if (LOADING_ATTRIBUTES.has(attribute)) return true;
  if (element === "link" && attribute === "href") return LOADING_RELS.test(rel);
  return SVG_LOADERS.has(element);
}

/** Third-party resources: loading a page must not contact other hosts. */
export const originProblems = (where: string, urls: readonly string[]): string[] =>
  urls
    .filter((url) => IS_ABSOLUTE.test(url))
    .map((url) => `${where} would be loaded from ${url}; serve it from the site, by a path`);

/** Problems of a page that do not depend on the rest of the site, a sentence each. */
export const pageProblems = (page: PageContents): string[] => [
  ...headProblems(page),
  ...inlineProblems(page),
  ...page.links.filter(isLoaded).flatMap((link) => originProblems(`${link.element} ${link.attribute}`, [link.url])),
  ...originProblems("a url() in <style>", page.cssUrls),
  ...page.suspects.map((suspect) => `shows a leftover: ${suspect}. A value is missing where the page is made`),
];
