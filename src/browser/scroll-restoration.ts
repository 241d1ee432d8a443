import type { RouteUpdateArgs } from "gatsby";
import { anchorTarget } from "../utils/anchor-target";
import { byUser } from "../utils/by-user";

/** How long after the jump to an anchor what comes late may still move it. */
const SETTLING_MS = 3000;

/**
 * Within the document Gatsby's router scrolls: to the top, to the anchor, or to where the visitor was. Left to itself the
 * browser would scroll, too, and before the page is there. Other documents, and reloads, are the browser's.
 */
export function leaveScrollingToRouter(): void {
  const take = () => {
    history.scrollRestoration = "manual";
  };
  take();
  addEventListener("pageshow", take);
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}

/** Keeps an anchor where the jump has put it while fonts and forms arrive, until the visitor scrolls. */
export function holdAnchor({ location }: Pick<RouteUpdateArgs, "location">): void {
  const target = anchorTarget(location.hash);
  if (!target) return;
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: "instant" }));
  const letGo = byUser(() => observer.disconnect());
  observer.observe(document.body);
  setTimeout(letGo, SETTLING_MS);
}
