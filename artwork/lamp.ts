import { mix } from "./drawing/palette";
import { ellipse, rect } from "./shapes";

/** The dark of a studio with one light behind the object, in steps too fine to be seen as rings. */
export function lamp(width: number, height: number, [x, y]: readonly [number, number], dark = "#12010a"): string {
  const steps = 90;
  const glow = Array.from({ length: steps }, (_, index) => {
    const share = index / steps;
    const reach = (1 - share) ** 1.1;
    return ellipse(
      width * x,
      height * y,
      Math.max(width, height) * 0.62 * reach,
      Math.max(width, height) * 0.5 * reach,
      {
        fill: mix(dark, "#a3122a", share ** 1.7 * 0.9),
      },
    );
  });
  return rect(0, 0, width, height, { fill: dark }) + glow.join("");
}
