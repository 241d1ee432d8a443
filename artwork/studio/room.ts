import { facet } from "../covers/shapes";
import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import { line, rect } from "../shapes";
import { roofscape } from "./roofs";
import {
  FIELD,
  inSunlight,
  levelOutline,
  postHalf,
  project,
  railHalf,
  type Solid,
  SUN,
  scaleAt,
  shadowOf,
  upright,
  WINDOW,
} from "./stage";

/** Half the width of the room and its height, in metres. */
const ROOM = { side: 5.4, top: 5 } as const;
const WALL = "#3a434a";
const FRAME = "#1d2226";
const BOARD = { shaded: "#2f363b", lit: "#ffd21a" } as const;
/** Boards are this wide and lie in pieces of this length, in metres. */
const BOARD_SIZE = { width: 0.29, length: 1.15, near: 3.3 } as const;

/** The far wall and the two at the sides; planes of lesser dark lean across them at the cut. */
export function walls(): string {
  const [, floor] = project([0, 0, WINDOW.face]);
  const [left] = project([-ROOM.side, 0, WINDOW.face]);
  const [right] = project([ROOM.side, 0, WINDOW.face]);
  const plane = (x: number, width: number, light: number): string =>
    facet(pts(x, 0, x + width, 0, x + width - floor * CUT, floor, x - floor * CUT, floor), shade(WALL, light));
  const side = (hand: -1 | 1, light: number): string =>
    facet(
      [
        project([hand * ROOM.side, ROOM.top, WINDOW.face]),
        project([hand * ROOM.side, 0, WINDOW.face]),
        project([hand * ROOM.side, 0, 4]),
        project([hand * ROOM.side, ROOM.top, 4]),
      ],
      shade(WALL, light),
    );
  const far = rect(left, 0, right - left, floor, { fill: WALL });
  return (
    far +
    clipped(
      far,
      plane(left - 60, 330, 0.06) + plane(840, 300, -0.16) + plane(2500, 240, -0.14) + plane(2960, 420, 0.05),
    ) +
    side(-1, 0.1) +
    side(1, 0.14)
  );
}

/** Boards that run towards the window, each a little apart in tone. */
function boards(tone: string, depth: number): string {
  const random = seeded("boards of the studio");
  const { width, length, near } = BOARD_SIZE;
  const drawn: string[] = [];
  for (let x = -ROOM.side - 1; x < ROOM.side + 1; x += width)
    for (let z = near - random.between(0, length); z < WINDOW.face; z += length) {
      const far = Math.min(z + length, WINDOW.face);
      const fill = shade(tone, random.between(-depth, depth * 0.55));
      const outline = levelOutline(
        [
          [x, z],
          [x + width, z],
          [x + width, far],
          [x, far],
        ],
        0,
      );
      if (outline.length > 2) drawn.push(facet(outline, fill));
    }
  return drawn.join("");
}

/** The floor: in shade, and in the sun where the panes let it through; bodies throw their shadows there. */
export function floor(bodies: readonly Solid[]): string {
  const skirting = facet(
    upright(WINDOW.face - 0.02, -ROOM.side, 0, ROOM.side, 0, ROOM.side, 0.09, -ROOM.side, 0.09),
    FRAME,
  );
  const shadows = bodies.map((body) => shadowOf(body, 0, BOARD.shaded)).join("");
  const shaded = boards(BOARD.shaded, 0.16);
  return shaded + skirting + inSunlight(0, boards(BOARD.lit, 0.13)) + clipped(shadows, shaded);
}

/** The dimness on the floor below a board that no sun reaches. */
export function underneath({ lower }: Solid): string {
  const outline = levelOutline(
    lower.map(([x, , z]) => [x, z - 0.12] as const),
    0,
  );
  return polygon(outline, { fill: INK, opacity: 0.42 });
}

/** The thickness of the wall around the opening: the jamb that looks at the sun glows. */
function reveal(): string {
  const { left, right, sill, top, face, glass } = WINDOW;
  const jamb = (x: number): Point[] =>
    [
      [x, top, face],
      [x, sill, face],
      [x, sill, glass],
      [x, top, glass],
    ].map(([a = 0, b = 0, c = 0]) => project([a, b, c]));
  const level = (y: number): Point[] =>
    [
      [left, y, face],
      [right, y, face],
      [right, y, glass],
      [left, y, glass],
    ].map(([a = 0, b = 0, c = 0]) => project([a, b, c]));
  return (
    facet(level(top), shade(WALL, -0.5)) +
    facet(jamb(left), mix(WALL, "#ffe680", 0.16)) +
    facet(jamb(right), mix(ACCENT, "#ffe680", 0.35)) +
    facet(level(sill), mix(ACCENT, "#fff3c4", 0.5))
  );
}

