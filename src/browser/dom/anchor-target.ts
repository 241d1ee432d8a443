/**
 * The element that an address's hash names, or null; a hash may hold anything, also invalid
 * escapes.
 */
export function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
