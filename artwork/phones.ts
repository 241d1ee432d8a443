import { framed, SCREENS, type Screen } from "./device";
import { INK, mix } from "./drawing/palette";
import { round } from "./drawing/svg";
import { planeRight } from "./facets";
import { group, rect } from "./shapes";

/** A board as wide as all boards, and as tall as its plate is. */
const WIDTH = 1000;
const [EDGE, GAP, TOP] = [36, 26, 26] as const;

/** The plane behind them, left and right of the cut. */
type Grounds = readonly [left: string, right: string];

/**
 * Phones so near that they fill a board of that height: where they are taller, they go on below its lower edge. Their
 * screens are drawn for it, in large type, and end a component above that edge.
 */
export function nearPhones(draw: readonly (() => string)[], height: number, [ground, plane]: Grounds): string {
  const { width: glass, height: tall, bezel, radius } = SCREENS.phone;
  const body = glass + bezel * 2;
  const scale = (WIDTH - EDGE * 2 - GAP * (draw.length - 1)) / draw.length / body;
  const top = Math.max(TOP, (height - (tall + bezel * 2) * scale) / 2);
  return (
    rect(0, 0, WIDTH, height, { fill: ground }) +
    planeRight(WIDTH * 0.7, 0, height, WIDTH, plane) +
    draw
      .map((screen, index): string => {
        const phone: Screen = { device: "phone", draw: screen };
        const shadow = rect(7, 9, body, tall + bezel * 2, { radius, fill: mix(plane, INK, 0.4) });
        const x = EDGE + index * (body * scale + GAP);
        return group(
          shadow + group(framed(phone), `translate(${bezel} ${bezel})`),
          `translate(${round(x)} ${round(top)}) scale(${Math.round(scale * 1000) / 1000})`,
        );
      })
      .join("")
  );
}
