import { facet } from "../covers/shapes";
import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix } from "../drawing/palette";
import { type Random, seeded } from "../drawing/random";
import { type Point, polygon, pts } from "../drawing/svg";
import { STONE, shade } from "../palette";
import { circle, group, line, polyline } from "../shapes";
import { DESK_HEIGHT, rod } from "./furniture";
import { box, drawSolid, drum, type Flat, project, type Solid, scaleAt, upright, WINDOW } from "./stage";

/** Things on the far wall hang or lean this deep in the room. */
const AT_WALL = WINDOW.face - 0.06;
const STEEL = "#8fa0a9";
/** Greens of leaves with the light behind them. */
const LEAVES = ["#5d7a5a", "#46624a", "#35503d", "#8b9c55", "#b5ac4c"] as const;

/** A leaf as two facets along its rib, from its stalk in a direction (turns, 0 is up). */
function leaf(x: number, y: number, length: number, turn: number, fill: string): string {
  const wide = length * 0.23;
  return group(
    facet(pts(0, 0, -wide, -length * 0.5, 0, -length), shade(fill, 0.12)) +
      facet(pts(0, 0, wide, -length * 0.5, 0, -length), shade(fill, -0.26)),
    `translate(${x} ${y}) rotate(${turn * 360})`,
  );
}

/** A fan of leaves that spring from one place. */
function tuft(x: number, y: number, length: number, count: number, random: Random): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + 0.5) / count - 0.5) * 0.56 + random.between(-0.03, 0.03);
    return leaf(x, y, length * random.between(0.72, 1.08), turn, random.pick(LEAVES));
  }).join("");
}

export function potBody(at: Flat, y: number, size: number, colour: string = STONE): Solid {
  return drum(at, y, y + size, [size * 0.4, size * 0.56], colour);
}

/** A small plant in its pot. */
export function plant(at: Flat, y: number, size: number, name: string, colour?: string): string {
  const [x, top] = project([at[0], y + size * 0.96, at[1]]);
  return tuft(x, top, size * 2.1 * scaleAt(at[1]), 11, seeded(name)) + drawSolid(potBody(at, y, size, colour));
}

/** The tall plant beside the window: stems with tufts at several heights. */
export function tallPotBody(at: Flat): Solid {
  return drum(at, 0, 0.44, [0.17, 0.24], "#6f7a80");
}

export function tallPlant(at: Flat): string {
  const random = seeded("tall plant");
  const size = scaleAt(at[1]);
  const [x, foot] = project([at[0], 0.42, at[1]]);
  const stems: readonly (readonly [number, number])[] = [
    [-0.34, 0.95],
    [0.26, 1.3],
    [-0.08, 1.75],
    [0.4, 0.7],
  ];
  return (
    stems
      .map(([side, tall]) => {
        const [tx, ty] = [x + side * size, foot - tall * size];
        return line(x, foot, tx, ty, { stroke: "#2b3a2d", width: 8 }) + tuft(tx, ty + 14, 0.5 * size, 9, random);
      })
      .join("") + drawSolid(tallPotBody(at))
  );
}

export function mugBody(at: Flat, colour: string): Solid {
  return drum(at, DESK_HEIGHT, DESK_HEIGHT + 0.1, [0.04, 0.046], colour, 8);
}

/** A mug with its handle. */
export function mug(at: Flat, colour: string): string {
  const size = scaleAt(at[1]);
  const [x, y] = project([at[0] + 0.052, DESK_HEIGHT + 0.055, at[1]]);
  return (
    circle(x, y, 0.026 * size, { stroke: shade(colour, -0.5), width: 0.012 * size }) + drawSolid(mugBody(at, colour))
  );
}

const CARD_HEIGHT = 0.17;

/** A folded card that keeps the place: yellow, and nothing on it. It stands a little askew and open to the right. */
export function card([x, z]: Flat): string {
  const [foot, top] = [DESK_HEIGHT, DESK_HEIGHT + CARD_HEIGHT];
  const [a, b, c, d, back] = [
    project([x - 0.12, foot, z - 0.03]),
    project([x + 0.09, foot, z - 0.1]),
    project([x + 0.13, top, z - 0.04]),
    project([x - 0.08, top, z + 0.03]),
    project([x + 0.2, foot, z + 0.04]),
  ];
  return (
    facet([c, back, b], "#6b5100") +
    facet([c, back, [back[0] - 16, back[1]]], "#d9a900") +
    facet([a, b, d], "#e6b800") +
    facet([b, c, d], ACCENT) +
    line(...d, ...c, { stroke: "#fff6d2", width: 4 })
  );
}

