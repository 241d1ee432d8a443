import type { BuiltSite, Finding } from "../built-site";

/** Differs from page to page, so no list of hashes could name it; `src/overrides/gatsby-html.ts` takes it out. */
const PAGE_PATH = /window\.pagePath/;
/** Gatsby's own; the security policy allows them by their hash. */
const KNOWN_SCRIPTS = new Set(["gatsby-script-loader", "gatsby-chunk-mapping"]);
/** Gatsby's as well, but without an id: the number of the build. */
const COMPILATION_HASH = /^window\.___webpackCompilationHash="[0-9a-f]+";$/;
const EXECUTABLE_URL = /^\s*(?:javascript|vbscript):|^\s*data:\s*text/i;

/** Nothing that only `unsafe-inline` in the security policy would let through. */
export function checkInline(site: BuiltSite): Finding[] {
  return [...site.pages.values()].flatMap(({ file, inlineStyles, inlineHandlers, inlineScripts, links }) => [
    ...inlineStyles.map((element) => ({ file, message: `<${element}> has a style attribute; use a class` })),
    ...inlineHandlers.map((name) => ({ file, message: `<${name}> is an inline handler` })),
    ...inlineScripts
      .filter(({ id, text }) => PAGE_PATH.test(text) || (!KNOWN_SCRIPTS.has(id) && !COMPILATION_HASH.test(text)))
      .map(({ text }) => ({ file, message: `has an inline script: ${text}` })),
    ...links
      .filter(({ url }) => EXECUTABLE_URL.test(url))
      .map(({ element, attribute, url }) => ({
        file,
        message: `${element} ${attribute}="${url.slice(0, 40)}" would run as code`,
      })),
  ]);
}
