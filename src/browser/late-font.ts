import type { RouteUpdateArgs } from "gatsby";

/** Named in `styles/tokens/_font.scss`: the same files under a name that may arrive at any time. */
const LATE_FAMILY = '1em "Figtree late"';

/**
 * With `font-display: optional` a page whose font is late keeps the fallback. The browser does not try again within
 * the document, so the next page gets the font from here.
 */
export async function bringInLateFont({ prevLocation }: Pick<RouteUpdateArgs, "prevLocation">): Promise<void> {
  if (!prevLocation) return;
  const faces = await document.fonts.load(LATE_FAMILY).catch(() => []);
  if (faces.length > 0) document.documentElement.dataset.font = "late";
}
