import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { label, strong } from "../kit";
import { line, move, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [WALL, NAVY, INK, SHADOW] = ["#e4572e", "#1d3557", "#1a1512", "#b23f1e"];
const [BLUE, SAGE, BONE] = ["#2b62b4", "#7fa99b", "#f4ead6"];

/** A canvas on the wall, its shadow to the lower right. */
function canvas(x: number, y: number, width: number, height: number, content: string): string {
  const depth = 34;
  return move(
    x,
    y,
    polygon(pts(width, 0, width + depth, depth, width + depth, height + depth, depth, height + depth, 0, height), {
      fill: SHADOW,
    }) + clipped(rect(0, 0, width, height, {}), content),
  );
}

/** The blue thing: there were teeth in it. */
function jaw(width: number, height: number): string {
  const teeth = 5;
  const step = width / teeth;
  const tooth = (x: number, base: number, tip: number): string =>
    polygon(pts(x, base, x + step, base, x + step * 0.5, tip), { fill: BONE }) +
    polygon(pts(x + step * 0.62, base, x + step, base, x + step * 0.5, tip), { fill: mix(BONE, NAVY, 0.16) });
  return (
    rect(0, 0, width, height, { fill: BLUE }) +
    polygon(pts(width * 0.62, 0, width, 0, width, height, width * 0.46, height), { fill: mix(BLUE, NAVY, 0.3) }) +
    rect(0, 148, width, height - 296, { fill: NAVY }) +
    Array.from({ length: teeth }, (_, index) => tooth(index * step, 147, height * 0.6)).join("") +
    Array.from({ length: teeth + 1 }, (_, index) => tooth((index - 0.5) * step, height - 147, height * 0.4)).join("")
  );
}

/** The sort of hedge: a mesh of leaves. */
function hedge(width: number, height: number): string {
  const random = seeded("a sort of hedge");
  const [columns, rows] = [9, 12];
  const at = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): Point => {
      const inside = column > 0 && column < columns && row > 0 && row < rows;
      const [dx, dy] = inside ? [random.between(-40, 40), random.between(-40, 40)] : [0, 0];
      return [(column * width) / columns + dx, (row * height) / rows + dy];
    }),
  );
  const leaf = (...corners: (Point | undefined)[]): string => {
    const fill = mix(NAVY, SAGE, random.pick([0.2, 0.42, 0.6, 0.78, 0.96]));
    return polygon(
      corners.map((corner) => corner ?? [0, 0]),
      { fill, stroke: fill, width: 2, join: "round" },
    );
  };
  return at
    .slice(0, -1)
    .flatMap((row, r) =>
      row.slice(0, -1).map((corner, c) => {
        const [right, below, across] = [row[c + 1], at[r + 1]?.[c], at[r + 1]?.[c + 1]];
        return leaf(corner, right, below) + leaf(right, across, below);
      }),
    )
    .join("");
}

/** What a visitor remembers of a work, and the work at the size of the gesture. */
export function contemporary(): string {
  const [x, y, width, height] = [310, 130, 1090, 800];
  const words = "about this big";
  const size = width / textWidth(words, 1, 650, -0.04);
  const tick = (at: number): string => line(at, 996, at, 1080, { stroke: BONE, width: 14 });
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: WALL }) +
    rect(0, 1360, WIDTH, HEIGHT - 1360, { fill: "#c9471f" }) +
    canvas(x, y, width, height, jaw(width, height)) +
    tick(x + 7) +
    tick(x + width - 7) +
    line(x, 1038, x + width, 1038, { stroke: BONE, width: 14 }) +
    strong(x - size * 0.04, 1240, words, BONE, size, { tracking: -0.04 }) +
    rect(1468, 760, 200, 170, { fill: "#fffdf9" }) +
    strong(1488, 812, "Jaw", INK, 44) +
    label(1488, 858, "109 \u00d7 80 cm", INK, 26) +
    label(1488, 898, "Stand 31", INK, 26) +
    canvas(1740, -60, 1100, 1290, hedge(1100, 1290))
  );
}
