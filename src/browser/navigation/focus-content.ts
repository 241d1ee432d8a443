import { MAIN_ANCHOR } from "../../constants/routes";
import { keepFocusFromRouter } from "../../overrides/gatsby-router";
import { anchorTarget } from "../dom/anchor-target";
import { isStepWithinPage, type PageChange } from "./page-change";

/**
 * Moves the focus to the content of a new page, or to the anchor in its address. The router would
 * focus the element around everything, which begins with the menu. Gatsby announces the page.
 */
export function focusContent({ location, prevLocation }: PageChange): void {
  keepFocusFromRouter();
  if (!prevLocation || isStepWithinPage({ location, prevLocation })) return;
  const target = anchorTarget(location.hash) ?? document.getElementById(MAIN_ANCHOR);
  if (!target) return;
  openDetails(target);
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Opens the `details` around an element: within closed ones it is not focusable. */
function openDetails(target: Element): void {
  for (
    let around = target.closest("details");
    around;
    around = around.parentElement?.closest("details") ?? null
  ) {
    around.open = true;
  }
}
