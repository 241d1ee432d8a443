import { INK } from "../../../src/drawing/palette";
import { hash } from "../../../src/drawing/random";
import { type Point, polygon, pts } from "../../../src/drawing/svg";
import { text, textWidth } from "../../../src/drawing/text";
import type { Scene } from "../scene";
import { group } from "../shapes";

const WIDTH = 320;
const HEIGHT = 128;

type Cut = { weight: number; tracking: number; capitals: boolean; mark: boolean };

/** Ways of setting a name. A client always gets the same one, neighbours rarely do. */
const CUTS: readonly Cut[] = [
  { weight: 800, tracking: -0.03, capitals: false, mark: false },
  { weight: 500, tracking: 0.14, capitals: true, mark: false },
  { weight: 700, tracking: -0.02, capitals: false, mark: true },
  { weight: 900, tracking: 0.01, capitals: true, mark: true },
  { weight: 400, tracking: -0.02, capitals: false, mark: true },
  { weight: 600, tracking: 0.04, capitals: true, mark: true },
];

/** A client's wordmark in our own face, ink on nothing. */
export const clientLogo: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "png",
  draw({ slug, request }) {
    const name = typeof request.entry.name === "string" ? request.entry.name : slug;
    const cut = CUTS[hash(slug) % CUTS.length] ?? CUTS[0];
    if (!cut) throw new Error("no cut");
    const rows = wrap(cut.capitals ? name.toUpperCase() : name);
    const room = cut.mark ? 232 : 292;
    const widest = Math.max(...rows.map((row) => textWidth(row, 1, cut.weight, cut.tracking)));
    const size = Math.min(rows.length > 1 ? 40 : 52, room / widest);
    const markWidth = cut.mark ? 58 : 0;
    const left = (WIDTH - widest * size - markWidth) / 2 + markWidth;
    const top = HEIGHT / 2 + size * 0.36 - ((rows.length - 1) * size * 1.04) / 2;
    const words = rows
      .map((row, index) =>
        text(left, top + index * size * 1.04, row, { size, fill: INK, weight: cut.weight, tracking: cut.tracking }),
      )
      .join("");
    return (
      words +
      (markWidth
        ? group(mark(hash(`${slug} mark`)), `translate(${Math.round(left - markWidth)} ${HEIGHT / 2 - 22})`)
        : "")
    );
  },
};

/** Long names of several words stand on two lines, split where both come out alike. */
function wrap(name: string): string[] {
  const words = name.split(" ");
  if (words.length === 1 || textWidth(name, 1, 700) < 5.6) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const widest = (rows: string[]): number => Math.max(...rows.map((row) => textWidth(row, 1, 700)));
  return splits.sort((a, b) => widest(a) - widest(b))[0] ?? [name];
}

const MARKS: readonly (readonly (readonly Point[])[])[] = [
  [pts(9, 0, 27, 0, 18, 44, 0, 44), pts(33, 0, 42, 0, 33, 44, 24, 44)],
  [pts(0, 0, 44, 0, 44, 34, 24, 44, 24, 22, 0, 22)],
  [pts(0, 44, 0, 0, 13, 3), pts(3, 44, 17, 5, 31, 16), pts(6, 44, 34, 20, 44, 38)],
  [pts(0, 12, 44, 2, 44, 12, 0, 22), pts(0, 28, 32, 21, 32, 31, 0, 38)],
  [pts(0, 0, 20, 0, 20, 44, 0, 44), pts(25, 0, 44, 22, 25, 44)],
  [pts(0, 44, 12, 30, 12, 44), pts(16, 44, 16, 26, 28, 14, 28, 44), pts(32, 44, 32, 10, 44, 0, 44, 44)],
  [pts(0, 22, 10, 0, 22, 22, 10, 44), pts(26, 0, 44, 0, 34, 22, 44, 44, 26, 44, 38, 22)],
];

/** A small sign on a square of 44. */
function mark(number: number): string {
  return (MARKS[number % MARKS.length] ?? []).map((points) => polygon(points, { fill: INK })).join("");
}
