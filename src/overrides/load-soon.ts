// A module of its own: with what only the navigation needs beside it, it would cost every page some
// bytes more.

/**
 * Loads the page behind a link that is about to be followed. Gatsby's public `prefetchPathname` has
 * a low priority.
 */
export const loadSoon = (path: string): void => window.___loader?.hovering(path);
