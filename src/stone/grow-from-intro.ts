import { INTRO_EVENT, INTRO_SLIDE_MS, INTRO_SQUARE } from "../constants/intro";

/** Begin and end of the fade from the film to the drawing, as shares of the duration. */
const FADE = [0.3, 0.65] as const;
/**
 * Clip paths of the film at the beginning and later: its dark background would cover the text of
 * the page. The drawing shows the same facets below it.
 */
const WHOLE = "ellipse(72% 72%)";
const MIDDLE = "ellipse(28% 34%)";

/** The distance from the middle of one box to that of another, in CSS pixels. */
function distance(from: DOMRect, to: DOMRect): [x: number, y: number] {
  return [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
}

/**
 * Lets the intro's stone grow into that of the page: film and drawing move as one while the film
 * fades, and the plane behind them parts along the cut (`styles/_intro.scss`). If the film has not
 * ended, or the page's stone is out of view, the intro slides away as on other pages.
 * @param signal stops waiting for the intro
 */
export function growFromIntro(stone: SVGSVGElement, signal: AbortSignal): void {
  const grow = () => {
    const intro = document.getElementById("intro");
    const film = intro?.querySelector("video");
    if (document.documentElement.dataset.intro !== "leaving" || !intro || !film?.ended) return;
    const [from, to] = [film.getBoundingClientRect(), stone.getBoundingClientRect()];
    if (to.bottom < 0) return;
    const [x, y] = distance(from, to);
    const scale = (INTRO_SQUARE * to.width) / from.width;
    const easing = getComputedStyle(intro).getPropertyValue("--ease-move");
    const timing = { duration: INTRO_SLIDE_MS, easing } as const;
    intro.dataset.parts = "";
    film.animate({ transform: ["none", `translate(${x}px, ${y}px) scale(${scale})`] }, timing);
    stone.animate(
      { transform: [`translate(${-x}px, ${-y}px) scale(${1 / scale})`, "none"] },
      timing,
    );
    film.animate(
      {
        opacity: [1, 1, 0, 0],
        clipPath: [WHOLE, MIDDLE, MIDDLE, MIDDLE],
        offset: [0, ...FADE, 1],
      },
      INTRO_SLIDE_MS,
    );
  };
  document.addEventListener(INTRO_EVENT, grow, { signal });
}
