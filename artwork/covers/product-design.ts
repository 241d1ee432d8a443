import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix } from "../drawing/palette";
import { type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import { group } from "../shapes";
import { BRICK, SAND } from "../tones";
import { type Cover, facet, ground, leaning, split, stage } from "./shapes";

const AMBER = "#c98a00";
/** Ink with the warmth of the brick beside it. */
const COAL = "#241a18";
/** Brick in full light, for the pale covers. */
const BLUSH = { ...BRICK, main: "#f0c4ae", lit: "#f8ddd0", deep: "#dd9c80" };

export const productDesignCovers: Readonly<Record<string, Cover>> = {
  "accessible-by-specification": (_tones, random) => {
    const wall: string[] = [];
    for (let row = 0; row < 4; row++)
      for (let column = -1; column < 9; column++) {
        const shift = row % 2 ? 120 : 0;
        const [x, y] = [column * 240 + shift, row * 270];
        const fill = random.pick([COAL, "#3a211b", BRICK.deep, BRICK.main, "#bf5a3d"]);
        wall.push(split(pts(x + 58, y, x + 298, y, x + 240, y + 270, x, y + 270), fill, 0.1));
      }
    return (
      ground(COAL) +
      wall.join("") +
      facet(leaning(1060, 270, 96, 540, CUT), ACCENT) +
      facet(pts(1174.8, 270, 1270.8, 270, 1060, 810), shade(ACCENT, 0.45)) +
      facet(pts(1270, 270, 1330, 320, 1216, 860, 1156, 810), INK) +
      facet(pts(1270, 270, 1330, 320, 1156, 810), "#3a211b") +
      facet(pts(1060, 810, 1156, 810, 1010, 1080, 760, 1080), mix(ACCENT, AMBER, 0.25))
    );
  },
  "designing-empty-states": () =>
    stage(BLUSH, 1560) +
    facet(pts(0, 1080, 0, 640, 440, 1080), ACCENT) +
    facet(pts(0, 1080, 0, 640, 150, 1080), shade(ACCENT, 0.5)) +
    facet(pts(440, 1080, 270, 910, 300, 1080), mix(ACCENT, AMBER, 0.6)),
  "designing-for-gloves": () => {
    const finger = (angle: number, length: number, tone: number): string =>
      group(
        facet(pts(-115, 0, 0, 0, 0, -length, -92, -length + 30, -115, -length + 110), shade("#33231f", tone + 0.16)) +
          facet(pts(0, 0, 115, 0, 115, -length + 110, 92, -length + 30, 0, -length), shade("#33231f", tone - 0.4)),
        `translate(960 1290) scale(1.25) rotate(${angle})`,
      );
    return (
      stage({ ...BRICK, main: "#c65f41" }, 1190) +
      facet(pts(780, 300, 1140, 300, 1140, 660, 780, 660), ACCENT) +
      facet(pts(780, 300, 1140, 300, 780, 660), shade(ACCENT, 0.45)) +
      finger(-58, 800, 0.02) +
      finger(58, 800, -0.06) +
      finger(-27, 850, 0.1) +
      finger(28, 840, 0.03) +
      finger(0, 745, 0.16) +
      facet(pts(620, 1080, 760, 900, 1160, 900, 1300, 1080), INK)
    );
  },
  "tables-people-can-read": () => {
    const rows = Array.from({ length: 9 }, (_, index) => {
      const yellow = index === 5;
      const [x, y] = [yellow ? 130 : 200, 120 + index * 96];
      const width = yellow ? 1640 : 1500;
      const height = yellow ? 66 : 42;
      const top = y - (height - 42) / 2;
      const fill = yellow ? ACCENT : mix(COAL, BRICK.shadow, (index % 3) * 0.2);
      const [from, to] = [x + width * 0.3, x + width * 0.3 + 180];
      return (
        (yellow ? facet(leaning(x + 14, top + 18, width, height, CUT), BRICK.deep) : "") +
        facet(leaning(x, top, width, height, CUT), fill) +
        facet(
          pts(from + height * CUT, top, to + height * CUT, top, to, top + height, from, top + height),
          yellow ? shade(fill, 0.55) : mix(fill, BRICK.lit, 0.38),
        )
      );
    });
    return stage({ ...BRICK, main: "#cd6a4a", lit: "#e5936f" }, 1420) + rows.join("");
  },
  "the-second-week-of-onboarding": () => {
    const tops = [900, 800, 700, 600, 780, 520, 420, 320];
    const steps = tops.map((top, index) => {
      const x = 100 + index * 215;
      const fill = mix("#8f8884", "#e9e4df", index * 0.13);
      const dip =
        index === 4
          ? facet(pts(x + 8, top, x + 208, top - 64, x + 192, top), mix(ACCENT, AMBER, 0.3)) +
            facet(pts(x + 8, top, x + 208, top - 64, x + 96, top - 118), shade(ACCENT, 0.3))
          : "";
      return (
        facet(pts(x, top, x + 215, top, x + 215, 1080, x, 1080), fill) +
        facet(pts(x, top, x + 215, top, x + 215, 1080), shade(fill, -0.26)) +
        facet(pts(x, top, x + 215, top, x + 215, top + 18, x, top + 18), shade(fill, 0.62)) +
        dip
      );
    });
    return stage(BRICK, 1240) + steps.join("");
  },
  "motion-with-a-reason": () => {
    const fills = ["#d98a6a", "#c25f41", "#94402c", "#4d1e15", ACCENT];
    const frames = fills.map((fill, index) => {
      const lean = index * CUT * 0.62;
      const x = 170 + index * 290;
      return (
        facet(pts(x, 862, x + 120, 862, x + 210 + index * 12, 940, x + 90 + index * 12, 940), BLUSH.deep) +
        facet(leaning(x, 220, 120, 642, lean), shade(fill, index === 4 ? 0 : -0.12)) +
        facet(pts(x + 642 * lean, 220, x + 120 + 642 * lean, 220, x, 862), shade(fill, index === 4 ? 0.5 : 0.2))
      );
    });
    return stage({ ...BLUSH, deep: "#e8b39a" }, 1000, { horizon: 862 }) + frames.join("");
  },
  "prototypes-that-answer-questions": () => {
    const big: Point[] = pts(520, 880, 970, 170, 1380, 310, 1210, 880);
    return (
      stage(SAND, 1300, { horizon: 880 }) +
      facet(pts(1230, 882, 1560, 882, 1880, 970, 1520, 970), SAND.shadow) +
      polygon(pts(970, 170, 985, 640, 520, 880), { stroke: INK, width: 6, dash: "22 14" }) +
      polygon(big, { stroke: INK, width: 14, join: "miter" }) +
      facet(pts(1230, 880, 1345, 460, 1580, 880), ACCENT) +
      facet(pts(1345, 460, 1580, 880, 1410, 880), mix(ACCENT, "#b87400", 0.6)) +
      facet(pts(1345, 460, 1230, 880, 1292, 880), shade(ACCENT, 0.5))
    );
  },
  "the-case-against-dashboards": () => {
    const dials = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      const [x, y] = [960 + Math.cos(angle) * 670, 540 + Math.sin(angle) * 390];
      const hexagon = (dx: number, dy: number): Point[] =>
        Array.from(
          { length: 6 },
          (_, side): Point => [
            x + dx + Math.cos(side * 1.0472 + angle) * 108,
            y + dy + Math.sin(side * 1.0472 + angle) * 108,
          ],
        );
      const rim = hexagon(0, 0);
      return (
        facet(hexagon(18, 24), BRICK.deep) +
        rim
          .map((point, side) => {
            const light = Math.cos((side + 0.5) * 1.0472 + angle - 3.9);
            return facet(
              [[x, y], point, rim[(side + 1) % 6] ?? point],
              mix("#9b9793", light > 0 ? "#f3efea" : "#3b3634", Math.abs(light) * 0.72),
            );
          })
          .join("") +
        polygon(pts(x, y, x + Math.cos(angle + 2.4) * 74, y + Math.sin(angle + 2.4) * 74), { stroke: INK, width: 11 })
      );
    });
    return (
      stage(BRICK, 1330) +
      facet(pts(600, 560, 820, 330, 1220, 350, 1330, 560, 1120, 750, 760, 730), INK) +
      facet(pts(600, 560, 820, 330, 960, 560), "#4a1f16") +
      facet(pts(600, 560, 960, 560, 760, 730), "#2a1512") +
      facet(pts(820, 330, 1220, 350, 1212, 372, 832, 353), ACCENT) +
      dials.join("")
    );
  },
};
