import { INK } from "../drawing/palette";
import { text, textWidth } from "../drawing/text";
import { MARKS } from "../marks/marks";
import type { Scene } from "../scene";

const WIDTH = 320;
const HEIGHT = 128;

/** A client's wordmark, ink on nothing: its own where one is drawn, else its name set plain and large. */
export const clientLogo: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "png",
  draw({ slug, request }) {
    const own = MARKS[slug];
    if (own) return own();
    const name = typeof request.entry.name === "string" ? request.entry.name : slug;
    const rows = wrap(name);
    const style = { weight: 700, tracking: -0.03 };
    const widest = Math.max(...rows.map((row) => textWidth(row, 1, style.weight, style.tracking)));
    const size = Math.min(rows.length > 1 ? 46 : 60, 292 / widest);
    const top = HEIGHT / 2 + size * 0.36 - ((rows.length - 1) * size * 1.04) / 2;
    return rows
      .map((row, index) =>
        text((WIDTH - widest * size) / 2, top + index * size * 1.04, row, { size, fill: INK, ...style }),
      )
      .join("");
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
