import type { BuiltSite, Finding } from "../built-site";
import type { Link } from "../html-page";
import { createAnchorLookup, internalPart, resolve } from "./resolve";

/** The mailer answers there; it is no part of the built site. */
const MAILER_PREFIX = "/api/";

const isMailer = ({ element, attribute, url }: Link): boolean =>
  (attribute === "action" || attribute === "formaction") &&
  (element === "form" || element === "button" || element === "input") &&
  url.startsWith(MAILER_PREFIX);

/** Every internal link and anchor leads somewhere, in the one spelling that the site uses. */
export function checkLinks(site: BuiltSite): Finding[] {
  const hasAnchor = createAnchorLookup(site);
  // The same few links stand on every page; a relative one means something else on each.
  const known = new Map<string, string | null>();
  const problemOf = (url: string, fromPath: string): string | null => {
    const internal = internalPart(site, url);
    if (internal === null) return null;
    const target = resolve(site, internal, fromPath);
    if ("problem" in target) return target.problem;
    return hasAnchor(target.file, target.fragment) ? null : `has no element with the id "${target.fragment}"`;
  };
  const findings: Finding[] = [];
  for (const page of site.pages.values()) {
    for (const link of page.links) {
      if (isMailer(link)) continue;
      const name = `${link.element} ${link.attribute}="${link.url}"`;
      // An empty href or action means the page itself; an empty source loads the page as a picture.
      if (link.url === "") {
        if (link.attribute !== "action") findings.push({ file: page.file, message: `${name} is empty` });
        continue;
      }
      const key = link.url.startsWith("/") ? link.url : `${page.path} ${link.url}`;
      const cached = known.get(key);
      const problem = cached === undefined ? problemOf(link.url, page.path) : cached;
      if (key === link.url && cached === undefined) known.set(key, problem);
      if (problem) findings.push({ file: page.file, message: `${name} ${problem}` });
    }
  }
  return findings;
}

/** Redirects lead to something that is there, and none hides a page. */
export function checkRedirects(site: BuiltSite): Finding[] {
  return site.redirects.flatMap(({ from, to }): Finding[] => {
    const file = "_redirects";
    if (site.pages.has(from)) return [{ file, message: `${from} is a page and cannot be redirected` }];
    const internal = internalPart(site, to);
    // Splats and placeholders are filled in by the server.
    if (internal === null || /[*:]/.test(internal)) return [];
    const target = resolve(site, internal, "/");
    return "problem" in target ? [{ file, message: `${from} leads to ${to}, which ${target.problem}` }] : [];
  });
}

/** The maps for search engines name only pages that are there. */
export function checkSitemaps(site: BuiltSite, read: (file: string) => string): Finding[] {
  const sitemaps = [...site.files.keys()].filter((file) => /^sitemap[^/]*\.xml$/.test(file));
  return sitemaps.flatMap((file) =>
    [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = ""]): Finding[] => {
      const internal = internalPart(site, url.trim());
      if (internal === null) return [{ file, message: `${url} is not on this site` }];
      const target = resolve(site, internal, "/");
      return "problem" in target ? [{ file, message: `${url} ${target.problem}` }] : [];
    }),
  );
}
