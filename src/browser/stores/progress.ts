import { create } from "zustand";
import {
  MINIMUM_FETCH_DISPLAY_MS,
  PROGRESS_DURATION_MS,
  PROGRESS_HIDE_DELAY_MS,
  PROGRESS_THROTTLE_MS,
  PROGRESS_TICK_MS,
} from "../../constants/motion";

type ProgressState = {
  /** Number of pending requests and navigations. */
  pending: number;
  isShown: boolean;
  /** 0 to 100. */
  percent: number;
  hasFailed: boolean;
};

const STEP = (100 * PROGRESS_TICK_MS) / PROGRESS_DURATION_MS;

/** The bar is full only when everything is done. */
const LAST_STOP = 100 - STEP;

const IDLE: ProgressState = { pending: 0, isShown: false, percent: 0, hasFailed: false };

/** The progress bar at the top of the window. */
export const useProgress = create<ProgressState>(() => IDLE);

const { getState, setState } = useProgress;

let throttle: ReturnType<typeof setTimeout> | undefined;
let ticking: ReturnType<typeof setInterval> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

function stopTimers(): void {
  clearTimeout(throttle);
  clearInterval(ticking);
  clearTimeout(hiding);
}

function showBar(): void {
  setState({ isShown: true });
  ticking = setInterval(
    () => setState(({ percent }) => ({ percent: Math.min(percent + STEP, LAST_STOP) })),
    PROGRESS_TICK_MS,
  );
}

/** Counts a task. One that ends within the throttle time never shows. */
export function beginProgress(): void {
  const { pending } = getState();
  setState({ pending: pending + 1 });
  if (pending > 0) return;
  stopTimers();
  setState({ isShown: false, percent: 0, hasFailed: false });
  throttle = setTimeout(showBar, PROGRESS_THROTTLE_MS);
}

/** Ends a task. After the last one the bar fills, and disappears a moment later. */
export function finishProgress(hasFailed = false): void {
  const pending = Math.max(0, getState().pending - 1);
  setState({ pending, hasFailed: hasFailed || getState().hasFailed });
  if (pending > 0) return;
  stopTimers();
  if (!getState().isShown) {
    setState(IDLE);
    return;
  }
  setState({ percent: 100 });
  hiding = setTimeout(() => setState(IDLE), PROGRESS_HIDE_DELAY_MS);
}

/** Ends a task as failed. */
export const failProgress = (): void => finishProgress(true);

/** Resolves once a loading state that shows from now on has been shown for the minimum time. */
export const minimumDisplay = () =>
  new Promise<void>((resolve) => setTimeout(resolve, MINIMUM_FETCH_DISPLAY_MS));

/** Passes on the result of a fetch once its loading state has been shown long enough. */
export async function shownLongEnough<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, minimumDisplay()]);
  return work;
}

/** Counts a promise as a task until it settles. */
export function withProgress<T>(work: Promise<T>): Promise<T> {
  beginProgress();
  work.then(() => finishProgress(), failProgress);
  return work;
}
