import type { FixedRoute } from "../../constants/routes";

const LONG_PAGES: readonly FixedRoute[] = ["/", "/services", "/about-us"];

/** From the end of loading until the rest is laid out, in ms. */
const REST_MS = 1500;
/** Between two sections, in ms: time to answer a visitor. */
const PAUSE_MS = 100;

/**
 * Lets the browser lay out the first screen of a long page first, and the rest section by section
 * once the page is at rest (`styles/_skipped.scss`). An anchor, or a position to return to, needs
 * the whole page at once.
 */
export function skipSections(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The browser restores what is reloaded or gone back to.
  if (
    !LONG_PAGES.some((route) => route === location.pathname) ||
    location.hash ||
    entry?.type !== "navigate"
  )
    return;
  const { dataset } = document.documentElement;
  dataset.skips = "";
  const layOutNext = () => {
    const section = document.querySelector<HTMLElement>(
      "main .plane ~ .plane ~ .plane:not([data-laid-out])",
    );
    if (section) {
      section.dataset.laidOut = "";
      setTimeout(layOutNext, PAUSE_MS);
    } else delete dataset.skips;
  };
  addEventListener("keydown", ({ key }) => key === "End" && delete dataset.skips);
  addEventListener("load", () => setTimeout(layOutNext, REST_MS));
}
