import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuiltSite } from "../built-site";

/** What stands at the end of an internal link. */
export type Target = { problem: string } | { file: string; fragment: string };

const NOT_WEB = /^(?:mailto|tel|sms|data|blob|javascript):/i;

/** The address without the site's own origin, or `null` for one that leads elsewhere. */
export function internalPart(site: BuiltSite, url: string): string | null {
  if (NOT_WEB.test(url)) return null;
  if (site.origin && (url === site.origin || url.startsWith(`${site.origin}/`)))
    return url.slice(site.origin.length) || "/";
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) ? null : url;
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Finds what an internal address leads to, seen from a page. */
export function resolve(site: BuiltSite, url: string, fromPath: string): Target {
  // The origin only serves the parser.
  const base = "http://site.invalid";
  const parsed = URL.canParse(url, base + fromPath) ? new URL(url, base + fromPath) : null;
  const pathname = parsed && decoded(parsed.pathname);
  const fragment = parsed && decoded(parsed.hash.slice(1).replace(/:~:.*/, ""));
  if (!parsed || pathname === null || fragment === null) return { problem: "is no valid address" };
  const page = site.pages.get(pathname);
  if (page && !/\/index\.html$/.test(pathname)) return { file: page.file, fragment };
  if (/\/index\.html$/.test(pathname))
    return { problem: `names index.html; write ${pathname.replace(/\/index\.html$/, "") || "/"}` };
  if (site.redirects.some(({ from }) => from === pathname))
    return { problem: "links to a redirect; link to its target" };
  if (pathname.endsWith("/")) return { problem: `ends with a slash; write ${pathname.replace(/\/+$/, "") || "/"}` };
  const file = pathname.slice(1);
  if (site.files.has(file)) return { file, fragment };
  if (site.files.has(`${file}/index.html`)) return { file: `${file}/index.html`, fragment };
  const similar = [...site.pages.keys()].find((known) => known.toLowerCase() === pathname.toLowerCase());
  return { problem: similar ? `is not there; did you mean ${similar}?` : "is not there" };
}

/** Answers whether a file has an element of that id; reads drawings (SVG) once each. */
export function createAnchorLookup(site: BuiltSite): (file: string, id: string) => boolean {
  const byFile = new Map([...site.pages.values()].map((page) => [page.file, page.ids]));
  return (file, id) => {
    if (id === "" || id === "top") return true;
    const known = byFile.get(file);
    if (known) return known.has(id);
    if (!file.endsWith(".svg") || !existsSync(path.join(site.directory, file))) return true;
    const ids = new Set(
      [...readFileSync(path.join(site.directory, file), "utf8").matchAll(/\sid="([^"]+)"/g)].map(
        (match) => match[1] ?? "",
      ),
    );
    byFile.set(file, ids);
    return ids.has(id);
  };
}
