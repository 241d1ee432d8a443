import { create } from "zustand";
import {
  PROGRESS_DURATION_MS,
  PROGRESS_HIDE_DELAY_MS,
  PROGRESS_THROTTLE_MS,
  PROGRESS_TICK_MS,
} from "../constants/progress-bar";

export type ProgressState = {
  /** How much is under way: HTTP requests of ours and changes of the route. */
  pending: number;
  isShown: boolean;
  /** 0 to 100. */
  percent: number;
  hasFailed: boolean;
};

const STEP = (100 * PROGRESS_TICK_MS) / PROGRESS_DURATION_MS;

/** Full only when all is there. */
const LAST_STOP = 100 - STEP;

const IDLE: ProgressState = { pending: 0, isShown: false, percent: 0, hasFailed: false };

/** The bar at the top of the window. */
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
  ticking = setInterval(() => setProgress(Math.min(getState().percent + STEP, LAST_STOP)), PROGRESS_TICK_MS);
}

/** Moves the bar to where things are known to be, 0 to 100. */
export function setProgress(percent: number): void {
  setState({ percent });
}

/** Something begins. What is over before the throttle's time never shows. */
export function beginProgress(): void {
  const { pending } = getState();
  setState({ pending: pending + 1 });
  if (pending > 0) return;
  stopTimers();
  setState({ isShown: false, percent: 0, hasFailed: false });
  throttle = setTimeout(showBar, PROGRESS_THROTTLE_MS);
}

/** Something is over. With the last of it the bar is full, and goes a moment later. */
export function finishProgress(hasFailed = false): void {
  const pending = Math.max(0, getState().pending - 1);
  setState({ pending, hasFailed: hasFailed || getState().hasFailed });
  if (pending > 0) return;
  stopTimers();
  if (!getState().isShown) {
    setState(IDLE);
    return;
  }
  setProgress(100);
  hiding = setTimeout(() => setState(IDLE), PROGRESS_HIDE_DELAY_MS);
}

/** Something has failed, and is over with that. */
export const failProgress = (): void => finishProgress(true);

/** Counts something as under way until it is settled. */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  beginProgress();
  try {
    const result = await work;
    finishProgress();
    return result;
  } catch (error) {
    failProgress();
    throw error;
  }
}
