import { CUT, facing } from "../drawing/facets";
import { ACCENT, INK, PAPER } from "../drawing/palette";
import { hash, type Random, seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { stone } from "../facets";
import { GREY, SLATE, STONE, shade } from "../palette";
import type { Scene } from "../scene";
import { group, rect } from "../shapes";

const WIDTH = 1280;
const HEIGHT = 1600;

type StillLife = (random: Random) => string;

/** The services' grounds: six hues of one depth, each with the plane that the light cuts out of it. The sixth is ink. */
type Ground = { deep: string; lit: string; floor: string; floorLit: string; shadow: string };

const TEAL: Ground = { deep: "#0f4f54", lit: "#3f9690", floor: "#0b3d42", floorLit: "#2b7673", shadow: "#06272b" };
const BRICK: Ground = { deep: "#a2452f", lit: "#dd8560", floor: "#7f3222", floorLit: "#bb6445", shadow: "#4a1a12" };
const COBALT: Ground = { deep: "#1b4f9c", lit: "#5f9fe0", floor: "#153d7b", floorLit: "#3f7bc0", shadow: "#0b2147" };
const PLUM: Ground = { deep: "#5f2450", lit: "#a9628e", floor: "#48193c", floorLit: "#85446d", shadow: "#2a0d23" };
const OLIVE: Ground = { deep: "#5b6a26", lit: "#a3ad57", floor: "#5b6a26", floorLit: "#a3ad57", shadow: "#37421a" };

function facet(points: readonly Point[], fill: string): string {
  return polygon(points, { fill, stroke: fill, width: 1.2, join: "round" });
}

/** A wall and a table; right of a cut that starts at (x, 0) both are lit. The cut leans on the wall and more so on the table. */
function setting({ deep, lit, floor, floorLit }: Ground, x: number, horizon: number): string {
  const foot = x - horizon * CUT;
  return (
    rect(0, 0, WIDTH, horizon, { fill: deep }) +
    facet(pts(x, 0, WIDTH, 0, WIDTH, horizon, foot, horizon), lit) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, { fill: floor }) +
    facet(pts(foot, horizon, WIDTH, horizon, WIDTH, HEIGHT, foot - (HEIGHT - horizon) * 0.7, HEIGHT), floorLit)
  );
}

