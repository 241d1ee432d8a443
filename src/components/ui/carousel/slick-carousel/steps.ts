/** Where a key leads: by so many positions, or to one end. Null: the key is none of the row's. */
export function stepOfKey(key: string): number | null {
  switch (key) {
    case "ArrowLeft":
      return -1;
    case "ArrowRight":
      return 1;
    case "Home":
      return Number.NEGATIVE_INFINITY;
    case "End":
      return Number.POSITIVE_INFINITY;
    default:
      return null;
  }
}

/** How far a wheel or two fingers turn sideways for one step, in CSS pixels. */
const WHEEL_STEP_PX = 60;

/** One push of the fingers is one step, however long it rolls on. */
const WHEEL_QUIET_MS = 350;

export type Wheel = Pick<WheelEvent, "deltaX" | "deltaY" | "timeStamp">;

/**
 * Turns the wheel's sideways motion into steps.
 * @returns what an event asks for: a step of -1 or 1, 0 for none yet, null when it is not sideways
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
