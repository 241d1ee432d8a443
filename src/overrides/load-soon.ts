// Apart from `gatsby-router.ts`, so that pages which only prefetch links load fewer bytes.

/**
 * Loads the page of a link that is about to be followed. Gatsby's public `prefetchPathname` has a
 * low priority.
 */
export const loadSoon = (path: string): void => window.___loader?.hovering(path);
