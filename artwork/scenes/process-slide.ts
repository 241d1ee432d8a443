import { facet } from "../covers/shapes";
import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { type Random, seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { stone } from "../facets";
import { SLATE, STONE, shade } from "../palette";
import type { Scene } from "../scene";
import { group, rect } from "../shapes";

const WIDTH = 1600;
const HEIGHT = 1200;
const AMBER = "#c98a00";

function wall(fill: string, edge = 980): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill }) +
    facet(pts(0, 0, edge, 0, edge - HEIGHT * CUT, HEIGHT, 0, HEIGHT), shade(fill, 0.07))
  );
}

/** A lump of stone before the cut: many small, uneven facets. */
function rough(x: number, y: number, radius: number, random: Random): string {
  const ring = (reach: number, count: number, offset: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + offset) / count) * Math.PI * 2;
      const out = radius * reach * random.between(0.84, 1.1);
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.84];
    });
  const [outer, inner] = [ring(1, 13, 0), ring(0.55, 13, 0.5)];
  const tone = (px: number, py: number): string => {
    const light = (x - px + (y - py) * 1.2) / radius;
    return light > 0
      ? shade(mix(ACCENT, AMBER, 0.25), Math.min(0.6, light * 0.5 + random.between(-0.06, 0.06)))
      : mix(mix(ACCENT, AMBER, 0.25), "#5b3a00", Math.min(0.85, -light * 0.7 + random.between(-0.06, 0.06)));
  };
  const piece = (points: readonly Point[]): string =>
    facet(
      points,
      tone(
        points.reduce((sum, [px]) => sum + px, 0) / points.length,
        points.reduce((sum, [, py]) => sum + py, 0) / points.length,
      ),
    );
  return outer
    .map((point, index) => {
      const [next, own, after] = [
        outer[(index + 1) % 13] ?? point,
        inner[index] ?? point,
        inner[(index + 1) % 13] ?? point,
      ];
      return (
        piece([point, next, own]) +
        piece([next, after, own]) +
        piece([own, after, [x - radius * 0.06, y - radius * 0.08]])
      );
    })
    .join("");
}

