import { MAIN_ANCHOR } from "../../constants/routes";
import { keepFocusFromRouter } from "../../overrides/gatsby-router";
import { anchorTarget } from "../dom/anchor-target";
import { isStepWithinPage, type PageChange } from "./page-change";

/**
 * Moves the focus to the new content, or to the address's anchor, after navigation within the
 * document. The router would focus its frame, which begins with the menu. Gatsby announces the
 * page.
 */
export function focusContent({ location, prevLocation }: PageChange): void {
  keepFocusFromRouter();
  if (!prevLocation || isStepWithinPage({ location, prevLocation })) return;
  const target = anchorTarget(location.hash) ?? document.getElementById(MAIN_ANCHOR);
  if (!target) return;
  unfold(target);
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Opens closed details around it, because their content is not focusable. */
function unfold(target: Element): void {
  for (
    let around = target.closest("details");
    around;
    around = around.parentElement?.closest("details") ?? null
  ) {
    around.open = true;
  }
}
