import { growFromIntro } from "./grow-from-intro";
import { colourIn, type Light, limitDistance, litFacet, orbit } from "./light";
import { STONE_FACETS } from "./stone";
import { isStill, STONE_FIELD } from "./stone-field";
import { stoneMarkup } from "./stone-markup";

/** Time constant of the light's motion. */
const EASE_MS = 150;
/** Distance from its goal at which the light stops, in units of the drawing. */
const ARRIVAL_DISTANCE = 0.5;
/** Longest time that a frame counts, so that the light starts gently after a pause. */
const MAX_FRAME_MS = 34;

/**
 * Moves a light with easing towards its goal. It requests no frames once the light has arrived.
 * @param goal the position to move to
 * @param shine draws the stone in a light
 * @returns `wake`, to call when the goal may have moved, and `stop`
 */
function easeLight(goal: () => Light, shine: (light: Light) => void) {
  let light = orbit(0);
  let frame = 0;
  let last = 0;
  const move = (now: number) => {
    frame = 0;
    const [x, y] = goal();
    const [dx, dy] = [x - light[0], y - light[1]];
    const hasArrived = Math.hypot(dx, dy) < ARRIVAL_DISTANCE;
    const elapsed = Math.min(now - last, MAX_FRAME_MS);
    const share = hasArrived ? 1 : 1 - Math.exp(-elapsed / EASE_MS);
    light = [light[0] + dx * share, light[1] + dy * share];
    last = now;
    shine(light);
    if (!hasArrived) wake();
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

/** Turns of the light around the stone while the page scrolls by one window. */
const TURNS_PER_WINDOW = 0.6;

/** Makes a function that draws the facets in a light, and changes only those of another colour. */
function createPainter(stone: SVGSVGElement): (light: Light) => void {
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
 * Lights the stone of a page by pointer and scroll position, and draws it if the built page has
 * not. Nothing runs while nothing moves, or while the stone is out of view.
 * @param stage the element over which the pointer carries the light
 * @param signal stops it
 */
export function liveStone(stone: SVGSVGElement, stage: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!stone.firstChild) stone.innerHTML = stoneMarkup();
  if (isStill()) return;
  let pointer: { clientX: number; clientY: number } | null = null;
  let isInView = false;
  const lightAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width } = stone.getBoundingClientRect();
    const scale = STONE_FIELD.width / width;
    return limitDistance([(clientX - left) * scale, (clientY - top) * scale]);
  };
  const goal = () =>
    pointer ? lightAt(pointer) : orbit((scrollY / innerHeight) * TURNS_PER_WINDOW);
  const light = easeLight(goal, createPainter(stone));
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