const SLIDES: Readonly<Record<string, (random: Random) => string>> = {
  "rough-stone": (random) => {
    const sheets = [
      [160, 860, -8],
      [420, 1010, 14],
      [1180, 850, 10],
      [1300, 1030, -16],
      [800, 1080, 4],
    ].map(([x = 0, y = 0, angle = 0], index) =>
      group(
        facet(pts(0, 0, 190, -24, 210, 60, 16, 90), index % 2 ? STONE : PAPER) +
          facet(pts(190, -24, 210, 60, 120, 40), "#dcd8cc"),
        `translate(${x} ${y}) rotate(${angle})`,
      ),
    );
    return (
      wall("#3a4045") +
      facet(pts(0, 760, WIDTH, 760, WIDTH, HEIGHT, 0, HEIGHT), INK) +
      facet(pts(0, 760, 800, 760, 560, HEIGHT, 0, HEIGHT), SLATE) +
      facet(pts(620, 850, 1020, 850, 1520, 950, 1000, 960), "#050607") +
      sheets.join("") +
      rough(800, 600, 320, random)
    );
  },
  "first-cut": () => {
    const half = (side: -1 | 1): string => {
      const edge = (y: number): number => 800 + (600 - y) * CUT * 1.5 + side * 46;
      const shape = polygon(
        side < 0
          ? pts(0, 0, edge(0), 0, edge(HEIGHT), HEIGHT, 0, HEIGHT)
          : pts(WIDTH, 0, edge(0), 0, edge(HEIGHT), HEIGHT, WIDTH, HEIGHT),
        {},
      );
      return clipped(shape, rough(800 + side * 46, 600, 400, seeded("first cut")));
    };
    const at = (y: number): number => 800 + (600 - y) * CUT * 1.5;
    return (
      wall(SLATE, 1100) +
      facet(pts(at(0) - 30, 0, at(0) + 30, 0, at(HEIGHT) + 30, HEIGHT, at(HEIGHT) - 30, HEIGHT), "#fff3b0") +
      facet(pts(at(880) - 24, 880, at(880) + 24, 880, at(HEIGHT) + 330, HEIGHT, at(HEIGHT) - 130, HEIGHT), ACCENT) +
      half(-1) +
      half(1)
    );
  },
  facets: (random) => {
    const kinds: ((x: number, y: number, s: number) => readonly Point[])[] = [
      (x, y, s) => pts(x, y - s, x + s, y + s, x - s, y + s),
      (x, y, s) => pts(x - s, y - s, x + s * 0.6, y - s, x + s, y + s, x - s * 0.6, y + s),
      (x, y, s) => pts(x, y - s, x + s, y, x, y + s, x - s, y),
      (x, y, s) => pts(x - s * 0.5, y - s, x + s * 0.5, y - s, x + s, y + s, x - s, y + s),
      (x, y, s) =>
        pts(x - s * 0.5, y - s, x + s * 0.5, y - s, x + s, y, x + s * 0.5, y + s, x - s * 0.5, y + s, x - s, y),
    ];
    const rows = kinds.map(
      (kind, row) =>
        rect(90, 92 + row * 208, 1420, 184, { fill: shade(SLATE, 0.06) }) +
        Array.from({ length: 11 }, (_, column) => {
          const fill = (row * 11 + column) % 9 === 4 ? ACCENT : mix(STONE, "#8a9096", random.between(0, 0.9));
          const points = kind(166 + column * 127, 184 + row * 208, 50);
          return (
            facet(points, fill) +
            facet([points[0] ?? [0, 0], points[1] ?? [0, 0], points[2] ?? [0, 0]], shade(fill, -0.16))
          );
        }).join(""),
    );
    return rect(0, 0, WIDTH, HEIGHT, { fill: INK }) + rect(60, 62, 1480, 1080, { fill: "#0c0d0f" }) + rows.join("");
  },
  setting: (random) => {
    const claw = (angle: number, tone: number): string =>
      group(
        facet(pts(-60, 560, 0, 560, 0, 250, -26, 276), shade("#4a5056", tone + 0.18)) +
          facet(pts(60, 560, 0, 560, 0, 250, 26, 276), shade("#4a5056", tone - 0.2)) +
          facet(pts(-26, 276, 0, 250, 26, 276, 0, 316), shade("#4a5056", tone + 0.4)),
        `translate(800 560) rotate(${angle})`,
      );
    return (
      wall("#d3cec2") +
      facet(pts(430, 1100, 1170, 1100, 1600, 1190, 1600, 1200, 560, 1200), "#a9a498") +
      facet(pts(560, 900, 1040, 900, 960, 1130, 640, 1130), SLATE) +
      facet(pts(800, 900, 1040, 900, 960, 1130, 800, 1130), INK) +
      stone([800, 560], 350, random, { colour: ACCENT, sides: 10, depth: 0.5 }) +
      claw(-38, 0.1) +
      claw(38, -0.12) +
      claw(-112, 0.16) +
      claw(112, -0.16)
    );
  },
  light: (random) => {
    const planes = Array.from({ length: 6 }, (_, index) =>
      facet(
        pts(700 + index * 170, 0, 900 + index * 190, 0, 680 + index * 230, HEIGHT, 460 + index * 200, HEIGHT),
        shade(SLATE, index % 2 ? -0.2 : 0.05),
      ),
    );
    const rays = Array.from({ length: 7 }, (_, index) =>
      facet(
        pts(470, 700, 1600, -150 + index * 175, 1600, -30 + index * 175),
        mix(ACCENT, index % 2 ? PAPER : AMBER, 0.18 + (index % 3) * 0.12),
      ),
    );
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: INK }) +
      planes.join("") +
      rays.join("") +
      facet(pts(0, 960, WIDTH, 960, WIDTH, HEIGHT, 0, HEIGHT), "#0a0b0c") +
      facet(pts(330, 960, 600, 960, 1100, HEIGHT, 700, HEIGHT), mix(ACCENT, INK, 0.55)) +
      stone([450, 720], 270, random, { colour: ACCENT, light: [1, -0.6], sides: 9, depth: 0.5 })
    );
  },
};

/** A step of the process, told by the stone: found, cut, sorted, set, lit. */
export const processSlide: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug }) {
    const random = seeded(slug);
    const slide = SLIDES[slug];
    return slide ? slide(random) : wall(SLATE) + stone([800, 600], 360, random, { colour: ACCENT });
  },
};
