import { HOLD_MS } from "../../constants/motion";

type Show = () => void;

/** `view-transition-name` of the poster; `page-transition.module.scss` times its transition. */
const TRANSITION_NAME = "poster";

const setTransitionName = (element: HTMLElement, name: string) =>
  element.style.setProperty("view-transition-name", name);

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > top && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** Finds the visible poster that links to an address. */
function findPoster(address: string): HTMLElement | undefined {
  const { pathname } = new URL(address, location.href);
  const links = document.querySelectorAll(`[data-poster-link] a[href="${CSS.escape(pathname)}"]`);
  const posters = [...links].map((link) =>
    link.closest("[data-poster-link]")?.querySelector("picture"),
  );
  return posters.find((poster): poster is HTMLElement => !!poster && isInSight(poster));
}

/**
 * Waits until an element has left the document, at most `HOLD_MS`: the screen stands still
 * meanwhile.
 * @returns whether it has left
 */
const waitForRemoval = (element: Element) =>
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

/** Shows the small file, which is loaded already, behind the large one while that loads. */
function showLoadedFile(from: HTMLElement, to: HTMLElement): void {
  const source = from.querySelector("img")?.currentSrc;
  const style = to.querySelector("img")?.style;
  if (!source || !style) return;
  style.backgroundImage = `url("${source}")`;
  style.backgroundSize = "cover";
}

/**
 * Shows a page that is loaded. If it opens with the poster whose link was followed, the poster
 * moves to its new place in a view transition. The page shows whatever happens to the transition.
 * @param show renders the page
 */
export function carryPoster(address: string, show: Show): void {
  const from = findPoster(address);
  const allowsMotion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (from && allowsMotion && "startViewTransition" in document) carry(from, show);
  else show();
}

function carry(from: HTMLElement, show: Show): void {
  let to: HTMLElement | null = null;
  setTransitionName(from, TRANSITION_NAME);
  // Called before the transition: the router renders in the next frame, and there is none while a
  // transition waits for its callback. The screen still shows the old page when it starts.
  show();
  const transition = document.startViewTransition(async () => {
    const isRemoved = await waitForRemoval(from);
    setTransitionName(from, "");
    to = document.querySelector("[data-poster] picture");
    if (!isRemoved || !to) return transition.skipTransition();
    showLoadedFile(from, to);
    setTransitionName(to, TRANSITION_NAME);
  });
  // It rejects when the transition is skipped, or interrupted by the next one.
  transition.ready.catch(() => {});
  const end = () => to && setTransitionName(to, "");
  void transition.finished.then(end, end);
}
