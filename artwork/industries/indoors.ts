import { facet, ground, mosaic } from "../covers/shapes";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { type Point, pts } from "../drawing/svg";
import { shade } from "../palette";
import { circle, line } from "../shapes";
import { BAND, type View } from "./view";

const { width: WIDTH, height: HEIGHT } = BAND;

export const indoorViews: Readonly<Record<string, View>> = {
  fintech: (c) => {
    const coins = Array.from({ length: 8 }, (_, index) => {
      const tip = index === 7;
      const [x, y, rx, ry, h] = [960 + (index % 3) * 16 - 16, 880 - index * 84, 330, 92, 60];
      const at = (turn: number, dy = 0): Point => [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry + dy];
      const turns = Array.from({ length: 7 }, (_, step) => (step / 6) * Math.PI);
      const fill = tip ? ACCENT : shade(c, index * 0.05);
      const sides = turns
        .slice(0, -1)
        .map((turn, step) =>
          facet(
            [at(turn), at(turns[step + 1] ?? turn), at(turns[step + 1] ?? turn, h), at(turn, h)],
            shade(fill, [-0.5, -0.38, -0.2, -0.05, 0.1, 0.24][step] ?? 0),
          ),
        )
        .join("");
      const top = Array.from({ length: 12 }, (_, step) =>
        facet(
          [[x, y], at((step / 12) * Math.PI * 2), at(((step + 1) / 12) * Math.PI * 2)],
          shade(fill, 0.2 + Math.cos((step / 12) * Math.PI * 2 - 3.6) * 0.16),
        ),
      ).join("");
      return tip ? `<g transform="rotate(-12 630 292) translate(0 -40)">${sides}${top}</g>` : sides + top;
    });
    return (
      ground(mix(c, INK, 0.62)) +
      facet(pts(0, 0, 1040, 0, 810, HEIGHT, 0, HEIGHT), mix(c, INK, 0.5)) +
      facet(pts(700, 960, 1290, 960, 1920, 1080, 1000, 1080), mix(c, INK, 0.8)) +
      coins.join("")
    );
  },
  security: (c, random) =>
    ground(mix(c, INK, 0.72)) +
    facet(pts(0, 0, 520, 0, 290, HEIGHT, 0, HEIGHT), mix(c, INK, 0.64)) +
    mosaic(
      560,
      70,
      800,
      1010,
      4,
      6,
      random,
      (u) => shade(mix(c, INK, 0.22), random.between(-0.22, 0.14) - u * 0.16),
      0.24,
    ) +
    facet(pts(1360, 70, 1388, 70, 1388, HEIGHT, 1360, HEIGHT), ACCENT) +
    facet(pts(1388, 1080, 1388, 940, 1760, 1080), mix(ACCENT, INK, 0.15)) +
    circle(1260, 600, 46, { fill: mix(c, INK, 0.7) }) +
    facet(pts(1240, 590, 1120, 590, 1120, 614, 1240, 614), shade(c, 0.35)) +
    circle(1260, 600, 22, { fill: shade(c, 0.35) }),
  retail: (c) => {
    const chandelier = [-1, 1].flatMap((s) =>
      [0.4, 0.72, 1].map((share, index) => {
        const x = 960 + s * 330 * share;
        return (
          line(960, 330, x, 420 - index * 24, { stroke: INK, width: 6 }) +
          line(960, 640, x, 470 - index * 24, { stroke: INK, width: 6 }) +
          line(x, 420 - index * 24, x, 470 - index * 24, { stroke: INK, width: 6 }) +
          facet(pts(x - 14, 400 - index * 24, x, 340 - index * 24, x + 14, 400 - index * 24), ACCENT) +
          facet(pts(x, 478 - index * 24, x + 20, 520 - index * 24, x, 580 - index * 24), PAPER) +
          facet(pts(x, 478 - index * 24, x - 20, 520 - index * 24, x, 580 - index * 24), shade(c, 0.6))
        );
      }),
    );
    return (
      ground(mix(c, INK, 0.45)) +
      facet(pts(240, 60, 1680, 60, 1680, 960, 240, 960), shade(c, 0.38)) +
      facet(pts(240, 60, 1100, 60, 910, 960, 240, 960), shade(c, 0.55)) +
      facet(pts(1680, 60, 1680, 620, 1420, 300), shade(c, 0.14)) +
      facet(pts(240, 960, 700, 960, 240, 560), shade(c, 0.24)) +
      line(960, 60, 960, 640, { stroke: INK, width: 8 }) +
      chandelier.join("") +
      facet(pts(960, 640, 1000, 700, 960, 790, 920, 700), PAPER) +
      facet(pts(960, 640, 1000, 700, 960, 790), shade(c, 0.45)) +
      facet(pts(160, 960, 1760, 960, 1840, 1080, 80, 1080), mix(c, INK, 0.68)) +
      facet(pts(200, 20, 1720, 20, 1780, 120, 140, 120), mix(c, INK, 0.2)) +
      [0, 1, 2, 3]
        .map((index) =>
          facet(
            pts(240 + index * 400, 20, 440 + index * 400, 20, 440 + index * 405, 120, 228 + index * 405, 120),
            shade(c, 0.2),
          ),
        )
        .join("")
    );
  },
  entertainment: (c) => {
    const rays = Array.from({ length: 9 }, (_, index) => {
      const at = (step: number): Point => [-500 + step * 325, 1080];
      return facet(
        [[960, 150], at(index), at(index + 0.86)],
        mix(c, index === 4 ? ACCENT : PAPER, index === 4 ? 0.85 : 0.08 + (index % 3) * 0.16),
      );
    });
    const rows = [0, 1, 2].map((row) =>
      Array.from({ length: 15 - row * 2 }, (_, index) => {
        const step = WIDTH / (15 - row * 2);
        const [x, y] = [(index + 0.5) * step, 880 + row * 110];
        const size = 52 + row * 20;
        return (
          facet(
            pts(x, y - size * 1.1, x + size * 0.72, y + 60, x - size * 0.72, y + 60),
            mix(c, INK, 0.8 + row * 0.06),
          ) + facet(pts(x, y - size * 1.1, x - size * 0.72, y + 60, x - size * 0.3, y + 60), mix(c, INK, 0.64))
        );
      }).join(""),
    );
    return (
      ground(mix(c, INK, 0.62)) +
      rays.join("") +
      facet(pts(560, 110, 1360, 110, 1280, 210, 640, 210), PAPER) +
      facet(pts(960, 110, 1360, 110, 1280, 210, 960, 210), shade(ACCENT, 0.35)) +
      facet(pts(0, 0, 560, 0, 540, 110, 0, 330), mix(c, INK, 0.75)) +
      facet(pts(1920, 0, 1360, 0, 1380, 110, 1920, 330), mix(c, INK, 0.82)) +
      rows.join("")
    );
  },
  healthtech: (c) => {
    const hand = (s: number): string => {
      const at = (x: number, y: number): Point => [960 + s * x, y];
      const tone = s < 0 ? 0.08 : -0.14;
      return (
        facet([at(90, 1080), at(150, 850), at(390, 700), at(560, 820), at(420, 1080)], shade(c, tone)) +
        facet([at(150, 850), at(390, 700), at(300, 640), at(110, 780)], shade(c, tone + 0.2)) +
        [
          [390, 700, 470, 420],
          [450, 740, 580, 440],
          [500, 780, 680, 510],
          [550, 820, 740, 620],
        ]
          .map(
            ([x0 = 0, y0 = 0, x1 = 0, y1 = 0], index) =>
              facet(
                [at(x0 - 40, y0), at(x0 + 40, y0 + 46), at(x1 + 32, y1 + 12), at(x1 - 16, y1)],
                shade(c, tone + 0.14 - index * 0.07),
              ) +
              facet(
                [at(x0, y0 + 22), at(x0 + 40, y0 + 46), at(x1 + 32, y1 + 12)],
                shade(c, tone - 0.08 - index * 0.07),
              ),
          )
          .join("") +
        facet([at(150, 850), at(110, 780), at(200, 560), at(252, 590), at(230, 720)], shade(c, tone + 0.26))
      );
    };
    return (
      ground(mix(c, INK, 0.66)) +
      facet(pts(0, 0, 1100, 0, 870, HEIGHT, 0, HEIGHT), mix(c, INK, 0.58)) +
      [330, 262, 190]
        .map((radius, index) =>
          circle(960, 400, radius, { fill: mix(mix(c, INK, 0.5), "#fff2b8", [0.14, 0.36, 0.92][index] ?? 0.5) }),
        )
        .join("") +
      hand(-1) +
      hand(1)
    );
  },
};
