/**
 * Finds the element that a hash (`#our-work`) names; null for none, also for invalid escapes.
 * Parameters that a newsletter has appended to the hash are no part of the name.
 */
export function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).replace(/[?&].*/, "")));
  } catch {
    return null;
  }
}
