/** Delay after the page has loaded, in ms. */
const START_DELAY_MS = 1500;
/** Pause between two sections, in ms, in which the browser reacts to input. */
const PAUSE_MS = 100;

/**
 * Lays out the sections that the browser skips at first (`styles/_skipped.scss`), one after the
 * other once the page has loaded. An anchor, or a position to return to, needs the whole page at
 * once. Where this script does not arrive, the browser lays them out as they come near.
 */
export function skipSections(): void {
  const { dataset } = document.documentElement;
  const layOutAll = () => delete dataset.skips;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The browser restores a position on reload and on Back.
  if (location.hash || entry?.type !== "navigate") {
    layOutAll();
    return;
  }
  const layOutNext = () => {
    const section = document.querySelector<HTMLElement>(
      "main .plane ~ .plane ~ .plane:not([data-laid-out])",
    );
    if (section) {
      section.dataset.laidOut = "";
      setTimeout(layOutNext, PAUSE_MS);
    } else layOutAll();
  };
  addEventListener("keydown", ({ key }) => key === "End" && layOutAll());
  addEventListener("load", () => setTimeout(layOutNext, START_DELAY_MS));
}
