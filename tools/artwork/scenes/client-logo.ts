import { INK } from "../palette";
import { hash } from "../random";
import type { Scene } from "../scene";
import { group, polygon } from "../svg";
import { text, textWidth } from "../text";

const WIDTH = 320;
const HEIGHT = 128;

type Cut = { weight: number; tracking: number; capitals: boolean; mark: "none" | "stroke" | "notch" | "facets" };

/** Ways of setting a name. A client always gets the same one, neighbours rarely do. */
const CUTS: readonly Cut[] = [
  { weight: 800, tracking: -0.03, capitals: false, mark: "none" },
  { weight: 500, tracking: 0.14, capitals: true, mark: "none" },
  { weight: 700, tracking: -0.02, capitals: false, mark: "stroke" },
  { weight: 900, tracking: 0.01, capitals: true, mark: "notch" },
  { weight: 400, tracking: -0.02, capitals: false, mark: "facets" },
  { weight: 600, tracking: 0.04, capitals: true, mark: "facets" },
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
    const room = cut.mark === "none" ? 292 : 232;
    const widest = Math.max(...rows.map((row) => textWidth(row, 1, cut.weight, cut.tracking)));
    const size = Math.min(rows.length > 1 ? 40 : 52, room / widest);
    const markWidth = cut.mark === "none" ? 0 : 58;
    const left = (WIDTH - widest * size - markWidth) / 2 + markWidth;
    const top = HEIGHT / 2 + size * 0.36 - ((rows.length - 1) * size * 1.04) / 2;
    const words = rows
      .map((row, index) =>
        text(left, top + index * size * 1.04, row, { size, fill: INK, weight: cut.weight, tracking: cut.tracking }),
      )
      .join("");
    return (
      words + (markWidth ? group(mark(cut.mark), `translate(${Math.round(left - markWidth)} ${HEIGHT / 2 - 22})`) : "")
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

/** Small signs on a square of 44, all cut at 12 degrees. */
function mark(kind: Cut["mark"]): string {
  const fill = INK;
  if (kind === "stroke")
    return (
      polygon(
        [
          [9, 0],
          [27, 0],
          [18, 44],
          [0, 44],
        ],
        { fill },
      ) +
      polygon(
        [
          [33, 0],
          [42, 0],
          [33, 44],
          [24, 44],
        ],
        { fill },
      )
    );
  if (kind === "notch")
    return polygon(
      [
        [0, 0],
        [44, 0],
        [44, 34],
        [24, 44],
        [24, 22],
        [0, 22],
      ],
      { fill },
    );
  return (
    polygon(
      [
        [22, 0],
        [42, 14],
        [22, 20],
      ],
      { fill },
    ) +
    polygon(
      [
        [20, 0],
        [0, 14],
        [20, 20],
      ],
      { fill, opacity: 0.55 },
    ) +
    polygon(
      [
        [1, 18],
        [21, 24],
        [21, 44],
      ],
      { fill },
    ) +
    polygon(
      [
        [43, 18],
        [23, 24],
        [23, 44],
      ],
      { fill, opacity: 0.75 },
    )
  );
}
