// Replaces gatsby-link: this site has its own component (`ui/link`), and gatsby-link would bring
// the router's along. See `client-modules.ts`.

import { createElement, type ReactNode } from "react";
import type { Navigate } from "../gatsby-router";

/** The parts of an address within the site, each with its sign or empty. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(address || "/", "https://site.invalid");
  return { pathname, search, hash };
}

/** Goes to a page within the document; a number steps through the history. */
export const navigate: Navigate = (to, options) => window.___navigate(to, options);

/**
 * The site stands at the root of its host. gatsby-plugin-manifest names its icons without a slash.
 */
export const withPrefix = (path: string): string => (path.startsWith("/") ? path : `/${path}`);
/** @alias withPrefix */
export const withAssetPrefix = withPrefix;

/**
 * Of Gatsby's own pages only that of unknown addresses has links, which is in the preview alone.
 */
export const Link =
  process.env.NODE_ENV === "production"
    ? null
    : ({ to, children }: { to: string; children: ReactNode }) =>
        createElement("a", { href: to }, children);
