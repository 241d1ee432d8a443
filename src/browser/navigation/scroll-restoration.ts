import { anchorTarget } from "../dom/anchor-target";
import { CONTENT_RESTORED_EVENT } from "../dom/content-restored";
import { onFirstUserInput } from "../dom/on-first-user-input";
import { keyOfEntry, readSessionJson, writeSession } from "../dom/session";
import { isStepWithinPage, type PageChange } from "./page-change";

// Within the document this site scrolls: the browser would scroll before the page is rendered.
// Across documents, and after a reload, the browser restores the position. All positions are in CSS
// pixels from the top.

const SESSION_KEY = "scroll-positions";

/** How many history entries keep their position over a reload. */
const MAX_REMEMBERED = 50;

/** How long after a jump to an anchor late layout changes are followed. */
const SETTLING_MS = 3000;

/** Positions by key of the history entry. */
let positions = new Map<string, number>();

/** Address of the link that was followed from an entry, by the entry's key. */
const followedLinks = new Map<string, string>();

let currentKey = "";
let currentAddress = "";
let currentTop = 0;

/** Position to scroll to once content that loads later is back; 0 for none. */
let pendingTop = 0;

/** Ends what still holds or awaits a position. */
let stopWaiting = () => {};

/** Address without the query, which pages rewrite while they are shown. */
const addressOfPage = () => location.pathname + location.hash;

/** The browser jumps to an anchor before it reports the new address: that is not this entry's. */
const noteTop = () => {
  if (addressOfPage() === currentAddress) currentTop = scrollY;
};

function noteEntry(): void {
  currentKey = keyOfEntry();
  currentAddress = addressOfPage();
}

function scrollToPosition(top: number): void {
  scrollTo({ top, behavior: "instant" });
  noteTop();
}

/**
 * Scrolls when content that was loaded before a reload is back, unless the visitor has acted
 * meanwhile.
 */
function scrollOnceRestored(top: number): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  stopWaiting();
  pendingTop = top;
  stopWaiting = onFirstUserInput(() => {
    pendingTop = 0;
    waiting.abort();
  });
  addEventListener(CONTENT_RESTORED_EVENT, () => scrollToPosition(top), { once: true, signal });
}

/** Reads the stored positions. Another script may have stored anything under the key. */
function readPositions(): Map<string, number> {
  const entries = readSessionJson(SESSION_KEY);
  if (!Array.isArray(entries)) return new Map();
  return new Map(entries.filter((entry): entry is [string, number] => Array.isArray(entry)));
}

/** Scrolls to an anchor and holds it there while fonts and forms load, until the visitor acts. */
function holdAnchor(target: Element): void {
  const scroll = () => {
    target.scrollIntoView({ behavior: "instant" });
    noteTop();
  };
  const observer = new ResizeObserver(scroll);
  stopWaiting();
  stopWaiting = onFirstUserInput(() => observer.disconnect());
  observer.observe(document.body);
  setTimeout(stopWaiting, SETTLING_MS);
  scroll();
}

/**
 * Scrolls to a position at once, and again when content that loads later has made the page long.
 */
function returnTo(top: number): void {
  scrollToPosition(top);
  scrollOnceRestored(top);
}

/** Takes scrolling over from the browser, and stores the positions when the document is left. */
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
  addEventListener("popstate", () => keyOfEntry() === currentKey && returnTo(currentTop));
  addEventListener("pageshow", take);
  addEventListener("pagehide", () => {
    noteTop();
    rememberEntry();
    writeSession(SESSION_KEY, JSON.stringify([...positions].slice(-MAX_REMEMBERED)));
    history.scrollRestoration = "auto";
  });
}

/** Stores the position of the current entry, and the link that is followed from it. */
function rememberEntry(): void {
  // The page is left before its content is back: keep the position for the next visit.
  const isOutOfReach = pendingTop > document.documentElement.scrollHeight - innerHeight;
  positions.delete(currentKey);
  positions.set(currentKey, isOutOfReach ? pendingTop : currentTop);
  const link = document.activeElement?.closest("main a[href]");
  followedLinks.set(currentKey, link?.getAttribute("href") ?? "");
  stopWaiting();
}

/** Call it before another page is shown. */
export function rememberPosition({ prevLocation }: { prevLocation: unknown }): void {
  if (prevLocation) rememberEntry();
}

/** Focuses the link that was followed from the current entry, if it is in view. */
function focusFollowedLink(): void {
  const address = followedLinks.get(currentKey);
  if (!address) return;
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  const inView = [...links].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    // An element that is not rendered has no height. Safari 17.0 lacks `checkVisibility`.
    return top >= 0 && bottom > top && bottom <= innerHeight;
  });
  inView?.focus({ preventScroll: true });
}

/** Call it once another page is shown: scrolls to the stored position, the anchor, or the top. */
export function restorePosition({ location, prevLocation }: PageChange): void {
  noteEntry();
  const target = anchorTarget(location.hash);
  const position = positions.get(currentKey);
  if (prevLocation && position !== undefined) {
    returnTo(position);
    focusFollowedLink();
  } else if (target && (prevLocation || position === undefined)) holdAnchor(target);
  else if (isStepWithinPage({ location, prevLocation })) noteTop();
  else if (prevLocation) scrollToPosition(0);
  else if (position !== undefined) {
    // The browser has restored it, unless this script took over before the first layout. With an
    // anchor in the address, it ends elsewhere where it does so before all sections are laid out.
    if (target || scrollY === 0) scrollToPosition(position);
    scrollOnceRestored(position);
  }
}
