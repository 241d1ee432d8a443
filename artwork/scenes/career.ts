import { CUT } from "../drawing/facets";
import { ACCENT, INK } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { stone } from "../facets";
import type { Scene } from "../scene";
import { rect } from "../shapes";
import { chair, DESK_HEIGHT, desk, pile, screen } from "../studio/furniture";
import { beam, floor, pendant, shafts, underneath, walls, windowWall } from "../studio/room";
import { drawSolids, drum, type Flat, FIELD, project, type Solid, SUN, sunOnTop } from "../studio/stage";
import {
  basket,
  ball,
  ballBody,
  basketBody,
  bicycle,
  card,
  cardBody,
  clock,
  coats,
  deskLamp,
  mug,
  mugBody,
  plant,
  potBody,
  prints,
  shelves,
  tallPlant,
  tallPotBody,
} from "../studio/things";

const OAK = "#a39a86";
const SHADED_OAK = "#6d6a61";

/** The free desk and what stands on it; places in metres, as x and depth. */
const FREE = {
  desk: desk(-1.05, 1.05, 4.75, 5.55, OAK),
  chair: chair(0.42, 4.25, 0.5, "#dcd7c9"),
  plant: [-0.86, 5.3] as Flat,
  mug: [-0.58, 5.25] as Flat,
  card: [0.02, 5.1] as Flat,
  lamp: [0.93, 5.3] as Flat,
};
const LEFT = { desk: desk(-5.3, -3.15, 4.5, 5.3, SHADED_OAK), chair: chair(-3.4, 4.35, Math.PI - 0.5, "#59656d") };
const RIGHT = { desk: desk(3.2, 5.3, 4.5, 5.3, SHADED_OAK), chair: chair(3.5, 4.35, Math.PI + 0.5, "#59656d") };
const BASKET: Flat = [1.82, 4.75];
const BALL: Flat = [2.38, 4.55];
const TALL_PLANT: Flat = [-2.62, 6.4];

const STONE_DEPTH = 5.05;
const STONE_RADIUS = 44;
/** The stone lies where the line from the sun that leans at the cut meets the desk, in pixels. */
const [, STONE_Y] = project([0, DESK_HEIGHT, STONE_DEPTH]);
const STONE_AT: Point = [SUN[0] + (STONE_Y - SUN[1]) * CUT, STONE_Y - STONE_RADIUS * 0.8];
/** What of the stone throws a shadow, in metres. */
const STONE_BODY = drum([-0.3, STONE_DEPTH], DESK_HEIGHT, DESK_HEIGHT + 0.2, [0.06, 0.1], ACCENT);

/** What comes through the stone falls on the board in front of it. */
function throughTheStone({ upper }: Solid): string {
  const [x, y] = [STONE_AT[0], STONE_Y];
  const rays = [-1.1, -0.2, 0.8, 1.9].map((slope, index) =>
    polygon(pts(x + slope * 12, y, x + slope * 46 - 11, y + 60, x + slope * 46 + 13, y + 60), {
      fill: index % 2 ? "#fffbe8" : "#fff3c4",
    }),
  );
  return clipped(polygon(upper.map(project), {}), rays.join(""));
}

function freeDesk(): string {
  const { board, legs } = FREE.desk;
  const standing: Solid[] = [
    potBody(FREE.plant, DESK_HEIGHT, 0.16),
    mugBody(FREE.mug, "#ffffff"),
    cardBody(FREE.card),
    STONE_BODY,
  ];
  return (
    drawSolids(legs) +
    drawSolids([board]) +
    sunOnTop(board, standing) +
    throughTheStone(board) +
    plant(FREE.plant, DESK_HEIGHT, 0.16, "plant of the free desk") +
    deskLamp(FREE.lamp, -1) +
    mug(FREE.mug, "#e8e4d8") +
    card(FREE.card) +
    stone(STONE_AT, STONE_RADIUS, seeded("stone on the desk"), { colour: ACCENT, sides: 9, depth: 0.5 })
  );
}

function leftDesk(): string {
  const { board, legs } = LEFT.desk;
  const books = pile(-4.62, DESK_HEIGHT, 4.9, ["#77838a", "#a59f8d", "#45525a"]);
  return (
    drawSolids([...legs, board]) +
    sunOnTop(board, []) +
    screen(-3.95, 5.1) +
    drawSolids(books) +
    mug([-3.4, 4.75], "#8b999f") +
    drawSolids(LEFT.chair)
  );
}

function rightDesk(): string {
  const { board, legs } = RIGHT.desk;
  return (
    drawSolids([...legs, board]) +
    sunOnTop(board, []) +
    deskLamp([3.42, 5.1], 1, "#39424a") +
    screen(4.3, 5.1) +
    mug([3.62, 4.75], "#a59f8d") +
    drawSolids(RIGHT.chair)
  );
}

/** A studio at six in the evening: everyone has gone home, and the sun falls on the one desk that is free. */
export const career: Scene = {
  ...FIELD,
  format: "jpeg",
  draw: () =>
    rect(0, 0, FIELD.width, FIELD.height, { fill: INK }) +
    walls() +
    windowWall() +
    floor([
      ...FREE.desk.legs,
      FREE.desk.board,
      ...FREE.chair,
      basketBody(BASKET),
      ballBody(BALL),
      tallPotBody(TALL_PLANT),
      ...RIGHT.desk.legs,
      ...RIGHT.chair,
    ]) +
    underneath(LEFT.desk.board) +
    underneath(RIGHT.desk.board) +
    prints(-4.95, 3.2) +
    coats(-4.75, 1.98) +
    clock(-3.14, 3.1) +
    bicycle(-4.35) +
    shelves(3.1, 5.2) +
    tallPlant(TALL_PLANT) +
    shafts() +
    beam(STONE_AT, STONE_RADIUS * 0.9) +
    pendant(-4.75, 2.62, 5.6) +
    pendant(4.1, 2.62, 5.6) +
    freeDesk() +
    basket(BASKET) +
    ball(BALL) +
    drawSolids(FREE.chair) +
    leftDesk() +
    rightDesk(),
};
