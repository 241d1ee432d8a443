import { anchorTarget } from "../dom/anchor-target";
import { CONTENT_RESTORED_EVENT } from "../dom/content-restored";
import { onFirstUserInput } from "../dom/on-first-user-input";
import { keyOfEntry, readSessionJson, writeSession } from "../dom/session";
import { isStepWithinPage, type PageChange } from "./page-change";

const SESSION_KEY = "scroll-positions";

/** How many history entries are kept over a reload. */
const MAX_REMEMBERED = 50;

/** How long after a jump to an anchor late layout changes are followed. */
const SETTLING_MS = 3000;

/** Scroll positions in CSS pixels, by key of the history entry. */
let positions = new Map<string, number>();

/**
 * Address of the link in the content that was followed, by key of the entry it was followed from.
 */
const followed = new Map<string, string>();

/** Key and address of the current entry. */
let shown = "";
let shownAddress = "";

/** Scroll target to apply after asynchronously restored content has rendered. */
let awaited = 0;

/** Without the query, which pages rewrite while they are shown. */
const addressShown = () => location.pathname + location.hash;

/**
 * Scroll position of the current entry. The browser jumps to an anchor before it reports the new
 * address.
 */
let top = 0;

const noteTop = () => {
  if (addressShown() === shownAddress) top = scrollY;
};

function noteEntry(): void {
  shown = keyOfEntry();
  shownAddress = addressShown();
}

function goTo(place: number): void {
  scrollTo({ top: place, behavior: "instant" });
  noteTop();
}

/**
 * After a reload, content loaded later is missing at first: scrolls once it is restored, unless the
 * visitor has scrolled.
 */
function goOnceRestored(place: number): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  letGo();
  awaited = place;
  letGo = onFirstUserInput(() => {
    awaited = 0;
    waiting.abort();
  });
  addEventListener(CONTENT_RESTORED_EVENT, () => goTo(place), { once: true, signal });
}

/** Another script may have stored anything. */
function readPositions(): Map<string, number> {
  const entries = readSessionJson(SESSION_KEY);
  return new Map(
    Array.isArray(entries)
      ? entries.filter((entry): entry is [string, number] => Array.isArray(entry))
      : [],
  );
}

/** Releases the previous scroll target. */
let letGo = () => {};

/**
 * Scrolls to an anchor and holds it there while fonts and forms load, until the visitor scrolls.
 */
function goToAnchor(target: Element): void {
  const go = () => {
    target.scrollIntoView({ behavior: "instant" });
    noteTop();
  };
  const observer = new ResizeObserver(go);
  letGo();
  letGo = onFirstUserInput(() => observer.disconnect());
  observer.observe(document.body);
  setTimeout(letGo, SETTLING_MS);
  go();
}

/**
 * Scrolls to a stored position, and again once all of the page is there: an error page, or a
 * reload, may stand in its place.
 */
function returnTo(place: number): void {
  goTo(place);
  goOnceRestored(place);
}

/**
 * Within the document scrolling is ours: the browser would scroll before the page is rendered.
 * Across documents, and on reload, the browser restores.
 */
export function takeOverScrolling(): void {
  const take = () => {
    history.scrollRestoration = "manual";
  };
  positions = readPositions();
  noteEntry();
  // The browser may have restored a reload before this script ran.
  noteTop();
  take();
  addEventListener("scroll", noteTop, { passive: true });
  // Scroll events arrive some frames late on a busy page: read the position on a click and on
  // leaving, too.
  addEventListener("click", noteTop, { capture: true, passive: true });
  // Back before the router has noticed a step to an anchor: it sees no change and calls nothing.
  addEventListener("popstate", () => keyOfEntry() === shown && returnTo(top));
  addEventListener("pageshow", take);
  addEventListener("pagehide", () => {
    noteTop();
    notePosition();
    writeSession(SESSION_KEY, JSON.stringify([...positions].slice(-MAX_REMEMBERED)));
    history.scrollRestoration = "auto";
  });
}

/** Stores the scroll position of the current entry. */
function notePosition(): void {
  // Left before the content was restored: keep the target for the next time.
  const isOutOfReach = awaited > document.documentElement.scrollHeight - innerHeight;
  positions.delete(shown);
  positions.set(shown, isOutOfReach ? awaited : top);
  const link = document.activeElement?.closest("main a[href]");
  followed.set(shown, link?.getAttribute("href") ?? "");
  letGo();
}

/** Called before another page is shown. */
export function notePositionLeft({ prevLocation }: { prevLocation: unknown }): void {
  if (prevLocation) notePosition();
}

/** Focuses the link that was followed, if it is in view again. */
function focusFollowed(): void {
  const address = followed.get(shown);
  if (!address) return;
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  const inSight = [...links].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    // What is not rendered has no height. Safari 17.0 lacks `checkVisibility`.
    return top >= 0 && bottom > top && bottom <= innerHeight;
  });
  inSight?.focus({ preventScroll: true });
}

/**
 * Called once another page is shown: scrolls to the stored position, to the anchor, or to the top.
 */
export function restorePosition({ location, prevLocation }: PageChange): void {
  noteEntry();
  const target = anchorTarget(location.hash);
  const known = positions.get(shown);
  if (prevLocation && known !== undefined) {
    returnTo(known);
    focusFollowed();
  } else if (target && (prevLocation || known === undefined)) goToAnchor(target);
  else if (isStepWithinPage({ location, prevLocation })) noteTop();
  else if (prevLocation) goTo(0);
  else if (known !== undefined) {
    // The browser has restored it, unless this script took over before the first layout.
    if (scrollY === 0) goTo(known);
    goOnceRestored(known);
  }
}
