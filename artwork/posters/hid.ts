import { framed } from "../device";
import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { readyPhone } from "../interfaces/hid";
import { circle, group, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [BLUE, CYAN, INK] = ["#005eb8", "#00b5e2", "#0b1f33"];
const LIGHT = "#d9f6ff";

/** A firm pulse: outlines of the phone, one around the other. 412 by 866 at its smallest. */
function pulse(x: number, y: number): string {
  return [3, 2, 1]
    .map((step) => {
      const out = step * 62;
      return rect(x - 11 - out, y - 11 - out, 412 + out * 2, 866 + out * 2, {
        stroke: mix(INK, CYAN, [0, 1, 0.55, 0.26][step] ?? 0),
        width: 16,
        radius: 52 + out,
      });
    })
    .join("");
}

/** A door that has come ajar beside the reader; the phone did it, and nobody looks at the phone. */
export function hid(): string {
  const [left, right, top] = [1330, 2070, 120];
  const wall = INK;
  const opening =
    rect(left, top, right - left, HEIGHT - top, { fill: LIGHT }) +
    polygon(pts(left, HEIGHT, left, 1290, right, 1290, right, HEIGHT), { fill: "#f2fcff" });
  const leaf =
    polygon(pts(1640, top + 86, right, top, right, HEIGHT, 1640, HEIGHT), { fill: BLUE }) +
    polygon(pts(1640, top + 86, 1700, top + 74, 1700, HEIGHT, 1640, HEIGHT), { fill: mix(BLUE, "#ffffff", 0.28) }) +
    polygon(pts(1800, top + 260, 2000, top + 226, 2000, 760, 1800, 766), { fill: mix(BLUE, INK, 0.25) }) +
    rect(1732, 860, 34, 150, { fill: LIGHT, radius: 14 }) +
    polygon(pts(1732, 872, 1880, 884, 1880, 920, 1732, 912), { fill: LIGHT }) +
    circle(1749, 960, 9, { fill: INK });
  const frame =
    rect(left - 60, top - 60, right - left + 120, 60, { fill: mix(INK, BLUE, 0.5) }) +
    rect(left - 60, top, 60, HEIGHT - top, { fill: mix(INK, BLUE, 0.7) }) +
    rect(right, top, 60, HEIGHT - top, { fill: mix(INK, BLUE, 0.35) });
  const floor =
    rect(0, 1290, left - 60, HEIGHT - 1290, { fill: mix(INK, "#000000", 0.35) }) +
    rect(right + 60, 1290, WIDTH - right, HEIGHT - 1290, { fill: mix(INK, "#000000", 0.35) }) +
    polygon(pts(left, 1290, left, HEIGHT, 420, HEIGHT, left - 60, 1290), { fill: mix(INK, CYAN, 0.5) });
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: wall }) +
    floor +
    opening +
    leaf +
    frame +
    group(pulse(0, 0) + framed(readyPhone), "translate(614 286) rotate(7) scale(0.98)")
  );
}
