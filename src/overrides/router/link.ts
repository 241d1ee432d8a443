// Replaces gatsby-link: this site has its own component (`components/ui/link`), and gatsby-link would bring the router's
// along. See `client-modules.ts`.

import type { Navigate } from "../gatsby-router";

/** The parts of an address within the site, each with its sign or empty. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(address || "/", "https://site.invalid");
  return { pathname, search, hash };
}

/** Goes to a page within the document; a number steps through the history. */
export const navigate: Navigate = (to, options) => window.___navigate(to, options);

/** The site stands at the root of its host. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;

/** Re-exported by Gatsby, not used. */
export const Link = null;