const LIFES: Readonly<Record<string, StillLife>> = {
  // A clear stone that bends a line passing behind it.
  "ux-design": () => {
    const rim: Point[] = pts(520, 330, 790, 350, 960, 540, 985, 790, 860, 1010, 620, 1100, 390, 990, 295, 760, 340, 510);
    const table: Point[] = pts(530, 520, 720, 510, 815, 640, 820, 800, 730, 920, 590, 930, 480, 850, 440, 700, 455, 590);
    const glass = ["#f4fbf8", "#cfe9e4", "#8cc5c0", "#4f9d9c", "#246c70", "#17565b", "#3d8d8d", "#a9d8d2", "#e3f4f0"];
    const crown = rim.map((point, index) => {
      const next = (index + 1) % rim.length;
      const [outer, inner, own] = [rim[next] ?? point, table[next] ?? point, table[index] ?? point];
      const fill = glass[index] ?? STONE;
      return facet([point, outer, own], fill) + facet([outer, inner, own], shade(fill, index < 2 || index > 6 ? -0.14 : 0.16));
    });
    const pale = (x: number, y: number, size: number): string =>
      facet(pts(x - size * 0.2, y + size * 0.24, x + size, y, x + size * 2.2, y + size * 0.36, x + size, y + size * 0.42), TEAL.shadow) +
      facet(pts(x, y - size * 1.4, x + size, y, x - size * 0.2, y + size * 0.24), "#8fa89f") +
      facet(pts(x, y - size * 1.4, x - size * 0.2, y + size * 0.24, x - size * 0.9, y), STONE);
    // One line: straight outside, turned at each edge it passes within the stone.
    const band = (points: readonly Point[], half: number, fill: string): string =>
      facet([...points.map(([x, y]): Point => [x, y - half]), ...points.map(([x, y]): Point => [x, y + half]).reverse()], fill);
    const [enter, first, second, leave] = pts(310, 860, 452, 640, 818, 830, 974, 719);
    const [a, b, c, d] = [enter, first, second, leave].map((point): Point => point ?? [0, 0]) as [Point, Point, Point, Point];
    return (
      setting(TEAL, 900, 1130) +
      band([[0, a[1] + a[0] * CUT], a], 19, ACCENT) +
      band([d, [WIDTH, d[1] - (WIDTH - d[0]) * CUT]], 19, ACCENT) +
      facet(pts(430, 1060, 850, 1020, 1250, 1230, 1130, 1330, 760, 1270), TEAL.shadow) +
      facet(pts(800, 1130, 960, 1150, 1080, 1250, 900, 1235), ACCENT) +
      facet(pts(860, 1150, 960, 1150, 1010, 1195), shade(ACCENT, 0.6)) +
      crown.join("") +
      facet(table, "#dff2ee") +
      facet(pts(720, 510, 815, 640, 820, 800, 730, 920, 590, 930), "#b3dbd6") +
      clipped(polygon(rim, {}), band([a, b], 26, "#e0b000") + band([c, d], 26, shade(ACCENT, 0.3))) +
      clipped(polygon(table, {}), band([b, c], 34, ACCENT)) +
      pale(400, 1330, 130) +
      pale(840, 1440, 150)
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
    const [w, h, dx] = [560, 96, 150];
    const dy = dx * CUT;
    const layers = Array.from({ length: 8 }, (_, index) => {
      const y = 1216 - index * (h + dy);
      const x = 296 + (index % 2) * 26 - (index % 3) * 18;
      const fill = [INK, "#2b3036", "#1d2125"][index % 3] ?? INK;
      const seam = 560 + (1216 - y) * CUT;
      return (
        facet(pts(x, y, x + w, y, x + w, y + h, x, y + h), fill) +
        facet(pts(x, y, x + h * 0.9, y, x + h * 0.9 - h * CUT, y + h, x, y + h), shade(fill, 0.16)) +
        facet(pts(x, y, x + dx, y - dy, x + w + dx, y - dy, x + w, y), "#8d949b") +
        facet(pts(x + w, y, x + w + dx, y - dy, x + w + dx, y + h - dy, x + w, y + h), "#08090b") +
        facet(pts(seam, y, seam + 58, y, seam + 58 - h * CUT, y + h, seam - h * CUT, y + h), ACCENT) +
        facet(pts(seam, y, seam + 58, y, seam + 58 + dx, y - dy, seam + dx, y - dy), shade(ACCENT, 0.6))
      );
    });
    return (
      setting(BRICK, 960, 1180) +
      facet(pts(300, 1312, 860, 1312, 1010, 1280, WIDTH, 1350, WIDTH, 1500, 620, 1450), BRICK.shadow) +
      facet(pts(540, 1312, 598, 1312, 780, 1466, 700, 1458), ACCENT) +
      layers.join("")
    );
  },
  // An upright slab, lit along one edge.
  "mobile-app-development": () =>
    setting(COBALT, 900, 1240) +
    facet(pts(330, 1330, 850, 1400, WIDTH, 1400, WIDTH, 1560, 880, 1540), COBALT.shadow) +
    facet(pts(330, 1330, 440, 1290, 250, 1600, 0, 1600, 0, 1540), ACCENT) +
    // The long edge, in the light.
    facet(pts(330, 250, 430, 210, 430, 1372, 330, 1326), ACCENT) +
    facet(pts(330, 250, 366, 235, 366, 1343, 330, 1326), shade(ACCENT, 0.62)) +
    facet(pts(330, 250, 430, 210, 920, 300, 836, 330), "#cfe2f5") +
    // The face: facets between the cut from the upper right and the one from the lower left.
    facet(pts(430, 210, 920, 300, 920, 1410, 430, 1372), INK) +
    facet(pts(466, 254, 884, 331, 884, 720, 466, 560), "#23324f") +
    facet(pts(466, 254, 720, 301, 466, 860), "#e9eff4") +
    facet(pts(720, 301, 884, 331, 884, 700, 640, 478), "#3a5b8f") +
    facet(pts(466, 860, 640, 478, 884, 700, 700, 980), "#182338") +
    facet(pts(884, 700, 884, 1370, 700, 980), "#0a0e18") +
    facet(pts(466, 860, 700, 980, 600, 1350, 466, 1340), "#e0663f") +
    facet(pts(700, 980, 884, 1370, 600, 1350), "#a2452f"),
  // Panes leaning on one another, light between them.
  "web-development": () => {
    const panes = Array.from({ length: 4 }, (_, index) => {
      const [x, y] = [196 + index * 158, 300 + index * 34];
      const [foot, w, rise] = [1330 + index * 12, 210, 44];
      const lean = (foot - y) * CUT;
      const points: Point[] = pts(x + lean, y, x + lean + w, y - rise, x + w, foot - rise, x, foot);
      const [a, b, c, d] = points as [Point, Point, Point, Point];
      return (
        group(facet(points, "#9fc9dc"), undefined, 0.42) +
        group(facet([a, b, d], PAPER), undefined, 0.5) +
        facet([a, [a[0] - 16, a[1] + 4], [d[0] - 16, d[1] + 4], d], STONE) +
        facet([b, [b[0] - 6, b[1] + 1], [c[0] - 6, c[1] + 1], c], "#d9c3d2") +
        (index < 3
          ? facet(pts(b[0] + 12, b[1] + 40, b[0] + 58, b[1] + 52, c[0] + 62, c[1] - 8, c[0] + 16, c[1] - 4), ACCENT)
          : "")
      );
    });
    return (
      setting(PLUM, 1010, 1220) +
      facet(pts(190, 1340, 880, 1330, WIDTH, 1420, WIDTH, 1540, 480, 1500), PLUM.shadow) +
      facet(pts(330, 1345, 780, 1345, 1130, 1500, 590, 1500), ACCENT) +
      facet(pts(330, 1345, 470, 1345, 760, 1500, 590, 1500), shade(ACCENT, 0.55)) +
      panes.join("")
    );
  },
  // Six facets that stand apart and still share a ring.
  "dedicated-agile-teams": (random) => {
    const fills = [STONE, "#f0a48c", "#c2492c", INK, "#2b6ca8", ACCENT];
    const middle: Point = [640, 780];
    const pieces = fills.map((fill, index) => {
      const at = (turn: number, reach: number): Point => {
        const angle = ((index + turn) / 6) * Math.PI * 2 - Math.PI / 2;
        const out = ((index + 0.5) / 6) * Math.PI * 2 - Math.PI / 2;
        return [
          middle[0] + (Math.cos(angle) * reach + Math.cos(out) * 26) * 0.98,
          middle[1] + (Math.sin(angle) * reach + Math.sin(out) * 26) * 1.34,
        ];
      };
      const rim = [at(0, 176), at(0, 352), at(0.5, 392), at(1, 352), at(1, 176)];
      const top = at(0.46, 268);
      const sides = rim.map((point, side) => {
        const next = rim[(side + 1) % rim.length] ?? point;
        const toLight = facing(top, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2], [-1, -1]);
        const dark = fill === INK;
        return facet([point, next, top], shade(fill, toLight > 0 ? toLight * (dark ? 0.36 : 0.42) : toLight * (dark ? 0 : 0.46)));
      });
      return { shadow: facet([...rim].map(([x, y]): Point => [x + 54, y + 66]), OLIVE.shadow), sides: sides.join("") };
    });
    return (
      setting(OLIVE, 900, HEIGHT) +
      pieces.map(({ shadow }) => shadow).join("") +
      facet(pts(600, 800, 690, 720, 790, 830, 740, 930, 660, 920), OLIVE.shadow) +
      pieces.map(({ sides }) => sides).join("") +
      stone(middle, 96, random, { colour: ACCENT, sides: 6, table: 0.5, stretch: 1.2, depth: 0.5 })
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
    const ground = [TEAL, BRICK, COBALT, PLUM, OLIVE][hash(slug) % 5] ?? TEAL;
    return setting(ground, 900, 1130) + stone([640, 820], 380, random, { colour: ACCENT });
  },
};
