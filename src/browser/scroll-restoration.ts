import type { RouteUpdateArgs } from "gatsby";
import { CONTENT_RESTORED_EVENT } from "../constants/history";
import { anchorTarget } from "../dom/anchor-target";
import { onFirstUserInput } from "../dom/on-first-user-input";
import { keyOfEntry, readSession, writeSession } from "../dom/session";
import { isStepWithinPage } from "./step-within-page";

const SESSION_KEY = "scroll-positions";

/** How many entries of the history are remembered over a reload. */
const MOST_REMEMBERED = 50;

/** How long after the jump to an anchor what comes late may still move it. */
const SETTLING_MS = 3000;

/** Where the page was scrolled to, in CSS pixels from the top, by the key of the entry in the tab's history. */
let positions = new Map<string, number>();

/** Address of the link in the content by which an entry was left, by its key. */
const followed = new Map<string, string>();

/** Key of the entry that is shown, and its address. */
let shown = "";
let shownAddress = "";

/** Where it is to be once what had been loaded into it is back. */
let awaited = 0;

/** Without the query, which pages write anew while they are shown. */
const addressShown = () => location.pathname + location.hash;

/** Where its page is scrolled to. The browser jumps to an anchor before it says that the address has changed. */
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
 * In a new document a page lacks what had been loaded into it: goes there once that is back, unless the visitor scrolls.
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

function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(readSession(SESSION_KEY) ?? "[]");
    return new Map(Array.isArray(entries) ? entries : []);
  } catch {
    return new Map();
  }
}

/** Ends the hold on the anchor of before. */
let letGo = () => {};

/** Goes to an anchor and keeps it there while fonts and forms arrive, until the visitor scrolls. */
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
 * Within the document this scrolls; left to itself the browser would do so, too, and before the page is there. Other
 * documents, and reloads, are the browser's.
 */
export function takeOverScrolling(): void {
  const take = () => {
    history.scrollRestoration = "manual";
  };
  positions = readPositions();
  noteEntry();
  // The browser may have put a reload back where it was before this script was there.
  noteTop();
  take();
  addEventListener("scroll", noteTop, { passive: true });
  // A busy page hears of scrolling some frames late; whoever follows a link or reloads by then is to come back to where they were.
  addEventListener("click", noteTop, { capture: true, passive: true });
  addEventListener("pageshow", take);
  addEventListener("pagehide", () => {
    noteTop();
    notePosition();
    writeSession(SESSION_KEY, JSON.stringify([...positions].slice(-MOST_REMEMBERED)));
    history.scrollRestoration = "auto";
  });
}

/** Before another page is shown. */
export function notePosition(): void {
  // Left before that is back, it is still to be there the next time.
  const isOutOfReach = awaited > document.documentElement.scrollHeight - innerHeight;
  positions.delete(shown);
  positions.set(shown, isOutOfReach ? awaited : top);
  const link = document.activeElement?.closest("main a[href]");
  followed.set(shown, link?.getAttribute("href") ?? "");
  letGo();
}

/** The keyboard goes on where it left the page, at the link that was followed, where that is in sight again. */
function focusFollowed(): void {
  const address = followed.get(shown);
  if (!address) return;
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  const inSight = [...links].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    // What is not drawn has no height. Safari 17.0 knows no `checkVisibility`.
    return top >= 0 && bottom > top && bottom <= innerHeight;
  });
  inSight?.focus({ preventScroll: true });
}

/** Not a reload, and not the way back to the document: then the browser knows where the visitor was. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** Once another page is shown: back where the visitor was, or to the anchor, or to the top. */
export function restorePosition({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  noteEntry();
  const target = anchorTarget(location.hash);
  const known = positions.get(shown);
  if (prevLocation && known !== undefined) {
    goTo(known);
    focusFollowed();
    // The document may have been reloaded since, on another page.
    goOnceRestored(known);
  } else if (target && (prevLocation || isNewVisit())) goToAnchor(target);
  else if (isStepWithinPage({ location, prevLocation })) noteTop();
  else if (prevLocation) goTo(0);
  else if (known !== undefined) goOnceRestored(known);
}
