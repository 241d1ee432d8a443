/** Finds the element that a hash (`#our-work`) names; null for none, also for invalid escapes. */
export function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
