import { mix } from "../drawing/palette";
import { type Point, polygon, pts } from "../drawing/svg";
import { STATES } from "../interfaces/klub-noveho-lesa";
import { label, strong } from "../kit";
import { group, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [GREEN, AMBER, INK, CREAM] = ["#2f6b2f", "#e9a23b", "#182418", "#f6efd8"];
const GROUND_Y = 1270;

type Tree = { x: number; foot: number; height: number; width: number };

/** A point of a tree: from the left edge (-1) to the right (1), from the foot (0) to the tip (1). */
function spot({ x, foot, height, width }: Tree, side: number, up: number): Point {
  return [x + (side * width * (1 - up)) / 2, foot - up * height];
}

/** The map's symbol near: a cone whose lit side and whose shaded side are each cut into facets. */
function tree(place: Tree, colour: string): string {
  const facets: readonly (readonly [light: number, ...corners: (readonly [number, number])[]])[] = [
    [0.3, [-1, 0], [-1, 0.46], [-0.2, 0.2]],
    [0.16, [-1, 0], [-0.2, 0.2], [0.16, 0]],
    [0.22, [-1, 0.46], [-1, 1], [0.1, 0.56]],
    [0.08, [-1, 0.46], [0.1, 0.56], [0.16, 0], [-0.2, 0.2]],
    [-0.16, [0.1, 0.56], [1, 1], [1, 0.36]],
    [-0.3, [0.1, 0.56], [1, 0.36], [1, 0], [0.16, 0]],
  ];
  const { x, foot, width } = place;
  return (
    rect(x - width * 0.06, foot - 4, width * 0.12, GROUND_Y - foot + 44, { fill: "#5b4630" }) +
    rect(x + width * 0.01, foot - 4, width * 0.05, GROUND_Y - foot + 44, { fill: "#44331f" }) +
    facets
      .map(([light, ...corners]) => {
        const fill = light > 0 ? mix(colour, "#ffffff", light) : mix(colour, INK, -light);
        return polygon(
          corners.map(([side, up]) => spot(place, side, up)),
          { fill, stroke: fill, width: 2, join: "round" },
        );
      })
      .join("")
  );
}

/** What is left of a tree on the map, and the stake that says why. */
function lost(place: Tree): string {
  const outline = [spot(place, -1, 0), spot(place, 0, 1), spot(place, 1, 0)];
  return polygon(outline, { stroke: CREAM, width: 44, join: "miter" });
}

function stake(x: number, y: number): string {
  const board = pts(0, 0, 548, 0, 548, 262, 0, 262);
  return group(
    polygon(pts(244, 240, 300, 240, 300, 400, 244, 400), { fill: "#5b4630" }) +
      polygon(
        board.map(([bx, by]) => [bx + 14, by + 16] as const),
        { fill: mix(GREEN, INK, 0.7) },
      ) +
      polygon(board, { fill: AMBER }) +
      polygon(pts(0, 0, 548, 0, 548, 14, 0, 14), { fill: mix(AMBER, "#ffffff", 0.45) }) +
      strong(40, 144, "Lost", INK, 150, { tracking: -0.035 }) +
      label(44, 220, "drought, in July", INK, 62, { weight: 500 }),
    `translate(${x} ${y}) rotate(-3)`,
  );
}

/** The state that nobody wanted to show, between two that stand. */
export function klubNovehoLesa(): string {
  const soil = mix(GREEN, INK, 0.62);
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: GREEN }) +
    polygon(
      pts(0, GROUND_Y - 20, 900, GROUND_Y + 16, 1700, GROUND_Y - 30, WIDTH, GROUND_Y + 6, WIDTH, HEIGHT, 0, HEIGHT),
      {
        fill: soil,
      },
    ) +
    tree({ x: 1925, foot: 1150, height: 850, width: 760 }, AMBER) +
    tree({ x: 530, foot: 1165, height: 970, width: 850 }, STATES.young) +
    lost({ x: 1240, foot: 1216, height: 1100, width: 960 }) +
    stake(966, 1030) +
    polygon(pts(0, 1346, 700, 1300, 1300, 1352, 2000, 1296, WIDTH, 1330, WIDTH, HEIGHT, 0, HEIGHT), {
      fill: mix(GREEN, INK, 0.74),
    })
  );
}
