import type { BuiltSite, Finding } from "../built-site";
import type { Link } from "../html-page";

const LOADING_RELS =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|icon|apple-touch-icon|mask-icon|manifest)(?:\s|$)/;
const LOADING_ATTRIBUTES = new Set(["src", "srcset", "imagesrcset", "poster", "data"]);
const SVG_LOADERS = new Set(["use", "image", "feimage"]);
const IS_ABSOLUTE = /^(?:https?:|wss?:)?\/\//i;

function isLoaded({ element, attribute, rel }: Link): boolean {
  if (LOADING_ATTRIBUTES.has(attribute)) return true;
  if (element === "link" && attribute === "href") return LOADING_RELS.test(rel);
  return SVG_LOADERS.has(element);
}

/** A page that opens asks nobody but the site itself for anything. */
export function checkOrigins(site: BuiltSite): Finding[] {
  const message = (where: string, url: string): string =>
    `${where} would be loaded from ${url}; serve it from the site, by a path`;
  const inPages = [...site.pages.values()].flatMap((page) => [
    ...page.links
      .filter((link) => isLoaded(link) && IS_ABSOLUTE.test(link.url))
      .map((link) => ({ file: page.file, message: message(`${link.element} ${link.attribute}`, link.url) })),
    ...page.cssUrls
      .filter((url) => IS_ABSOLUTE.test(url))
      .map((url) => ({ file: page.file, message: message("a url() in <style>", url) })),
  ]);
  const inStyles = site.styleSheets.flatMap(({ file, urls }) =>
    urls.filter((url) => IS_ABSOLUTE.test(url)).map((url) => ({ file, message: message("a url()", url) })),
  );
  return [...inPages, ...inStyles];
}
