import type { RouteUpdateArgs } from "gatsby";
import { MAIN_ANCHOR } from "../constants/routes";
import { anchorTarget } from "../dom/anchor-target";
import { isStepWithinPage } from "./step-within-page";

/** Gatsby's element around everything, to which the router gives the focus after each navigation, some time later than us. */
const ROUTER_FRAME = "gatsby-focus-wrapper";

/**
 * After navigation within the document the keyboard and screen readers go on at the new content, or at the anchor that the
 * address names, not at the router's frame, which begins with the menu. Gatsby announces the new page.
 * @param route the addresses before, null on the first page, and now
 */
export function focusContent({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  // What cannot have the focus cannot take it away.
  document.getElementById(ROUTER_FRAME)?.removeAttribute("tabindex");
  if (!prevLocation || isStepWithinPage({ location, prevLocation })) return;
  const target = anchorTarget(location.hash) ?? document.getElementById(MAIN_ANCHOR);
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
