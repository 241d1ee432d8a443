import { INTRO_EVENT, INTRO_SLIDE_MS, INTRO_SQUARE } from "../constants/intro";

/** By which share of its time the film has given way to the drawing. */
const FADED = [0.2, 0.7] as const;

/** From the middle of one box to that of another, in CSS pixels. */
function way(from: DOMRect, to: DOMRect): [x: number, y: number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}

/**
 * The stone of the intro grows into that of the page: film and drawing move as one, and the first fades over the second, while
 * the plane behind them parts along the cut (`styles/_intro.scss`). Only once the film has shown the whole stone, and where
 * the page's is in view: otherwise the intro slides away as on every page.
 * @param signal ends waiting for that
 */
export function growFromIntro(stone: SVGSVGElement, signal: AbortSignal): void {
  const grow = () => {
    const intro = document.getElementById("intro");
    const film = intro?.querySelector("video");
    if (document.documentElement.dataset.intro !== "leaving" || !intro || !film?.ended) return;
    const [from, to] = [film.getBoundingClientRect(), stone.getBoundingClientRect()];
    if (to.bottom < 0) return;
    const [x, y] = way(from, to);
    const scale = (INTRO_SQUARE * to.width) / from.width;
    const easing = getComputedStyle(intro).getPropertyValue("--ease-in");
    const timing = { duration: INTRO_SLIDE_MS, easing } as const;
    intro.dataset.parts = "";
    film.animate({ transform: ["none", `translate(${x}px, ${y}px) scale(${scale})`] }, timing);
    stone.animate({ transform: [`translate(${-x}px, ${-y}px) scale(${1 / scale})`, "none"] }, timing);
    film.animate({ opacity: [1, 1, 0, 0], offset: [0, ...FADED, 1] }, INTRO_SLIDE_MS);
  };
  document.addEventListener(INTRO_EVENT, grow, { signal });
}
