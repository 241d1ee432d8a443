import { type Light, orbit } from "./light";

/** The time in which the light comes near its goal, and the distance at which it has arrived, in units of the drawing. */
const EASE_MS = 150;
const ARRIVED = 0.5;
/** The most that one frame counts for, so that the light begins gently after a pause. */
const LONGEST_FRAME_MS = 34;

export type Goal = { place: Light; isMoving: boolean };

/**
 * A light that eases from where it rests towards its goal, and stops there: no frame is asked for while nothing moves.
 * @param goalAt by the time of the frame, in ms
 * @returns `wake`, when the goal may have moved, and `stop`
 */
export function easedLight(goalAt: (now: number) => Goal, shine: (light: Light) => void) {
  let light = orbit(0);
  let frame = 0;
  let last = 0;
  const move = (now: number) => {
    frame = 0;
    const { place, isMoving } = goalAt(now);
    const [dx, dy] = [place[0] - light[0], place[1] - light[1]];
    const isThere = Math.hypot(dx, dy) < ARRIVED;
    const share = isThere ? 1 : 1 - Math.exp(-Math.min(now - last, LONGEST_FRAME_MS) / EASE_MS);
    light = [light[0] + dx * share, light[1] + dy * share];
    last = now;
    shine(light);
    if (isMoving || !isThere) wake();
  };
  const wake = () => {
    frame ||= requestAnimationFrame(move);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return { wake, stop };
}
