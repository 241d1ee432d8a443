import { growFromIntro } from "./grow-from-intro";
import { colourIn, type Light, litFacet, orbit, withinReach } from "./light";
import { STONE_FACETS } from "./stone";
import { isStill, STONE_FIELD } from "./stone-field";
import { stoneMarkup } from "./stone-markup";

/**
 * The time in which the light comes near its goal, and the distance at which it has arrived, in
 * units of the drawing.
 */
const EASE_MS = 150;
const ARRIVED = 0.5;
/** The most that one frame counts for, so that the light begins gently after a pause. */
const LONGEST_FRAME_MS = 34;

/**
 * A light that eases from where it rests towards its goal, and stops there: no frame is asked for
 * while nothing moves.
 * @returns `wake`, when the goal may have moved, and `stop`
 */
function easedLight(goal: () => Light, shine: (light: Light) => void) {
  let light = orbit(0);
  let frame = 0;
  let last = 0;
  const move = (now: number) => {
    frame = 0;
    const [x, y] = goal();
    const [dx, dy] = [x - light[0], y - light[1]];
    const isThere = Math.hypot(dx, dy) < ARRIVED;
    const share = isThere ? 1 : 1 - Math.exp(-Math.min(now - last, LONGEST_FRAME_MS) / EASE_MS);
    light = [light[0] + dx * share, light[1] + dy * share];
    last = now;
    shine(light);
    if (!isThere) wake();
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

/** How far the light goes around the stone while the page scrolls by one window. */
const TURNS_A_WINDOW = 0.6;

/** Draws the facets in a light; touches only those that change. */
function painter(stone: SVGSVGElement): (light: Light) => void {
  const facets = STONE_FACETS.map(litFacet);
  const paths = [...stone.querySelectorAll("path")];
  const colours: string[] = [];
  return (light) =>
    facets.forEach((facet, at) => {
      const colour = colourIn(facet, light);
      if (colour !== colours[at]) paths[at]?.setAttribute("color", colour);
      colours[at] = colour;
    });
}

/**
 * Lights the stone of a page anew as pointer and page move, and draws it where the built page did
 * not. Nothing runs while nothing moves or the stone is out of view; a hidden tab has no frames.
 * @param stage over all of which the pointer carries the light
 * @param signal ends it
 */
export function liveStone(stone: SVGSVGElement, stage: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!stone.firstChild) stone.innerHTML = stoneMarkup();
  if (isStill()) return;
  let pointer: { clientX: number; clientY: number } | null = null;
  let isInView = false;
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width } = stone.getBoundingClientRect();
    const scale = STONE_FIELD.width / width;
    return withinReach([(clientX - left) * scale, (clientY - top) * scale]);
  };
  const goal = () => (pointer ? placeOf(pointer) : orbit((scrollY / innerHeight) * TURNS_A_WINDOW));
  const light = easedLight(goal, painter(stone));
  const wake = () => {
    if (isInView) light.wake();
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    pointer = event.type === "pointerleave" ? null : event;
    wake();
  };
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    if (isInView) wake();
    else light.stop();
  });

  for (const type of ["pointermove", "pointerleave"] as const)
    stage.addEventListener(type, follow as EventListener, { signal, passive: true });
  addEventListener("scroll", wake, { signal, passive: true });
  signal.addEventListener("abort", () => {
    view.disconnect();
    light.stop();
  });
  view.observe(stone);
  growFromIntro(stone, signal);
}
