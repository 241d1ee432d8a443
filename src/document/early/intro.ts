import { onFirstUserInput } from "../../browser/dom/on-first-user-input";
import { readSession, writeSession } from "../../browser/dom/session";
import {
  INTRO_EVENT,
  INTRO_FALLBACK_MS,
  INTRO_PLAYBACK_RATE,
  INTRO_SKIPPED_PATH,
  INTRO_SLIDE_MS,
  INTRO_VIDEO_FAIL_MS,
  type IntroState,
} from "../../constants/intro";

const KEY = "visited";

export type Visit = {
  /** Path of the page shown. */
  path: string;
  /** Whether this tab has shown a page of the site before. */
  isFirstPage: boolean;
  wantsLessMotion: boolean;
  wantsLessData: boolean;
};

/** Whether a visit begins with the intro. */
export function hasIntro({ path, isFirstPage, wantsLessMotion, wantsLessData }: Visit): boolean {
  return isFirstPage && !path.startsWith(INTRO_SKIPPED_PATH) && !wantsLessMotion && !wantsLessData;
}

/**
 * `styles/_intro.scss` shows each state, `browser/navigation/page-change.ts` tells the rest of the
 * site.
 */
function show(state: IntroState): void {
  document.documentElement.dataset.intro = state;
  document.dispatchEvent(new Event(INTRO_EVENT));
}

/** Where storage is blocked, the referrer tells a visitor who follows a link within the site. */
function isFirstPage(): boolean {
  const isKnown = readSession(KEY) !== null || document.referrer.startsWith(`${location.origin}/`);
  writeSession(KEY, "1");
  return !isKnown;
}

function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * Calls once an element and its content have been parsed; with null once the document has been
 * parsed without it. This script may run before the body begins: React puts it into the head.
 */
function whenElementParsed(id: string, call: (element: HTMLElement | null) => void): void {
  const look = () => {
    const element = document.getElementById(id);
    // A parsed next sibling means the element is complete.
    if (!element?.nextElementSibling && document.readyState === "loading") return;
    observer.disconnect();
    document.removeEventListener("readystatechange", look);
    call(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("readystatechange", look);
  look();
}

/**
 * Plays the intro, if this visit has one, and removes it. The style sheet hides it when this script
 * never runs.
 */
export function runIntro(): void {
  const isWanted = hasIntro({
    path: location.pathname,
    isFirstPage: isFirstPage(),
    wantsLessMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    wantsLessData: wantsLessData(),
  });
  if (!isWanted) show("gone");
  whenElementParsed("intro", (intro) => {
    const video = intro?.querySelector("video");
    if (!isWanted) intro?.remove();
    else if (intro && video && !isLeaving()) play(intro, video);
    else {
      intro?.remove();
      show("gone");
    }
  });
}

/** How much later than the style sheet's animation the first paint may be reported, in ms. */
const PAINT_SLACK_MS = 100;

/**
 * This script ran so late that the style sheet is already hiding the intro: it must not reappear.
 * Told by the first paint, because asking the animation would make the browser lay out the page
 * once more.
 */
function isLeaving(): boolean {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return (
    paint !== undefined &&
    performance.now() - paint.startTime > INTRO_VIDEO_FAIL_MS - PAINT_SLACK_MS
  );
}

function play(intro: HTMLElement, video: HTMLVideoElement): void {
  const ways = new AbortController();
  const { signal } = ways;
  const started = Date.now();
  const gone = () => {
    intro.remove();
    show("gone");
  };
  const leave = () => {
    if (signal.aborted) return;
    ways.abort();
    show("leaving");
    setTimeout(gone, INTRO_SLIDE_MS);
  };
  // When it cannot play, it is gone in time, the slide included.
  const fail = () =>
    setTimeout(leave, INTRO_VIDEO_FAIL_MS - INTRO_SLIDE_MS - (Date.now() - started));

  show("playing");
  // Any input means the visitor wants the page.
  onFirstUserInput(leave);
  const failing = setTimeout(leave, INTRO_VIDEO_FAIL_MS);
  setTimeout(leave, INTRO_FALLBACK_MS - INTRO_SLIDE_MS);
  video.addEventListener("canplay", () => clearTimeout(failing), { signal });
  video.addEventListener("ended", leave, { signal });
  video.addEventListener("error", fail, { signal });
  // Errors are reported by the source; after the last one none is left.
  video.lastElementChild?.addEventListener("error", fail, { signal });
  video.muted = true;
  // Set here because the attribute is not valid HTML.
  video.disablePictureInPicture = true;
  video.defaultPlaybackRate = INTRO_PLAYBACK_RATE;
  video.playbackRate = INTRO_PLAYBACK_RATE;
  video.play().catch(fail);
}