/** What of the card throws a shadow. */
export function cardBody([x, z]: Flat): Solid {
  return box(x - 0.1, DESK_HEIGHT, z - 0.06, x + 0.17, DESK_HEIGHT + 0.06, z, ACCENT);
}

/** The jointed lamp of a desk, switched off; `hand` says to which side it bends. */
export function deskLamp([x, z]: Flat, hand: -1 | 1, colour = "#1d2226"): string {
  const size = scaleAt(z);
  const y = DESK_HEIGHT + 0.03;
  const elbow = [x - hand * 0.5 * CUT, y + 0.42] as const;
  const neck = [elbow[0] + hand * 0.4, elbow[1] + 0.2] as const;
  const [hx, hy] = project([neck[0], neck[1], z]);
  const head = [
    facet(pts(-18, -10, 18, -10, 66, 62, -66, 62), colour),
    facet(pts(-18, -10, -4, -10, -30, 62, -66, 62), mix(colour, "#ffe680", 0.5)),
    facet(pts(18, -10, 66, 62, 34, 62), mix(colour, INK, 0.7)),
    facet(pts(-66, 62, 0, 54, 66, 62, 0, 74), "#e9e2cc"),
    facet(pts(-12, -30, 12, -30, 18, -10, -18, -10), INK),
  ].join("");
  return (
    drawSolid(drum([x, z], DESK_HEIGHT, y, [0.12, 0.11], colour)) +
    rod([x, y, z], [elbow[0], elbow[1], z], 0.022, colour) +
    rod([elbow[0], elbow[1], z], [neck[0], neck[1], z], 0.02, colour) +
    circle(...project([elbow[0], elbow[1], z]), 0.026 * size, { fill: colour }) +
    group(head, `translate(${hx} ${hy}) rotate(${-hand * 12}) scale(${size / 350})`)
  );
}

/** The studio's clock: six, sharp. */
export function clock(x: number, y: number): string {
  const [cx, cy] = project([x, y, AT_WALL]);
  const radius = 0.21 * scaleAt(AT_WALL);
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    const at = (share: number): Point => [cx + Math.sin(angle) * radius * share, cy - Math.cos(angle) * radius * share];
    return line(...at(0.76), ...at(0.9), { stroke: INK, width: index % 3 ? 3 : 6 });
  });
  return (
    circle(cx + 7, cy + 9, radius + 5, { fill: "#252b30" }) +
    circle(cx, cy, radius + 5, { fill: "#15181a" }) +
    circle(cx, cy, radius, { fill: "#cfcabb" }) +
    polygon(
      pts(
        cx + radius * 0.2,
        cy - radius * 0.98,
        cx - radius * 0.2,
        cy + radius * 0.98,
        cx + radius * 0.75,
        cy + radius * 0.66,
        cx + radius * 0.98,
        cy,
        cx + radius * 0.75,
        cy - radius * 0.66,
      ),
      { fill: "#b5b0a2" },
    ) +
    ticks.join("") +
    line(cx, cy, cx, cy + radius * 0.5, { stroke: INK, width: 8 }) +
    line(cx, cy, cx, cy - radius * 0.8, { stroke: INK, width: 5 }) +
    circle(cx, cy, 6, { fill: ACCENT })
  );
}

/** A rail of hooks: one coat and one scarf are left, the other hooks are free. */
export function coats(x: number, y: number): string {
  const at = (...numbers: readonly number[]): Point[] =>
    upright(AT_WALL, ...numbers.map((value, index) => value + (index % 2 ? y : x)));
  const hooks = [0, 0.36, 0.72, 1.08, 1.44].map((hook) =>
    facet(at(hook - 0.015, 0, hook + 0.015, 0, hook + 0.035, -0.11, hook + 0.005, -0.11), INK),
  );
  const cloth = "#6c7f8c";
  const coat =
    facet(at(0.28, -0.1, 0.36, -0.05, 0.46, -0.1, 0.6, -0.24, 0.66, -1.14, 0.1, -1.14, 0.14, -0.24), cloth) +
    facet(at(0.46, -0.1, 0.6, -0.24, 0.66, -1.14, 0.44, -1.14, 0.37, -0.46), shade(cloth, 0.2)) +
    facet(at(0.28, -0.1, 0.14, -0.24, 0.1, -1.14, 0.24, -1.14), shade(cloth, -0.4)) +
    facet(at(0.28, -0.1, 0.36, -0.05, 0.46, -0.1, 0.37, -0.5), shade(cloth, -0.62)) +
    facet(at(0.28, -0.1, 0.37, -0.5, 0.24, -0.36), shade(cloth, 0.06)) +
    facet(at(0.46, -0.1, 0.37, -0.5, 0.52, -0.34), shade(cloth, 0.34)) +
    facet(at(0.6, -0.24, 0.72, -0.5, 0.73, -0.84, 0.62, -0.85, 0.57, -0.5), shade(cloth, 0.02)) +
    facet(at(0.57, -0.5, 0.6, -0.24, 0.62, -0.85), shade(cloth, -0.34));
  const scarf =
    facet(at(1.0, -0.3, 1.06, -0.06, 1.12, -0.06, 1.1, -0.4, 1.06, -0.82, 0.94, -0.8), "#b98f0c") +
    facet(at(1.06, -0.06, 1.14, -0.07, 1.24, -0.36, 1.25, -0.62, 1.15, -0.64, 1.12, -0.34), "#e6b800") +
    facet(at(1.02, -0.14, 1.06, -0.06, 1.15, -0.08, 1.17, -0.16, 1.08, -0.22), "#ffd94a") +
    facet(at(0.945, -0.74, 1.07, -0.76, 1.06, -0.82, 0.94, -0.8), "#7a5c02") +
    facet(at(1.15, -0.58, 1.25, -0.56, 1.25, -0.62, 1.15, -0.64), "#b98f0c");
  return facet(at(-0.14, 0, 1.58, 0, 1.58, 0.09, -0.14, 0.09), "#6d675a") + hooks.join("") + coat + scarf;
}

