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

/** Percentage at which the bar waits until all tasks have ended. */
const MAX_PERCENT = 100 - STEP;

const IDLE: ProgressState = { pending: 0, isShown: false, percent: 0, hasFailed: false };

/** State of the progress bar at the top of the window. */
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
    () => setState(({ percent }) => ({ percent: Math.min(percent + STEP, MAX_PERCENT) })),
    PROGRESS_TICK_MS,
  );
}

/** Begins a task. One that ends within the throttle time never shows. */
export function beginProgress(): void {
  const { pending } = getState();
  setState({ pending: pending + 1 });
  if (pending > 0) return;
  stopTimers();
  setState({ isShown: false, percent: 0, hasFailed: false });
  throttle = setTimeout(showBar, PROGRESS_THROTTLE_MS);
}

/** Ends a task. After the last one the bar fills, and disappears after a moment. */
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

/** Resolves after the minimum display time of a loading state. */
export const minimumDisplay = () =>
  new Promise<void>((resolve) => setTimeout(resolve, MINIMUM_FETCH_DISPLAY_MS));

/** Delays the result of a fetch until its loading state has shown for the minimum time. */
export async function withMinimumDisplay<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, minimumDisplay()]);
  return work;
}

/** Shows progress until a promise settles. */
export function withProgress<T>(work: Promise<T>): Promise<T> {
  beginProgress();
  work.then(() => finishProgress(), failProgress);
  return work;
}
