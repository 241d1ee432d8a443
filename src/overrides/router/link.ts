// Replaces gatsby-link: this site has its own component (`ui/link`), and gatsby-link would bring
// the router's along. See `client-modules.ts`.

import { createElement, type ReactNode } from "react";
import type { Navigate } from "../gatsby-router";

/** Splits an address within the site. `search` begins with `?`, `hash` with `#`, or they are "". */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(address || "/", "https://site.invalid");
  return { pathname, search, hash };
}

/** Goes to a page without a new document; a number steps through the history. */
export const navigate: Navigate = (to, options) => window.___navigate(to, options);

/**
 * Adds no prefix: the site is at the root of its host. gatsby-plugin-manifest names its icons
 * without a slash.
 */
export const withPrefix = (path: string): string => (path.startsWith("/") ? path : `/${path}`);
/** @alias withPrefix */
export const withAssetPrefix = withPrefix;

/** Gatsby needs this component for one page only, that of unknown addresses in `gatsby develop`. */
export const Link =
  process.env.NODE_ENV === "production"
    ? null
    : ({ to, children }: { to: string; children: ReactNode }) =>
        createElement("a", { href: to }, children);
