import type { BuiltSite } from "../read-site";

/** The target of an internal link. */
export type Target = { problem: string } | { file: string; fragment: string };

const NOT_WEB = /^(?:mailto|tel|sms|data|blob|javascript):/i;

/** The address without the site's own origin, or `null` for an external one. */
export function internalPart(site: BuiltSite, url: string): string | null {
  if (NOT_WEB.test(url)) return null;
  if (site.origin && (url === site.origin || url.startsWith(`${site.origin}/`)))
    return url.slice(site.origin.length) || "/";
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) ? null : url;
}

/** Resolves an internal address relative to a page. */
export function resolve(site: BuiltSite, url: string, fromPath: string): Target {
  let pathname: string;
  let fragment: string;
  try {
    // The origin only serves the parser.
    const parsed = new URL(url, `http://site.invalid${fromPath}`);
    pathname = decodeURIComponent(parsed.pathname);
    fragment = decodeURIComponent(parsed.hash.slice(1).replace(/:~:.*/, ""));
  } catch {
    return { problem: "is not a valid address" };
  }
  if (pathname.endsWith("/index.html"))
    return { problem: `names index.html; write ${pathname.slice(0, -"/index.html".length) || "/"}` };
  const page = site.pages.get(pathname);
  if (page) return { file: page.file, fragment };
  if (site.redirects.some(({ from }) => from === pathname))
    return { problem: "links to a redirect; link to its target" };
  if (pathname.endsWith("/")) return { problem: `ends with a slash; write ${pathname.replace(/\/+$/, "") || "/"}` };
  const file = pathname.slice(1);
  if (site.files.has(file)) return { file, fragment };
  // A page of the editor, which is not one of the site's pages.
  if (site.files.has(`${file}/index.html`)) return { file: `${file}/index.html`, fragment };
  const similar = [...site.pages.keys()].find((known) => known.toLowerCase() === pathname.toLowerCase());
  return { problem: similar ? `is not there; did you mean ${similar}?` : "is not there" };
}

/** Returns a function that checks whether a page has an element with an id; any part of another file may be named. */
export function createAnchorLookup(site: BuiltSite): (file: string, id: string) => boolean {
  const byFile = new Map([...site.pages.values()].map((page) => [page.file, page.ids]));
  return (file, id) => id === "" || id === "top" || (byFile.get(file)?.has(id) ?? true);
}
