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
export function beginsWithIntro({
  path,
  isFirstPage,
  wantsLessMotion,
  wantsLessData,
}: Visit): boolean {
  return isFirstPage && !path.startsWith(INTRO_SKIPPED_PATH) && !wantsLessMotion && !wantsLessData;
}

/**
 * Sets the state: `styles/_intro.scss` draws each, and `browser/navigation/page-change.ts` copies
 * it into the store.
 */
function show(state: IntroState): void {
  document.documentElement.dataset.intro = state;
  document.dispatchEvent(new Event(INTRO_EVENT));
}

/** Whether this is the tab's first page. Where storage is blocked, the referrer tells. */
function isFirstPage(): boolean {
  const hasVisited =
    readSession(KEY) !== null || document.referrer.startsWith(`${location.origin}/`);
  writeSession(KEY, "1");
  return !hasVisited;
}

function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * Calls once an element has been parsed with its content, or with null once the document has been
 * parsed without it. This script may run before the body begins: React puts it into the head.
 */
function whenElementParsed(id: string, call: (element: HTMLElement | null) => void): void {
  const check = () => {
    const element = document.getElementById(id);
    // An element with a next sibling is complete.
    if (!element?.nextElementSibling && document.readyState === "loading") return;
    observer.disconnect();
    document.removeEventListener("readystatechange", check);
    call(element);
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("readystatechange", check);
  check();
}

/**
 * Plays the intro, if the visit begins with it, and removes it. Without this script the style sheet
 * hides it.
 */
export function runIntro(): void {
  const isWanted = beginsWithIntro({
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

/** Longest delay of the reported first paint after the style sheet's animation began, in ms. */
const PAINT_DELAY_MS = 100;

/**
 * Whether the style sheet is already hiding the intro, because this script ran late: it must not
 * reappear. The first paint tells; asking the animation would cost a layout of the page.
 */
function isLeaving(): boolean {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return (
    paint !== undefined &&
    performance.now() - paint.startTime > INTRO_VIDEO_FAIL_MS - PAINT_DELAY_MS
  );
}

function play(intro: HTMLElement, video: HTMLVideoElement): void {
  const playing = new AbortController();
  const { signal } = playing;
  const started = Date.now();
  const remove = () => {
    intro.remove();
    show("gone");
  };
  const leave = () => {
    if (signal.aborted) return;
    playing.abort();
    show("leaving");
    setTimeout(remove, INTRO_SLIDE_MS);
  };
  // If it cannot play, it is gone after the same time, the slide included.
  const fail = () =>
    setTimeout(leave, INTRO_VIDEO_FAIL_MS - INTRO_SLIDE_MS - (Date.now() - started));

  show("playing");
  // Any input means the visitor wants the page.
  onFirstUserInput(leave);
  const failure = setTimeout(leave, INTRO_VIDEO_FAIL_MS);
  setTimeout(leave, INTRO_FALLBACK_MS - INTRO_SLIDE_MS);
  video.addEventListener("canplay", () => clearTimeout(failure), { signal });
  video.addEventListener("ended", leave, { signal });
  video.addEventListener("error", fail, { signal });
  // Each source reports its error: the last one's means that none can be played.
  video.lastElementChild?.addEventListener("error", fail, { signal });
  video.muted = true;
  // The attribute is not valid HTML.
  video.disablePictureInPicture = true;
  video.defaultPlaybackRate = INTRO_PLAYBACK_RATE;
  video.playbackRate = INTRO_PLAYBACK_RATE;
  video.play().catch(fail);
}
