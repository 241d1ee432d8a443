import type { RouteUpdateArgs } from "gatsby";

/** Named in `styles/tokens/_font.scss`: the same files under a name that may arrive at any time. */
const LATE_FAMILY = '1em "Figtree late"';

/**
 * A page is laid out once: where the face arrives too late for that, the page stays in the fallback. The next page has the
 * face, also when it is shown within the same document, where the browser would not ask again.
 */
export async function bringInLateFont({ prevLocation }: Pick<RouteUpdateArgs, "prevLocation">): Promise<void> {
  if (!prevLocation) return;
  const faces = await document.fonts.load(LATE_FAMILY).catch(() => []);
  if (faces.length > 0) document.documentElement.dataset.font = "late";
}
