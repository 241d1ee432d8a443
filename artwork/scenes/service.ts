import { facet } from "../covers/shapes";
import { CUT, facing } from "../drawing/facets";
import { ACCENT, INK, PAPER } from "../drawing/palette";
import { hash, seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { stone } from "../facets";
import { GREY, SLATE, STONE, shade } from "../palette";
import type { Scene } from "../scene";
import { group, rect } from "../shapes";

const WIDTH = 1280;
const HEIGHT = 1600;

type StillLife = () => string;

/** The services' grounds: six hues of one depth, each with the plane that the light cuts out of it. The sixth is ink. */
type Ground = { deep: string; lit: string; floor: string; floorLit: string; shadow: string };

const TEAL: Ground = { deep: "#0f4f54", lit: "#3f9690", floor: "#0b3d42", floorLit: "#2b7673", shadow: "#06272b" };
const BRICK: Ground = { deep: "#a2452f", lit: "#dd8560", floor: "#7f3222", floorLit: "#bb6445", shadow: "#4a1a12" };
const COBALT: Ground = { deep: "#1b4f9c", lit: "#5f9fe0", floor: "#153d7b", floorLit: "#3f7bc0", shadow: "#0b2147" };
const PLUM: Ground = { deep: "#5f2450", lit: "#a9628e", floor: "#48193c", floorLit: "#85446d", shadow: "#2a0d23" };
const OLIVE: Ground = { deep: "#4c6a26", lit: "#93b04e", floor: "#4c6a26", floorLit: "#93b04e", shadow: "#2b3d17" };

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
    const along = ([x1, y1]: Point, [x2, y2]: Point, t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    const [a, b, c, d]: [Point, Point, Point, Point] = [[336, 860], [448, 640], [806, 819], [979, 719]];
    return (
      setting(TEAL, 900, 1050) +
      band([[0, a[1] + a[0] * CUT], [a[0] + 16, a[1] - 16 * CUT]], 19, ACCENT) +
      band([[d[0] - 16, d[1] + 16 * CUT], [WIDTH, d[1] - (WIDTH - d[0]) * CUT]], 19, ACCENT) +
      facet(pts(390, 990, 620, 1100, 860, 1010, 1220, 1150, 1170, 1270, 850, 1290), TEAL.shadow) +
      facet(pts(700, 1128, 880, 1110, 1000, 1200, 840, 1226), ACCENT) +
      facet(pts(700, 1128, 880, 1110, 800, 1166), shade(ACCENT, 0.62)) +
      crown.join("") +
      clipped(
        polygon(rim, {}),
        band([along(a, b, -0.3), along(a, b, 1.02)], 34, "#d9a900") + band([along(c, d, -0.4), along(c, d, 1.3)], 27, shade(ACCENT, 0.34)),
      ) +
      facet(table, "#e4f5f1") +
      facet(pts(720, 510, 815, 640, 820, 800, 730, 920, 590, 930), "#a6d3ce") +
      clipped(polygon(table, {}), band([along(b, c, -0.3), along(b, c, 1.3)], 32, ACCENT)) +
      pale(190, 1220, 96) +
      pale(410, 1350, 130) +
      pale(800, 1470, 150)
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
    const [w, h, dx] = [540, 118, 150];
    const shifts = [0, 46, -14, 34, -40, 20, -22, 40];
    const dy = dx * CUT;
    const layers = Array.from({ length: 8 }, (_, index) => {
      const y = 1196 - index * h;
      const x = 310 + (shifts[index] ?? 0);
      const fill = [INK, "#30363d", "#20252a"][index % 3] ?? INK;
      const seam = 540 + (1196 - y) * CUT;
      return (
        facet(pts(x, y, x + w, y, x + w, y + h, x, y + h), fill) +
        facet(pts(x, y, x + 90, y, x + 90 - h * CUT, y + h, x, y + h), shade(fill, 0.2)) +
        facet(pts(x, y, x + w, y, x + w, y + 9, x, y + 9), "#8d949b") +
        facet(pts(x, y, x + dx, y - dy, x + w + dx, y - dy, x + w, y), "#b4babf") +
        facet(pts(x + w, y, x + w + dx, y - dy, x + w + dx, y + h - dy, x + w, y + h), index % 2 ? "#1b1f23" : "#08090b") +
        facet(pts(seam, y, seam + 58, y, seam + 58 + dx, y - dy, seam + dx, y - dy), shade(ACCENT, 0.6))
      );
    });
    return (
      setting(BRICK, 960, 1180) +
      facet(pts(310, 1313, 850, 1313, 1000, 1282, WIDTH, 1350, WIDTH, 1510, 620, 1450), BRICK.shadow) +
      facet(pts(515, 1313, 573, 1313, 780, 1464.5, 706, 1458), ACCENT) +
      layers.join("") +
      // The seam, one plane across all fronts.
      facet(pts(540 + 826 * CUT, 370, 598 + 826 * CUT, 370, 598 - h * CUT, 1316, 540 - h * CUT, 1316), ACCENT)
    );
  },
  // An upright slab, lit along one edge.
  "mobile-app-development": () =>
    setting(COBALT, 880, 1240) +
    facet(pts(372, 1316, 850, 1400, WIDTH, 1400, WIDTH, 1560, 900, 1540), COBALT.shadow) +
    facet(pts(376, 1322, 436, 1366, 300, 1500, 180, 1440), ACCENT) +
    facet(pts(376, 1322, 410, 1347, 244, 1472, 180, 1440), shade(ACCENT, 0.62)) +
    // The long edge, in the light.
    facet(pts(372, 300, 430, 262, 474, 226, 420, 252), "#cfe2f5") +
    facet(pts(420, 252, 474, 226, 862, 297, 806, 312), "#8fb8e6") +
    facet(pts(372, 300, 430, 262, 430, 1322, 372, 1284), ACCENT) +
    facet(pts(372, 300, 394, 286, 394, 1298, 372, 1284), shade(ACCENT, 0.62)) +
    facet(pts(372, 1284, 430, 1322, 474, 1376, 412, 1340), "#b98d00") +
    // The face: facets of one cut plane within a dark rim.
    facet(pts(474, 226, 862, 297, 908, 350, 908, 1402, 862, 1446, 474, 1376, 430, 1322, 430, 262), INK) +
    clipped(
      polygon(pts(484, 254, 852, 321, 884, 358, 884, 1388, 852, 1418, 484, 1350, 454, 1312, 454, 280), {}),
      facet(pts(440, 220, 900, 300, 900, 1440, 440, 1440), "#182338") +
        facet(pts(440, 220, 724, 220, 640, 500, 440, 880), "#e9eff4") +
        facet(pts(724, 220, 900, 220, 900, 714, 640, 500), "#3a64a6") +
        facet(pts(640, 500, 900, 714, 700, 1000), "#23324f") +
        facet(pts(900, 714, 900, 1440, 700, 1000), "#0a0e18") +
        facet(pts(440, 880, 700, 1000, 610, 1440, 440, 1440), "#e0663f") +
        facet(pts(700, 1000, 900, 1440, 610, 1440), "#a2452f"),
    ) +
    facet(pts(616, 300, 734, 321, 734, 351, 616, 330), INK),
  // Panes leaning one behind the other, light between them: the nearest is on the left.
  "web-development": () => {
    const panes = Array.from({ length: 4 }, (_, index) => {
      const [x, y] = [196 + index * 158, 300 + index * 34];
      const [foot, w, rise] = [1330 + index * 12, 210, 44];
      const lean = (foot - y) * CUT;
      const points: Point[] = pts(x + lean, y, x + lean + w, y - rise, x + w, foot - rise, x, foot);
      const [a, b, c, d] = points as [Point, Point, Point, Point];
      const glass =
        group(facet(points, "#9fc9dc"), undefined, 0.42) +
        group(facet([a, b, d], PAPER), undefined, 0.5) +
        facet([a, [a[0] - 16, a[1] + 4], [d[0] - 16, d[1] + 4], d], STONE) +
        facet([b, [b[0] - 6, b[1] + 1], [c[0] - 6, c[1] + 1], c], "#e6d6e0");
      const light =
        index < 3
          ? facet(pts(b[0] + 12, b[1] + 40, b[0] + 58, b[1] + 52, c[0] + 62, c[1] - 8, c[0] + 16, c[1] - 4), ACCENT)
          : "";
      return light + glass;
    });
    return (
      setting(PLUM, 1010, 1220) +
      facet(pts(190, 1340, 880, 1330, WIDTH, 1420, WIDTH, 1540, 480, 1500), PLUM.shadow) +
      facet(pts(330, 1345, 780, 1345, 1130, 1500, 590, 1500), ACCENT) +
      facet(pts(330, 1345, 470, 1345, 760, 1500, 590, 1500), shade(ACCENT, 0.55)) +
      panes.reverse().join("")
    );
  },
  // Six facets that stand apart and still share a ring.
  "dedicated-agile-teams": () => {
    const fills = [STONE, "#f0a48c", "#c2492c", INK, "#2b6ca8", ACCENT];
    const middle: Point = [640, 780];
    const pieces = fills.map((fill, index) => {
      const at = (turn: number, reach: number): Point => {
        const angle = ((index + turn) / 6) * Math.PI * 2 - Math.PI / 2;
        const out = ((index + 0.5) / 6) * Math.PI * 2 - Math.PI / 2;
        return [
          middle[0] + (Math.cos(angle) * reach + Math.cos(out) * 26) * 0.93,
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
    const heart = Array.from({ length: 6 }, (_, index): Point => {
      const angle = ((index + 0.5) / 6) * Math.PI * 2;
      return [middle[0] + Math.cos(angle) * 92, middle[1] + Math.sin(angle) * 118];
    });
    const tones = [0, -0.3, -0.18, 0.3, 0.66, 0.45];
    const core = heart.map((point, index) =>
      facet([point, heart[(index + 1) % 6] ?? point, [middle[0] - 10, middle[1] - 16]], shade(ACCENT, tones[index] ?? 0)),
    );
    return (
      setting(OLIVE, 900, HEIGHT) +
      pieces.map(({ shadow }) => shadow).join("") +
      facet(heart.map(([x, y]): Point => [x + 42, y + 52]), OLIVE.shadow) +
      pieces.map(({ sides }) => sides).join("") +
      core.join("")
    );
  },
};

/** A service's still life; one that is new gets a cut stone of its own. */
export const service: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug }) {
    const life = LIFES[slug];
    if (life) return life();
    const ground = [TEAL, BRICK, COBALT, PLUM, OLIVE][hash(slug) % 5] ?? TEAL;
    return setting(ground, 900, 1130) + stone([640, 820], 380, seeded(slug), { colour: ACCENT });
  },
};
