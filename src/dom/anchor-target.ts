/**
 * The element that the anchor of an address names; visitors write what they like into an address.
 * @param hash with its sign, or empty
 */
export function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
