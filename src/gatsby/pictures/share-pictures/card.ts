import { CUT } from "../../../drawing/facets";
import { ACCENT, INK, MIST, PAPER } from "../../../drawing/palette";
import { clipped, type Point, polygon, pts, svgDocument } from "../../../drawing/svg";
import { drawable, lines as linesOfText, text } from "../../../drawing/text";
import { SHARE_PICTURE } from "../../../seo/share-picture";
import { nearStone } from "./facets";
import { fitTitle, TITLE, titleOrName } from "./fit-title";

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const MARGIN = 72;

/** Where the cut meets the top edge: further left with a picture behind it. */
const CUT_TOP = { picture: 856, facets: 900 };
const LIGHT_WIDTH = 20;
const LIGHT_IN_STONE = "#fff3b0";
const STONE: { centre: Point; radius: number } = { centre: [1010, 330], radius: 560 };

export const ICON = { left: MARGIN, top: 60, size: 56 };

export type Card = {
  route: string;
  title: string;
  /** The agency's name. */
  name: string;
  /** Host of the live site, such as `citrin.example`. */
  host: string;
  hasPicture: boolean;
};

/** Left end of the uncovered area at the bottom edge, in pixels. */
export const pictureLeft = Math.floor(CUT_TOP.picture - HEIGHT * CUT);

const cutAt = (top: number, y: number): number => top - y * CUT;

/** The plane left of the cut. */
const plane = (top: number): string => polygon(pts(0, 0, top, 0, cutAt(top, HEIGHT), HEIGHT, 0, HEIGHT), { fill: INK });

/** The light along the cut. */
function light(top: number, fill: string): string {
  const bottom = cutAt(top, HEIGHT);
  return polygon(pts(top - 1, 0, top + LIGHT_WIDTH, 0, bottom + LIGHT_WIDTH, HEIGHT, bottom - 1, HEIGHT), { fill });
}

/** Pages without a picture show the inside of the stone. */
function inside(route: string): string {
  const top = CUT_TOP.facets;
  const open = polygon(pts(top, 0, WIDTH, 0, WIDTH, HEIGHT, cutAt(top, HEIGHT), HEIGHT), {});
  return clipped(open, nearStone(`share ${route}`, STONE.centre, STONE.radius));
}

function words({ title, name, host }: Card, top: number): string {
  const fitted = fitTitle(titleOrName(title, name), cutAt(top, HEIGHT * 0.72) - MARGIN - 40);
  const { size, lines } = fitted;
  const last = HEIGHT - 138;
  const first = last - (lines.length - 1) * size * TITLE.leading;
  return (
    text(ICON.left + ICON.size + 18, ICON.top + 38, drawable(name), {
      size: 30,
      weight: 600,
      fill: PAPER,
      tracking: -0.01,
    }) +
    linesOfText(
      MARGIN - size * 0.04,
      first,
      lines,
      { size, fill: PAPER, weight: TITLE.weight, tracking: TITLE.tracking },
      TITLE.leading,
    ) +
    text(MARGIN, HEIGHT - 64, drawable(host), { size: 24, weight: 500, fill: MIST })
  );
}

/**
 * The drawing of a share picture. The page's picture, if any, is placed below and shows through the transparent part.
 * @returns SVG of 1200 x 630
 */
export function drawCard(card: Card): string {
  const top = card.hasPicture ? CUT_TOP.picture : CUT_TOP.facets;
  return svgDocument(
    WIDTH,
    HEIGHT,
    () =>
      (card.hasPicture ? "" : inside(card.route)) +
      plane(top) +
      light(top, card.hasPicture ? ACCENT : LIGHT_IN_STONE) +
      words(card, top),
  );
}
