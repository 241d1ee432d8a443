import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fullest } from "./content";

/** Where the built site lies. */
export const SITE = path.resolve("dist/site");

/** Every page of the built site by its address, the 404 page excepted. */
export function builtPages(): string[] {
  if (!existsSync(SITE)) throw new Error("There is no built site: run `npm run build` first");
  return readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"))
    .filter((route) => route !== "/404")
    .sort();
}

/** The file of the built site that a page is. */
export function pageFile(route: string): string {
  return path.join(SITE, route, "index.html");
}

export type PageType = { type: string; route: string };

/** One page of each type, by the content that there is; of entries the one with the most text. */
export function pageOfEachType(): PageType[] {
  return [
    { type: "home", route: "/" },
    { type: "services", route: "/services" },
    { type: "works", route: "/works" },
    { type: "case-study", route: `/works/${fullest("works")}` },
    { type: "blog", route: "/blog" },
    { type: "article", route: `/blog/${fullest("blog")}` },
    { type: "about", route: "/about-us" },
    { type: "career", route: "/career-page" },
    { type: "contact", route: "/contact" },
    { type: "contact-form", route: "/contact-form" },
    { type: "landing", route: "/cutting-edge-digital-products" },
    { type: "legal", route: `/${fullest("pages")}` },
    { type: "search", route: "/search" },
    { type: "not-found", route: "/404" },
  ];
}

/** The route of the page of a type. */
export function pageOfType(wanted: string): string {
  const found = pageOfEachType().find(({ type }) => type === wanted);
  if (!found) throw new Error(`There is no page of type ${wanted}`);
  return found.route;
}

/** Every page of the built site and the 404 page. */
export const everyPage = (): string[] => [...builtPages(), "/404"];
