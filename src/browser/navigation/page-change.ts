import type { RouteUpdateArgs } from "gatsby";
import { INTRO_EVENT, type IntroState } from "../../constants/intro";
import type { KEEPS_SCROLL } from "../../constants/visit";
import { HEAD_MARK } from "../../overrides/head-mark";
import { setIntroState, setTransitioned } from "../stores/loading";

export type PageChange = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** A second name for the font in `styles/tokens/_font.scss`, under which it may arrive late. */
const LATE_FONT = '1em "Figtree late"';

/** The router adds the state of the history entry. */
type RoutedLocation = Location & { state?: Partial<typeof KEEPS_SCROLL> | null };

/** Whether the page stays and only its query changes: see `keepsScroll` of `ui/link`. */
export function isStepWithinPage({ location, prevLocation }: PageChange): boolean {
  const { state } = location as RoutedLocation;
  return prevLocation?.pathname === location.pathname && state?.keepsScroll === true;
}

const isOtherPage = ({ location, prevLocation }: PageChange): boolean =>
  prevLocation !== null && prevLocation.pathname !== location.pathname;

/** Copies the state of the intro, which runs in its own script, into the store. */
export function followIntro(): void {
  const note = () =>
    setIntroState(document.documentElement.dataset.intro as IntroState | undefined);
  document.addEventListener(INTRO_EVENT, note);
  note();
}

/** Call it before another page is shown, which then fades in. A document's first page does not. */
export function beginTransition(change: PageChange): void {
  if (!isOtherPage(change)) return;
  document.documentElement.dataset.navigated = "";
  setTransitioned(false);
}

/** Removes the structured data of the first page, which is wrong for the next one. */
export function removeStructuredData(change: PageChange): void {
  if (!isOtherPage(change)) return;
  document.head.querySelector(`script[type="application/ld+json"]:not([${HEAD_MARK}])`)?.remove();
}

/**
 * Applies a font that arrived too late for the first page. With `font-display: optional` that page
 * keeps the fallback, and the browser does not try again within the document.
 */
export async function applyLateFont({ prevLocation }: PageChange): Promise<void> {
  if (!prevLocation) return;
  const faces = await document.fonts.load(LATE_FONT).catch(() => []);
  if (faces.length > 0) document.documentElement.dataset.font = "late";
}
