import type { BuiltSite, Finding } from "../built-site";

const NOT_FOUND_PAGES = new Set(["/404", "/404.html"]);

/** What search engines, tabs and screen readers name a page by stands on it exactly once. */
export function checkHead(site: BuiltSite): Finding[] {
  return [...site.pages.values()].flatMap((page) => {
    const filled = (texts: readonly string[]): number => texts.filter((text) => text !== "").length;
    const counts = {
      "an h1": page.h1s,
      "a title": filled(page.titles),
      "a description": filled(page.descriptions),
      "a canonical link": filled(page.canonicals),
    };
    return Object.entries(counts).flatMap(([name, count]): Finding[] => {
      if (count === 1 || (count === 0 && name === "a canonical link" && NOT_FOUND_PAGES.has(page.path))) return [];
      return [{ file: page.file, message: count === 0 ? `has not ${name}` : `has ${name} ${count} times` }];
    });
  });
}
