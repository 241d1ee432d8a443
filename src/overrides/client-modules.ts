import path from "node:path";

const inFolder = (file: string) => path.resolve("src/overrides", file);

/** Modules of Gatsby's runtime that the site replaces, as aliases for webpack. */
export const OWN_MODULES = {
  "gatsby-link$": inFolder("router/link.ts"),
  "gatsby-react-router-scroll$": inFolder("router/scroll.tsx"),
  invariant$: inFolder("router/invariant.cjs"),
  "prop-types$": inFolder("router/prop-types.cjs"),
};

/**
 * Modules that Gatsby adds to the script of every page for features that this site does not use:
 * scripts in a worker (Partytown), a service worker and components of the server.
 */
export const UNUSED_MODULES =
  /internal-plugins[\\/]partytown[\\/]gatsby-browser|\.\/register-service-worker$|^react-server-dom-webpack$/;

export const EMPTY_MODULE = inFolder("empty-module.ts");

/** The plugin's count of page views, which counts each step to an anchor, too. */
export const PAGE_VIEWS_MODULE = /gatsby-plugin-google-tagmanager[\\/]gatsby-browser/;
export const OWN_PAGE_VIEWS = path.resolve("src/browser/visit/page-views.ts");
