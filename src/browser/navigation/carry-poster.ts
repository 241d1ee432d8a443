import { HOLD_MS } from "../../constants/motion";

type Show = () => void;

/** Of the poster while it is carried over; `page-transition.module.scss` times it. */
const NAME = "poster";

const setTransitionName = (element: HTMLElement, name: string) =>
  element.style.setProperty("view-transition-name", name);

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > top && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** The poster that links to an address, if it is in sight. */
function posterOf(address: string): HTMLElement | undefined {
  const { pathname } = new URL(address, location.href);
  const links = document.querySelectorAll(`[data-poster-link] a[href="${CSS.escape(pathname)}"]`);
  const posters = [...links].map((link) =>
    link.closest("[data-poster-link]")?.querySelector("picture"),
  );
  return posters.find((poster): poster is HTMLElement => !!poster && isInSight(poster));
}

/**
 * Resolves when an element has left the document, with whether it has: nothing moves until then, so
 * it is not awaited long.
 */
const gone = (element: Element) =>
  new Promise<boolean>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(limit);
      resolve(!element.isConnected);
    };
    const observer = new MutationObserver(() => element.isConnected || end());
    const limit = setTimeout(end, HOLD_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    if (!element.isConnected) end();
  });

/** The smaller file is there already: it stands in until the larger one has loaded. */
function standIn(from: HTMLElement, to: HTMLElement): void {
  const source = from.querySelector("img")?.currentSrc;
  const style = to.querySelector("img")?.style;
  if (!source || !style) return;
  style.backgroundImage = `url("${source}")`;
  style.backgroundSize = "cover";
}

/**
 * Shows a page that is loaded. If it opens with the poster that was followed, that is carried over
 * from where it stands; whatever fails or is interrupted, the page is shown all the same.
 */
export function carryPoster(address: string, show: Show): void {
  const from = posterOf(address);
  const allowsMotion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (from && allowsMotion && "startViewTransition" in document) carry(from, show);
  else show();
}

function carry(from: HTMLElement, show: Show): void {
  let to: HTMLElement | null = null;
  setTransitionName(from, NAME);
  show();
  // The router renders from the next frame on, and there is none while a transition waits: so not
  // within its callback. What is on the screen by then is still the old page.
  const transition = document.startViewTransition(async () => {
    const isGone = await gone(from);
    setTransitionName(from, "");
    to = document.querySelector("[data-poster] picture");
    if (!isGone || !to) return transition.skipTransition();
    standIn(from, to);
    setTransitionName(to, NAME);
  });
  // Interrupted by the next one, or skipped.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => to && setTransitionName(to, ""));
}
