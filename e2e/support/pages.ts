import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { builtPages as pagesOf } from "../../lib/built-pages";
import { BLOCK_CATALOGUE_ROUTE, UNLISTED_ROUTES } from "../../src/constants/routes";
import { entries, longestEntry } from "./content";

/** The built site. */
export const SITE = path.resolve("public");

export const inSite = (address: string): string => path.join(SITE, address);
export const readSite = (address: string): string => readFileSync(inSite(address), "utf8");
/**
 * The scripts and style sheets of webpack's named chunks, such as a page's component, which are
 * named by numbers.
 */
export const chunkFiles = (): Record<string, string[]> =>
  (JSON.parse(readSite("webpack.stats.json")) as { assetsByChunkName: Record<string, string[]> })
    .assetsByChunkName;
export const pageHtml = (route: string): string => readSite(`${route}/index.html`);

/** Routes of the built pages except /404. */
export function builtPages(): string[] {
  if (!existsSync(SITE)) throw new Error("There is no built site. Fix: run `npm run build` first");
  return pagesOf(SITE)
    .map(({ address }) => address)
    .filter((route) => !route.startsWith("/404"))
    .sort();
}

/** True for a page that is kept from search engines. */
export const isUnlisted = (route: string): boolean =>
  UNLISTED_ROUTES.includes(route) ||
  route === BLOCK_CATALOGUE_ROUTE ||
  entries("pages").get(route.slice(1))?.unlisted === true;

export const everyPage = (): string[] => [...builtPages(), "/404"];

export type PageType = { type: string; route: string };

/** One page of each type; of entries the longest one. */
export function pageOfEachType(): PageType[] {
  return [
    { type: "home", route: "/" },
    { type: "services", route: "/services" },
    { type: "works", route: "/works" },
    { type: "case-study", route: `/works/${longestEntry("works")}` },
    { type: "blog", route: "/blog" },
    { type: "article", route: `/blog/${longestEntry("blog")}` },
    { type: "about", route: "/about-us" },
    { type: "career", route: "/career-page" },
    { type: "position", route: `/career-page/${longestEntry("positions")}` },
    { type: "contact", route: "/contact" },
    { type: "contact-form", route: "/contact-form" },
    { type: "landing", route: "/cutting-edge-digital-products" },
    { type: "legal", route: `/${longestEntry("pages")}` },
    { type: "search", route: "/search" },
    { type: "not-found", route: "/404" },
  ];
}

export function pageOfType(typeName: string): string {
  const pageType = pageOfEachType().find(({ type }) => type === typeName);
  if (!pageType) throw new Error(`There is no page of type ${typeName}`);
  return pageType.route;
}

export type BuiltHead = {
  title: string;
  /** Contents of the meta elements by name or property. */
  meta: Record<string, string[]>;
  links: { rel: string; href: string; type: string }[];
};

/** Heads by route: parsing takes most of the time of the tests that read all of them. */
const heads = new Map<string, BuiltHead>();

/** The head of a built page as a crawler without JavaScript reads it. */
export function builtHead(route: string): BuiltHead {
  const head = heads.get(route) ?? readHead(route);
  heads.set(route, head);
  return head;
}

function readHead(route: string): BuiltHead {
  const document = parseDocument(pageHtml(route));
  const elements = (name: string) => DomUtils.getElementsByTagName(name, document);
  const meta: Record<string, string[]> = {};
  for (const { attribs } of elements("meta")) {
    const key = attribs.property ?? attribs.name;
    if (key) meta[key] = [...(meta[key] ?? []), attribs.content ?? ""];
  }
  return {
    title: DomUtils.textContent(elements("title")[0] ?? []),
    meta,
    links: elements("link").map(({ attribs: { rel = "", href = "", type = "" } }) => ({
      rel,
      href,
      type,
    })),
  };
}

/** The text of a built page's structured data. */
export function structuredData(route: string): string {
  const [, text = ""] =
    /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(pageHtml(route)) ?? [];
  return text;
}
