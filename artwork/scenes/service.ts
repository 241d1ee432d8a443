import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { hash, type Random, seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { stone } from "../facets";
import { GREY, SLATE, STONE, shade } from "../palette";
import type { Scene } from "../scene";
import { circle, group, line, rect } from "../shapes";

const WIDTH = 1280;
const HEIGHT = 1600;

type StillLife = (random: Random) => string;

function facet(points: readonly Point[], fill: string): string {
  return polygon(points, { fill, stroke: fill, width: 1.2, join: "round" });
}

/** A wall and a table, the light's edge cut across both. */
function setting(wall: string, table: string, horizon = 1130): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: wall }) +
    facet(pts(0, 0, 820, 0, 820 - horizon * CUT, horizon, 0, horizon), shade(wall, 0.1)) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, { fill: table }) +
    facet(pts(0, horizon, 820 - horizon * CUT, horizon, 360, HEIGHT, 0, HEIGHT), shade(table, 0.12))
  );
}

const LIFES: Readonly<Record<string, StillLife>> = {
  // A clear stone that bends a line passing behind it.
  "ux-design": (random) => {
    const pale = (x: number, y: number, size: number): string =>
      facet(pts(x, y - size * 1.3, x + size, y, x - size * 0.2, y + size * 0.2), shade(STONE, -0.08)) +
      facet(pts(x, y - size * 1.3, x - size * 0.2, y + size * 0.2, x - size * 0.9, y), STONE);
    const rim: Point[] = pts(640, 430, 900, 560, 960, 830, 800, 1080, 500, 1090, 330, 850, 390, 570);
    const straight = line(0, 900, WIDTH, 640, { stroke: ACCENT, width: 20 });
    const bent = line(250, 680, 1000, 990, { stroke: ACCENT, width: 30 });
    const glass = stone([640, 780], 320, random, { colour: "#c9d6d8", sides: 9, table: 0.46, depth: 0.22 });
    return (
      setting("#d7d4cb", "#c4c0b4") +
      straight +
      facet(pts(470, 1090, 800, 1085, 1240, 1230, 820, 1240), "#a5a195") +
      facet(rim, "#c9d6d8") +
      glass +
      group(
        clipped(polygon(pts(480, 560, 800, 560, 900, 800, 760, 1040, 500, 1030, 380, 800), {}), bent),
        undefined,
        0.9,
      ) +
      pale(210, 1250, 150) +
      pale(1040, 1330, 190) +
      pale(520, 1420, 120)
    );
  },
  // Swatches cut from one sheet.
  "ui-design": () => {
    const colours = [
      ACCENT,
      "#e0663f",
      PAPER,
      "#3d6f86",
      STONE,
      GREY,
      "#f2b79c",
      "#1f4d46",
      shade(ACCENT, 0.5),
      "#7d5a86",
      "#b9c8cf",
      "#a88a1e",
    ];
    const swatches = colours.map((fill, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const [x, y] = [266 + column * 290 - row * 60, 250 + row * 290 - column * 62];
      const [w, h] = [290, 290];
      return (
        facet(pts(x, y, x + w, y - 62, x + w - 60, y + h - 62, x - 60, y + h), fill) +
        facet(pts(x + w, y - 62, x + w - 60, y + h - 62, x - 60, y + h), shade(fill, index % 2 ? -0.12 : -0.07))
      );
    });
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: INK }) +
      facet(pts(900, 0, WIDTH, 0, WIDTH, HEIGHT, 560, HEIGHT), SLATE) +
      facet(pts(110, 1420, 1010, 1228, 1120, 1284, 210, 1486), "#08090a") +
      swatches.join("")
    );
  },
  // Layers with one seam of light.
  "software-development": () => {
    const layers = Array.from({ length: 9 }, (_, index) => {
      const y = 1190 - index * 104;
      const [x, w, h] = [210 + (index % 2) * 24 - (index % 3) * 16, 740, 88];
      const fill = shade(SLATE, (index % 4) * 0.05);
      const seam = 640 + (1190 - y) * CUT;
      return (
        facet(pts(x, y, x + w, y, x + w, y + h, x, y + h), fill) +
        facet(pts(x, y, x + 180, y - 62, x + w + 180, y - 62, x + w, y), shade(fill, 0.16)) +
        facet(pts(x + w, y, x + w + 180, y - 62, x + w + 180, y + h - 62, x + w, y + h), shade(fill, -0.45)) +
        facet(pts(seam, y, seam + 34, y, seam + 34 - h * CUT, y + h, seam - h * CUT, y + h), ACCENT) +
        facet(pts(seam, y, seam + 34, y, seam + 214, y - 62, seam + 180, y - 62), shade(ACCENT, 0.45))
      );
    });
    return (
      setting("#3a3f44", "#2a2e32", 1200) +
      facet(pts(210, 1278, 950, 1278, WIDTH, 1360, WIDTH, 1480, 560, 1420), "#17191b") +
      layers.join("")
    );
  },
  // An upright slab, lit along one edge.
  "mobile-app-development": () =>
    setting("#b3aea4", "#8f8a80", 1250) +
    facet(pts(450, 1330, 860, 1330, WIDTH, 1420, WIDTH, 1560, 700, 1480), "#5f5b53") +
    facet(pts(420, 300, 560, 250, 560, 1290, 420, 1330), ACCENT) +
    facet(pts(420, 300, 470, 282, 470, 1316, 420, 1330), shade(ACCENT, 0.55)) +
    facet(pts(560, 250, 860, 330, 860, 1330, 560, 1290), INK) +
    facet(pts(560, 250, 860, 330, 560, 760), SLATE) +
    facet(pts(860, 330, 860, 900, 560, 760), shade(INK, 0.04)) +
    facet(pts(560, 760, 860, 900, 700, 1308, 560, 1290), shade(SLATE, 0.07)) +
    facet(pts(420, 300, 560, 250, 860, 330, 720, 384), shade(GREY, 0.3)),
  // Panes leaning on one another, light between them.
  "web-development": () => {
    const panes = Array.from({ length: 5 }, (_, index) => {
      const x = 120 + index * 205;
      const points: Point[] = pts(x + 210, 330 + index * 34, x + 470, 270 + index * 34, x + 260, 1280, x, 1340);
      return (
        group(
          facet(points, mix("#9fc0cc", PAPER, index * 0.17)) +
            facet([points[0] ?? [0, 0], points[1] ?? [0, 0], points[3] ?? [0, 0]], STONE),
          undefined,
          0.5,
        ) +
        (index < 4
          ? facet(pts(x + 478, 330 + index * 34, x + 520, 340 + index * 34, x + 300, 1300, x + 268, 1290), ACCENT)
          : "") +
        polygon(points, { stroke: STONE, width: 5, join: "round" })
      );
    });
    return (
      setting("#2f444d", "#22333a", 1220) +
      facet(pts(120, 1345, 1110, 1285, WIDTH, 1380, WIDTH, 1470, 420, 1480), "#c9a400") +
      panes.join("")
    );
  },
  // Six facets that stand apart and still share a ring.
  "dedicated-agile-teams": () => {
    const fills = [ACCENT, INK, "#c8603a", PAPER, "#3d6f86", GREY];
    const ring = fills.map((fill, index) => {
      const at = (turn: number, reach: number): Point => {
        const angle = ((index + turn) / 6) * Math.PI * 2 - 1.9;
        const push = 34;
        const middle = ((index + 0.5) / 6) * Math.PI * 2 - 1.9;
        return [
          640 + Math.cos(angle) * reach + Math.cos(middle) * push,
          790 + Math.sin(angle) * reach * 1.04 + Math.sin(middle) * push,
        ];
      };
      const spike = 430 + (index % 3) * 46;
      return (
        facet([at(0, 200), at(0, 410), at(0.5, spike)], shade(fill, index < 3 ? 0.16 : -0.1)) +
        facet([at(0, 200), at(0.5, spike), at(1, 200)], fill) +
        facet([at(1, 200), at(0.5, spike), at(1, 410)], shade(fill, index < 3 ? -0.12 : -0.28))
      );
    });
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: "#d9d4c8" }) +
      facet(pts(0, 0, 760, 0, 420, HEIGHT, 0, HEIGHT), "#e4e0d6") +
      ring.join("") +
      circle(640, 790, 60, { fill: ACCENT })
    );
  },
};

/** A service's still life; one that is new gets a cut stone of its own. */
export const service: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug }) {
    const random = seeded(slug);
    const life = LIFES[slug];
    if (life) return life(random);
    return setting(hash(slug) % 2 ? "#b3aea4" : "#3a3f44", SLATE) + stone([640, 820], 380, random, { colour: ACCENT });
  },
};