/** Iron bars: thin between panes, stout between the four leaves, a transom below the upper lights. */
function bars(): string {
  const { left, right, sill, top, columns, rows, glass } = WINDOW;
  const [wide, tall] = [(right - left) / columns, (top - sill) / rows];
  const bar = (x0: number, y0: number, x1: number, y1: number): string =>
    facet(upright(glass, x0, y0, x1, y0, x1, y1, x0, y1), FRAME);
  const posts = Array.from({ length: columns + 1 }, (_, index) => {
    const [x, half] = [left + index * wide, postHalf(index)];
    return bar(x - half, sill, x + half, top);
  });
  const rails = Array.from({ length: rows + 1 }, (_, index) => {
    const [y, half] = [sill + index * tall, railHalf(index)];
    return bar(left, y - half, right, y + half);
  });
  return rails.join("") + posts.join("");
}

/** Light caught by single panes: planes that lean at the cut, each pane on its own. */
function reflections(): string {
  const random = seeded("panes");
  const { left, right, sill, top, columns, rows, glass } = WINDOW;
  const [wide, tall] = [(right - left) / columns, (top - sill) / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [left + (index % columns) * wide, sill + Math.floor(index / columns) * tall];
    if (!random.chance(0.42)) return "";
    const cut = random.between(0.25, 0.7) * wide;
    const lean = tall * CUT;
    const outline = upright(glass, x, y, x + cut - lean, y, x + cut, y + tall, x, y + tall);
    return polygon(outline, { fill: random.chance(0.6) ? "#ffffff" : "#5f717a", opacity: 0.1 });
  }).join("");
}

/** The window: the town behind it, panes, bars, and the depth of the wall. */
export function windowWall(): string {
  const { left, right, sill, top, glass, face } = WINDOW;
  const opening = polygon(upright(face, left, sill, right, sill, right, top, left, top), {});
  const panes = polygon(upright(glass, left, sill, right, sill, right, top, left, top), {});
  const [lintel, edge] = [upright(face, left - 0.2, top, right + 0.2, top), scaleAt(face) * 0.16];
  const [[x0, y0], [x1]] = [lintel[0] ?? [0, 0], lintel[1] ?? [0, 0]];
  return (
    rect(x0, y0 - edge, x1 - x0, edge, { fill: FRAME }) +
    clipped(opening, clipped(panes, roofscape() + reflections()) + reveal() + bars())
  );
}

/** Shafts of light in the dust of the room: planes that all spring from the sun, seen from the sill down. */
export function shafts(): string {
  const [, start] = project([0, WINDOW.sill, WINDOW.face]);
  const plane = (from: number, to: number, opacity: number): string => {
    const at = (slope: number, y: number): Point => [SUN[0] + slope * (y - SUN[1]), y];
    const outline = [at(from, start), at(to, start), at(to, FIELD.height), at(from, FIELD.height)];
    return polygon(outline, { fill: "#fff0bd", opacity });
  };
  return plane(CUT * 2.2, CUT * 3.6, 0.12) + plane(CUT * 4.3, CUT * 5.2, 0.09) + plane(-CUT * 2.5, -CUT * 1.4, 0.1);
}

/** How far from the sun the beam begins to be seen, as a share of its length. */
const BEAM_START = 0.1;

/** The one beam that leans at the cut, from the sun to a place; its two halves are apart in tone. */
export function beam([x, y]: Point, half: number): string {
  const [left, middle, right]: Point[] = pts(x - half, y, x + half * 0.2, y, x + half, y);
  if (!left || !middle || !right) return "";
  const near = ([px, py]: Point): Point => [SUN[0] + (px - SUN[0]) * BEAM_START, SUN[1] + (py - SUN[1]) * BEAM_START];
  return (
    polygon([near(left), near(middle), middle, left], { fill: "#fff0b0", opacity: 0.68 }) +
    polygon([near(middle), near(right), right, middle], { fill: "#ffd94a", opacity: 0.56 })
  );
}

/** A pendant lamp, switched off. */
export function pendant(x: number, y: number, z: number): string {
  const size = scaleAt(z);
  const [cx, cy] = project([x, y, z]);
  const [wide, tall] = [0.3 * size, 0.26 * size];
  const lit = x < 0 ? 1 : -1;
  return (
    line(cx, 0, cx, cy - tall, { stroke: INK, width: size * 0.014 }) +
    facet(pts(cx - wide, cy, cx - wide * 0.22, cy - tall, cx + wide * 0.22, cy - tall, cx + wide, cy), "#1a1e21") +
    facet(pts(cx + lit * wide, cy, cx + lit * wide * 0.22, cy - tall, cx + lit * wide * 0.36, cy), "#6d6a58") +
    facet(pts(cx - wide, cy, cx, cy - tall * 0.12, cx + wide, cy, cx, cy + tall * 0.14), "#0d0f10")
  );
}
