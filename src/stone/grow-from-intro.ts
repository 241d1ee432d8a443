import { INTRO_EVENT, INTRO_SLIDE_MS, INTRO_SQUARE } from "../constants/intro";

/**
 * When the film begins to give way to the drawing, and when it has, as shares of the time: the
 * plane has opened there by then.
 */
const FADING = [0.3, 0.65] as const;
/**
 * The film's ink would lie on the words of the page: it draws back to its middle, and the same
 * facets are below it.
 */
const WHOLE = "ellipse(72% 72%)";
const MIDDLE = "ellipse(28% 34%)";

/** From the middle of one box to that of another, in CSS pixels. */
function way(from: DOMRect, to: DOMRect): [x: number, y: number] {
  return [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
}

/**
 * The stone of the intro grows into that of the page: film and drawing move as one, and the first
 * fades over the second, while the plane behind them parts along the cut (`styles/_intro.scss`).
 * Only once the film has shown the whole stone, and where the page's is in view: otherwise the
 * intro slides away as on every page.
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
        offset: [0, ...FADING, 1],
      },
      INTRO_SLIDE_MS,
    );
  };
  document.addEventListener(INTRO_EVENT, grow, { signal });
}