/** A bicycle that leans on the wall, seen from its side. */
export function bicycle(x: number): string {
  const z = AT_WALL - 0.12;
  const at = (dx: number, y: number): Point => project([x + dx, y, z]);
  const size = scaleAt(z);
  const tube = (ax: number, ay: number, bx: number, by: number, fill: string, thick = 0.034): string =>
    rod([x + ax, ay, z], [x + bx, by, z], thick, fill);
  const wheel = (dx: number): string =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI;
      const [cx, cy] = [Math.cos(angle) * 0.32, Math.sin(angle) * 0.32];
      return line(...at(dx - cx, 0.34 - cy), ...at(dx + cx, 0.34 + cy), { stroke: "#5a656c", width: 1.6 });
    }).join("") +
    circle(...at(dx, 0.34), 0.33 * size, { stroke: "#14171a", width: 11 }) +
    circle(...at(dx, 0.34), 0.305 * size, { stroke: "#77838a", width: 3 }) +
    circle(...at(dx, 0.34), 8, { fill: STEEL });
  return (
    wheel(0) +
    wheel(1.06) +
    tube(0, 0.34, 0.44, 0.31, shade(STEEL, -0.2), 0.022) +
    tube(0, 0.34, 0.32, 0.83, STEEL, 0.022) +
    tube(0.44, 0.31, 0.29, 0.95, STEEL) +
    tube(0.44, 0.31, 0.93, 0.72, STEEL) +
    tube(0.33, 0.8, 0.91, 0.84, shade(STEEL, 0.25)) +
    tube(1.06, 0.34, 0.89, 0.98, STEEL) +
    tube(0.82, 1.02, 0.94, 0.99, INK) +
    tube(0.94, 0.99, 1.04, 1.06, INK, 0.04) +
    facet([at(0.14, 0.98), at(0.2, 1.02), at(0.42, 0.99), at(0.42, 0.965), at(0.26, 0.95)], INK) +
    circle(...at(0.44, 0.31), 0.085 * size, { fill: "#2a2f34" }) +
    tube(0.44, 0.31, 0.53, 0.17, INK, 0.022)
  );
}

/** Pictures pinned to the wall: a few cuts of the stone. */
export function prints(x: number, y: number): string {
  const frame = (dx: number, dy: number, wide: number, tall: number, paper: string, mark: string): string => {
    const at = (u: number, v: number): Point => project([x + dx + u * wide, y + dy - v * tall, AT_WALL]);
    return (
      facet([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], paper) +
      facet([at(0, 0), at(0.62, 0), at(0.4, 1), at(0, 1)], shade(paper, 0.12)) +
      facet([at(0.5, 0.2), at(0.8, 0.5), at(0.5, 0.8)], shade(mark, -0.2)) +
      facet([at(0.5, 0.2), at(0.5, 0.8), at(0.22, 0.5)], mark)
    );
  };
  return (
    frame(0, 0, 0.42, 0.56, "#8c8f8d", "#3a4249") +
    frame(0.52, -0.02, 0.42, 0.56, "#77807f", ACCENT) +
    frame(1.04, 0.03, 0.36, 0.48, "#8c8f8d", "#4f6b7a")
  );
}

