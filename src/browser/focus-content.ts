import type { RouteUpdateArgs } from "gatsby";
import { MAIN_ANCHOR } from "../constants/routes";

/**
 * After navigation within the document the keyboard and screen readers go on at the new content, or at the anchor that the
 * address names; the router's own focus stays where it was, because the frame around the page persists. Gatsby announces
 * the new page.
 * @param route the addresses before, null on the first page, and now
 */
export function focusContent({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  const target = document.getElementById(anchorOf(location.hash)) ?? document.getElementById(MAIN_ANCHOR);
  if (!target) return;
  unfold(target);
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** What is folded away can neither be seen nor have the focus. */
function unfold(target: Element): void {
  for (let around = target.closest("details"); around; around = around.parentElement?.closest("details") ?? null) {
    around.open = true;
  }
}

/** Visitors write what they like into an address. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
