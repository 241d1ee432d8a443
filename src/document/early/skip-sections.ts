import type { FixedRoute } from "../../constants/routes";

const LONG_PAGES: readonly FixedRoute[] = ["/", "/services", "/about-us"];

/** Delay after the page has loaded, in ms. */
const START_DELAY_MS = 1500;
/** Pause between two sections, in ms, in which the browser reacts to input. */
const PAUSE_MS = 100;

/**
 * Lets the browser lay out the first screen of a long page at first, and later one section after
 * the other (`styles/_skipped.scss`). An anchor, or a position to return to, needs the whole page
 * at once.
 */
export function skipSections(): void {
  const isLong = LONG_PAGES.some((route) => route === location.pathname);
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The browser restores a position on reload and on Back.
  if (!isLong || location.hash || entry?.type !== "navigate") return;
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
  addEventListener("load", () => setTimeout(layOutNext, START_DELAY_MS));
}