/** What stands on one shelf: books upright and leaning, boxes, a gap now and then. */
function shelfRow(x0: number, x1: number, y: number, z: number, random: Random): string {
  const colours = ["#8fa0a9", "#59656d", "#7d7767", "#b5ae9b", "#45525a", "#6b8a96", "#4d5a61"];
  const drawn: string[] = [];
  for (let x = x0 + 0.04; x < x1 - 0.28; ) {
    if (random.chance(0.06)) {
      drawn.push(drawSolid(box(x, y, z - 0.12, x + 0.24, y + 0.2, z + 0.1, "#7d7767")));
      x += 0.25;
    } else if (random.chance(0.07)) x += random.between(0.08, 0.22);
    else {
      const [wide, tall] = [random.between(0.035, 0.075), random.between(0.22, 0.34)];
      const colour = random.chance(0.045) ? ACCENT : random.pick(colours);
      drawn.push(drawSolid(box(x, y, z - 0.1, x + wide, y + tall, z + 0.1, colour)));
      x += wide + 0.004;
    }
  }
  // The eye is to the left of the shelves: what stands further right is behind.
  return drawn.reverse().join("");
}

/** Shelves along the right part of the far wall. */
export function shelves(x0: number, x1: number): string {
  const random = seeded("shelves of the studio");
  const z = AT_WALL - 0.12;
  const levels = [0.1, 0.58, 1.06, 1.54, 2.02, 2.5];
  const middle = (x0 + x1) / 2;
  const wood = "#1f2325";
  const back = facet(upright(z + 0.14, x0, 0.1, x1, 0.1, x1, 2.54, x0, 2.54), "#20262a");
  const rows = levels.map(
    (y, index) =>
      (index < levels.length - 1
        ? shelfRow(middle, x1, y + 0.03, z, random) + shelfRow(x0, middle, y + 0.03, z, random)
        : "") + drawSolid(box(x0, y, z - 0.16, x1, y + 0.03, z + 0.14, wood)),
  );
  const sides = [x1, middle, x0].map((x) => drawSolid(box(x - 0.02, 0, z - 0.16, x + 0.02, 2.53, z + 0.14, wood)));
  return back + plant([x0 + 0.42, z], 2.53, 0.22, "shelf plant", "#77838a") + rows.join("") + sides.join("");
}

/** The dog's basket; the dog has gone home, too. */
export function basketBody(at: Flat): Solid {
  return drum(at, 0, 0.17, [0.3, 0.38], "#a08c62", 14);
}

/** Wicker: bands around the near half of a drum of `facets` corners. */
function wicker({ lower, upper }: Solid): string {
  return [0.28, 0.52, 0.76]
    .map((share) =>
      lower
        .map((spot, index) => {
          const over = upper[index] ?? spot;
          const at = (axis: 0 | 1 | 2): number => spot[axis] + (over[axis] - spot[axis]) * share;
          return [at(0), at(1), at(2)] as const;
        })
        .filter((_, index) => index >= lower.length / 2)
        .map(project),
    )
    .map((points) => polyline(points, { stroke: "#3f3622", width: 3, opacity: 0.55 }))
    .join("");
}

export function basket(at: Flat): string {
  const body = basketBody(at);
  const rim = body.upper.map(project);
  const [cx, cy] = project([at[0], 0.1, at[1]]);
  const cushion = drum(at, 0.1, 0.145, [0.3, 0.315], "#b4694c", 14).upper.map(project);
  const folds = cushion.map((point, index) => {
    const next = cushion[(index + 1) % cushion.length] ?? point;
    return facet([point, next, [cx - 14, cy - 6]], shade("#b4694c", [0.06, -0.2, -0.05, 0.16][index % 4] ?? 0));
  });
  return drawSolid(body) + wicker(body) + facet(rim, "#332c1d") + folds.join("");
}

export function ballBody([x, z]: Flat): Solid {
  return drum([x, z], 0, 0.1, [0.05, 0.05], ACCENT, 8);
}

/** The dog's ball, a small cut stone itself. */
export function ball([x, z]: Flat): string {
  const size = 0.062 * scaleAt(z);
  const [cx, cy] = project([x, 0.06, z]);
  const facets = Array.from({ length: 9 }, (_, index) => {
    const at = (step: number): Point => [
      cx + Math.cos((step / 9) * Math.PI * 2) * size,
      cy + Math.sin((step / 9) * Math.PI * 2) * size,
    ];
    const middle = ((index + 0.5) / 9) * Math.PI * 2;
    return facet(
      [at(index), at(index + 1), [cx - size * 0.25, cy - size * 0.4]],
      shade("#c65a3a", -Math.sin(middle + 0.6) * 0.42),
    );
  });
  return facets.join("");
}
