import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix } from "../drawing/palette";
import { type Point, polygon, pts } from "../drawing/svg";
import { STONE, shade } from "../palette";
import { group } from "../shapes";
import { type Cover, facet, greys, ground, leaning, split } from "./shapes";

const AMBER = "#c98a00";

export const productDesignCovers: Readonly<Record<string, Cover>> = {
  "accessible-by-specification": (tones, random) => {
    const { mid, dark } = greys(tones);
    const wall: string[] = [];
    for (let row = 0; row < 4; row++)
      for (let column = -1; column < 9; column++) {
        const shift = row % 2 ? 120 : 0;
        const [x, y] = [column * 240 + shift, row * 270];
        const fill = mix(dark, mid, random.pick([0, 0.18, 0.5, 0.85, 1]));
        wall.push(split(pts(x + 58, y, x + 298, y, x + 240, y + 270, x, y + 270), fill, 0.07));
      }
    return (
      ground(dark) +
      wall.join("") +
      facet(leaning(1060, 270, 96, 540, CUT), ACCENT) +
      facet(pts(1174.8, 270, 1270.8, 270, 1060, 810), shade(ACCENT, 0.35)) +
      facet(pts(1270, 270, 1330, 320, 1216, 860, 1156, 810), mix(dark, INK, 0.6)) +
      facet(pts(1060, 810, 1156, 810, 1010, 1080, 760, 1080), mix(ACCENT, mid, 0.35))
    );
  },
  "designing-empty-states": (tones) =>
    ground(mix(STONE, tones.light, 0.35)) +
    facet(pts(1660, 0, 1920, 0, 1920, 1080, 1430, 1080), mix(STONE, tones.light, 0.6)) +
    facet(pts(0, 1080, 0, 660, 420, 1080), ACCENT) +
    facet(pts(0, 1080, 0, 660, 150, 1080), shade(ACCENT, 0.4)) +
    facet(pts(420, 1080, 270, 930, 300, 1080), mix(ACCENT, AMBER, 0.5)),
  "designing-for-gloves": (tones) => {
    const { dark } = greys(tones);
    const finger = (angle: number, length: number, width: number, tone: number): string => {
      const half = width / 2;
      return group(
        facet(
          pts(-half, 0, 0, 0, 0, -length, -half * 0.8, -length + 30, -half, -length + 110),
          shade(dark, tone + 0.12),
        ) +
          facet(
            pts(0, 0, half, 0, half, -length + 110, half * 0.8, -length + 30, 0, -length),
            shade(dark, tone - 0.12),
          ),
        `translate(960 1290) scale(1.25) rotate(${angle})`,
      );
    };
    return (
      ground(tones.main) +
      facet(pts(0, 0, 900, 0, 670, 1080, 0, 1080), shade(tones.main, 0.14)) +
      facet(pts(780, 300, 1140, 300, 1140, 660, 780, 660), ACCENT) +
      facet(pts(780, 300, 1140, 300, 780, 660), shade(ACCENT, 0.35)) +
      finger(-58, 800, 230, 0) +
      finger(58, 800, 230, -0.05) +
      finger(-27, 850, 230, 0.1) +
      finger(28, 840, 230, 0.04) +
      finger(0, 745, 230, 0.18) +
      facet(pts(620, 1080, 760, 900, 1160, 900, 1300, 1080), mix(dark, INK, 0.5))
    );
  },
  "tables-people-can-read": (tones) => {
    const warm = mix("#d9d4cb", tones.light, 0.4);
    const rows = Array.from({ length: 9 }, (_, index) => {
      const yellow = index === 5;
      const [x, y] = [yellow ? 130 : 200, 120 + index * 96];
      const width = yellow ? 1640 : 1500;
      const height = yellow ? 62 : 40;
      const top = y - (height - 40) / 2;
      const fill = yellow ? ACCENT : mix(INK, tones.deep, 0.3 + (index % 3) * 0.2);
      return (
        facet(leaning(x, top, width, height, CUT), fill) +
        facet(
          pts(
            x + width * 0.3,
            top,
            x + width * 0.3 + 180,
            top,
            x + width * 0.3 + 180 - height * CUT,
            top + height,
            x + width * 0.3 - height * CUT,
            top + height,
          ),
          shade(fill, yellow ? 0.4 : 0.13),
        )
      );
    });
    return ground(warm) + facet(pts(1500, 0, 1920, 0, 1920, 1080, 1270, 1080), shade(warm, -0.05)) + rows.join("");
  },
  "the-second-week-of-onboarding": (tones) => {
    const { mid, pale } = greys(tones);
    const tops = [900, 800, 700, 600, 780, 520, 420, 320];
    const steps = tops.map((top, index) => {
      const x = 100 + index * 215;
      const fill = mix(mid, pale, index * 0.11);
      const dip =
        index === 4
          ? facet(pts(x + 20, top - 6, x + 196, top - 46, x + 180, top - 6), ACCENT) +
            facet(pts(x + 20, top - 6, x + 196, top - 46, x + 120, top - 62), shade(ACCENT, 0.4))
          : "";
      return (
        facet(pts(x, top, x + 215, top, x + 215, 1080, x, 1080), fill) +
        facet(pts(x, top, x + 215, top, x + 215, 1080), shade(fill, -0.12)) +
        facet(pts(x, top, x + 215, top, x + 215, top + 14, x, top + 14), shade(fill, 0.45)) +
        dip
      );
    });
    return ground(tones.deep) + facet(pts(0, 0, 760, 0, 530, 1080, 0, 1080), shade(tones.deep, 0.07)) + steps.join("");
  },
  "motion-with-a-reason": (tones) => {
    const frames = Array.from({ length: 5 }, (_, index) => {
      const lean = index * CUT * 0.62;
      const x = 182 + index * 290;
      const fill = index === 4 ? ACCENT : mix(tones.light, tones.deep, 0.25 + index * 0.2);
      return (
        facet(leaning(x, 240, 110, 600, lean), fill) +
        facet(pts(x + 600 * lean, 240, x + 110 + 600 * lean, 240, x, 840), shade(fill, 0.22)) +
        facet(pts(x - 30, 856, x + 140, 856, x + 140, 862, x - 30, 862), tones.deep)
      );
    });
    return (
      ground(tones.light) +
      facet(pts(0, 862, 1920, 862, 1920, 1080, 0, 1080), shade(tones.light, -0.08)) +
      frames.join("")
    );
  },
  "prototypes-that-answer-questions": (tones) => {
    const big: Point[] = pts(560, 880, 1000, 200, 1380, 330, 1210, 880);
    return (
      ground(mix(STONE, tones.light, 0.4)) +
      facet(pts(0, 880, 1920, 880, 1920, 1080, 0, 1080), mix(STONE, tones.main, 0.3)) +
      polygon(big, { stroke: INK, width: 9, join: "miter" }) +
      polygon(pts(1000, 200, 1010, 640, 560, 880), { stroke: INK, width: 4, dash: "18 12" }) +
      facet(pts(1230, 880, 1338, 480, 1560, 880), ACCENT) +
      facet(pts(1338, 480, 1560, 880, 1400, 880), mix(ACCENT, AMBER, 0.55)) +
      facet(pts(1338, 480, 1230, 880, 1290, 880), shade(ACCENT, 0.4)) +
      facet(pts(1230, 884, 1560, 884, 1880, 960, 1520, 960), mix(STONE, tones.deep, 0.5)) +
      facet(pts(0, 0, 260, 0, 30, 1080, 0, 1080), mix(STONE, tones.main, 0.42))
    );
  },
  "the-case-against-dashboards": (tones) => {
    const { mid, pale, dark } = greys(tones);
    const dials = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      const [x, y] = [960 + Math.cos(angle) * 640, 540 + Math.sin(angle) * 390];
      return (
        Array.from({ length: 6 }, (_, side) => {
          const at = (turn: number): Point => [
            x + Math.cos(turn * 1.0472 + angle) * 96,
            y + Math.sin(turn * 1.0472 + angle) * 96,
          ];
          return facet(
            [[x, y], at(side), at(side + 1)],
            mix(mid, side < 3 ? pale : dark, ((side * 5 + index * 2) % 6) * 0.11),
          );
        }).join("") +
        facet(pts(x - 5, y, x + 5, y, x + Math.cos(angle + 2.4) * 70, y + Math.sin(angle + 2.4) * 70), INK)
      );
    });
    return (
      ground(tones.light) +
      facet(pts(1300, 0, 1920, 0, 1920, 1080, 1070, 1080), shade(tones.light, -0.06)) +
      facet(pts(600, 560, 820, 330, 1220, 350, 1330, 560, 1120, 750, 760, 730), INK) +
      facet(pts(820, 330, 1220, 350, 1216, 364, 826, 345), ACCENT) +
      facet(pts(600, 560, 820, 330, 960, 560), tones.deep) +
      dials.join("")
    );
  },
};
