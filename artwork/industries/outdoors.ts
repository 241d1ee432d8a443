import { facet, ground, mosaic } from "../covers/shapes";
import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { pts } from "../drawing/svg";
import { shade } from "../palette";
import { line } from "../shapes";
import { BAND, type View } from "./view";

const { width: WIDTH, height: HEIGHT } = BAND;

export const outdoorViews: Readonly<Record<string, View>> = {
  "offshore-energy": (c, random) => {
    const deck = (x: number, y: number, w: number, h: number, tone: number): string =>
      facet(pts(x, y, x + w, y, x + w, y + h, x, y + h), shade(c, tone)) +
      facet(pts(x + w * 0.6, y, x + w, y, x + w, y + h, x + w * 0.45, y + h), shade(c, tone - 0.16));
    const legs = [700, 900, 1120, 1300].map(
      (x, index) =>
        facet(pts(x, 560, x + 34, 560, x + 54, 900, x - 10, 900), shade(c, index % 2 ? -0.35 : -0.12)) +
        (index < 3
          ? line(x + 20, 590, x + 220, 780, { stroke: shade(c, -0.4), width: 9 }) +
            line(x + 220, 590, x + 20, 780, { stroke: shade(c, -0.4), width: 9 })
          : ""),
    );
    const sea = [0, 1, 2]
      .map((row) =>
        mosaic(
          0,
          770 + row * 105,
          WIDTH,
          112,
          11,
          1,
          random,
          () => shade(mix(c, INK, 0.72 + row * 0.07), random.between(-0.15, 0.14)),
          0,
        ),
      )
      .join("");
    return (
      ground(mix(c, PAPER, 0.62)) +
      facet(pts(0, 0, 760, 0, 590, 800, 0, 800), mix(c, PAPER, 0.72)) +
      legs.join("") +
      deck(620, 480, 780, 86, 0) +
      deck(680, 360, 330, 124, 0.16) +
      deck(1060, 400, 280, 84, -0.08) +
      facet(pts(760, 360, 880, 360, 836, 90, 806, 90), shade(c, -0.2)) +
      facet(pts(820, 90, 836, 90, 880, 360, 830, 360), shade(c, -0.42)) +
      facet(pts(1180, 400, 1200, 400, 1500, 230, 1486, 218), shade(c, -0.3)) +
      facet(pts(620, 566, 1400, 566, 1340, 600, 690, 600), shade(c, -0.45)) +
      facet(pts(1486, 218, 1500, 230, 1540, 170), ACCENT) +
      sea
    );
  },
  "travel-transportation": (c, random) => {
    const water = mix(c, PAPER, 0.3);
    return (
      ground(mix(c, PAPER, 0.78)) +
      facet(pts(0, 620, 0, 260, 330, 90, 520, 330, 760, 620), mix(c, INK, 0.25)) +
      facet(pts(330, 90, 520, 330, 380, 620, 220, 400), mix(c, INK, 0.42)) +
      facet(pts(1000, 620, 1380, 190, 1640, 60, 1920, 300, 1920, 620), mix(c, INK, 0.34)) +
      facet(pts(1640, 60, 1920, 300, 1920, 620, 1560, 420), mix(c, INK, 0.5)) +
      mosaic(0, 600, WIDTH, 480, 10, 4, random, (_, v) => shade(mix(water, c, v), random.between(-0.1, 0.1)), 0.3) +
      facet(pts(0, 980, WIDTH, 980 - WIDTH * CUT, WIDTH, HEIGHT, 0, HEIGHT), mix(c, INK, 0.55)) +
      facet(pts(560, 660, 1360, 590, 1300, 740, 640, 790), shade(c, -0.2)) +
      facet(pts(560, 660, 960, 625, 940, 770, 640, 790), c) +
      facet(pts(660, 652, 1240, 600, 1220, 520, 700, 565), PAPER) +
      facet(pts(960, 625, 1240, 600, 1220, 520, 980, 540), mix(PAPER, c, 0.22)) +
      facet(pts(780, 558, 1000, 538, 990, 470, 800, 488), mix(PAPER, c, 0.1)) +
      facet(pts(1060, 533, 1130, 527, 1140, 430, 1080, 436), ACCENT) +
      [0, 1, 2, 3, 4, 5]
        .map((index) =>
          facet(
            pts(
              720 + index * 80,
              612 - index * 7,
              760 + index * 80,
              608 - index * 7,
              760 + index * 80,
              584 - index * 7,
              720 + index * 80,
              588 - index * 7,
            ),
            c,
          ),
        )
        .join("")
    );
  },
};
