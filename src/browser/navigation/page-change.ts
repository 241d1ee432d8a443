import type { RouteUpdateArgs } from "gatsby";
import { INTRO_EVENT, type IntroState } from "../../constants/intro";
import type { KEEPS_SCROLL } from "../../constants/visit";
import { HEAD_MARK } from "../../overrides/head-mark";
import { noteIntro, noteTransition } from "../stores/loading";

export type PageChange = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Named in `styles/tokens/_font.scss`: the same files under a name that may arrive at any time. */
const LATE_FAMILY = '1em "Figtree late"';

/** The router adds the entry's state. */
type RoutedLocation = Location & { state?: Partial<typeof KEEPS_SCROLL> | null };

/** Whether this is the same page in another state: see `keepsScroll` of `ui/link`. */
export function isStepWithinPage({ location, prevLocation }: PageChange): boolean {
  const { state } = location as RoutedLocation;
  return prevLocation?.pathname === location.pathname && state?.keepsScroll === true;
}

const isOtherPage = ({ location, prevLocation }: PageChange): boolean =>
  prevLocation !== null && prevLocation.pathname !== location.pathname;

/** Copies the state of the intro, which runs in its own script, into the store. */
export function followIntro(): void {
  const note = () => noteIntro(document.documentElement.dataset.intro as IntroState | undefined);
  document.addEventListener(INTRO_EVENT, note);
  note();
}

/** Called before another page is shown: it fades in. The first page of a document does not. */
export function beginTransition(change: PageChange): void {
  if (!isOtherPage(change)) return;
  document.documentElement.dataset.navigated = "";
  noteTransition(false);
}

/**
 * Structured data is in the built HTML only: that of the first page is not true for the next one,
 * and is removed.
 */
export function forgetStructuredData(change: PageChange): void {
  if (!isOtherPage(change)) return;
  document.head.querySelector(`script[type="application/ld+json"]:not([${HEAD_MARK}])`)?.remove();
}

/**
 * With `font-display: optional` a page whose font is late keeps the fallback. The browser does not
 * try again within the document, so the next page gets the font from here.
 */
export async function bringInLateFont({ prevLocation }: PageChange): Promise<void> {
  if (!prevLocation) return;
  const faces = await document.fonts.load(LATE_FAMILY).catch(() => []);
  if (faces.length > 0) document.documentElement.dataset.font = "late";
}
