const KEY_STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["Home", Number.NEGATIVE_INFINITY],
  ["End", Number.POSITIVE_INFINITY],
]);

/** Number of positions a key moves by; infinite for the ends, null for other keys. */
export const stepOfKey = (key: string): number | null => KEY_STEPS.get(key) ?? null;

/** Sideways wheel distance for one step, in CSS pixels. */
const WHEEL_STEP_PX = 60;

/** Ignore inertia: one swipe is one step. */
const WHEEL_QUIET_MS = 350;

type Wheel = Pick<WheelEvent, "deltaX" | "deltaY" | "timeStamp">;

/**
 * Turns sideways wheel events into steps.
 * @returns for an event: a step of -1 or 1, 0 for none yet, null when it is not sideways
 */
export function wheelSteps(): (event: Wheel) => number | null {
  let sum = 0;
  let stepped = Number.NEGATIVE_INFINITY;
  return ({ deltaX, deltaY, timeStamp }) => {
    if (Math.abs(deltaX) <= Math.abs(deltaY)) return null;
    if (timeStamp - stepped < WHEEL_QUIET_MS) {
      sum = 0;
      return 0;
    }
    sum = Math.sign(sum) === Math.sign(deltaX) ? sum + deltaX : deltaX;
    if (Math.abs(sum) < WHEEL_STEP_PX) return 0;
    stepped = timeStamp;
    const step = Math.sign(sum);
    sum = 0;
    return step;
  };
}
