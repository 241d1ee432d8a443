import { REDIRECTS_FILE } from "../../../../../site-contract/layout";
import type { Link } from "../html-page";
import type { BuiltSite, Finding } from "../read-site";
import { createAnchorLookup, internalPart, resolve } from "./resolve";

const LARGEST_PICTURE_BYTES = 300_000;

/** Served by the mailer, not part of the built site. */
const MAILER_PREFIX = "/api/";

const isMailer = ({ element, attribute, url }: Link): boolean =>
  (attribute === "action" || attribute === "formaction") &&
  (element === "form" || element === "button" || element === "input") &&
  url.startsWith(MAILER_PREFIX);

/** Every internal link and anchor resolves, in canonical spelling. */
export function checkLinks(site: BuiltSite): Finding[] {
  const hasAnchor = createAnchorLookup(site);
  // Cached, because the same links are on every page; relative ones resolve differently on each.
  const known = new Map<string, string | null>();
  const problemOf = ({ url, attribute }: Link, fromPath: string): string | null => {
    // An empty href or action means the page itself; an empty source loads the page as a picture.
    if (url === "") return attribute === "action" ? null : "is empty";
    const internal = internalPart(site, url);
    if (internal === null) return null;
    const target = resolve(site, internal, fromPath);
    if ("problem" in target) return target.problem;
    return hasAnchor(target.file, target.fragment) ? null : `has no element with the id "${target.fragment}"`;
  };
  const cachedProblemOf = (link: Link, fromPath: string): string | null => {
    if (!link.url.startsWith("/")) return problemOf(link, fromPath);
    const cached = known.get(link.url);
    if (cached !== undefined) return cached;
    const problem = problemOf(link, fromPath);
    known.set(link.url, problem);
    return problem;
  };
  return [...site.pages.values()].flatMap((page) =>
    page.links.flatMap((link): Finding[] => {
      const problem = isMailer(link) ? null : cachedProblemOf(link, page.path);
      return problem
        ? [{ file: page.file, message: `${link.element} ${link.attribute}="${link.url}" ${problem}` }]
        : [];
    }),
  );
}

/** Every redirect's target exists, and none shadows a page. */
export function checkRedirects(site: BuiltSite): Finding[] {
  return site.redirects.flatMap(({ from, to }): Finding[] => {
    const file = REDIRECTS_FILE;
    if (site.pages.has(from) || site.files.has(from.slice(1)))
      return [{ file, message: `${from} is a page or a file and cannot be redirected` }];
    const internal = internalPart(site, to);
    // Splats and placeholders are filled in by the server.
    if (internal === null || /[*:]/.test(internal)) return [];
    const target = resolve(site, internal, "/");
    return "problem" in target ? [{ file, message: `${from} leads to ${to}, which ${target.problem}` }] : [];
  });
}

/** Every page has one picture for shared links, small enough for social networks. The link check finds missing ones. */
export function checkSharePictures(site: BuiltSite): Finding[] {
  return [...site.pages.values()].flatMap(({ file, sharePictures }): Finding[] => {
    const [picture = ""] = sharePictures;
    if (sharePictures.length !== 1) return [{ file, message: `has ${sharePictures.length} pictures for shared links` }];
    const internal = internalPart(site, picture);
    // Social networks do not resolve relative addresses.
    if (internal === null || internal === picture)
      return [{ file, message: `og:image="${picture}" is not a full address on this site` }];
    const bytes = site.files.get(internal.slice(1)) ?? 0;
    return bytes > LARGEST_PICTURE_BYTES
      ? [{ file, message: `${picture} has ${Math.ceil(bytes / 1000)} kB; at most 300 kB are allowed` }]
      : [];
  });
}
