import { mix } from "../drawing/palette";
import { path, polygon, pts } from "../drawing/svg";
import { chandelier } from "../interfaces/preciosa-nostalgia";
import { label, strong } from "../kit";
import { outline } from "../marks/faces";
import { circle, group, line, move, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [BROWN, BRASS, INK, PAPER] = ["#8c6d46", "#c9b27c", "#2a2118", "#f6efe0"];
const [WIDE, TALL] = [900, 1232];

/** The printed entry: lamp, measurements, and lines for notes. The lamp hangs from the upper edge of the page. */
function sheet(): string {
  const measure = (y: number, words: string): string =>
    line(726, y, 762, y, { stroke: BROWN, width: 5 }) + label(772, y + 12, words, INK, 34);
  const note = outline("third arm from left: newer?", { name: "caveat", weight: 700 }, 72);
  return (
    rect(22, 30, WIDE, TALL, { fill: mix(BROWN, INK, 0.5) }) +
    rect(0, 0, WIDE, TALL, { fill: PAPER }) +
    chandelier(368, 0, 2.32, 2) +
    line(744, 2, 744, 668, { stroke: BROWN, width: 5 }) +
    measure(206, "31 cm") +
    measure(430, "66 cm") +
    measure(668, "94 cm") +
    strong(60, 858, "Hedvika", INK, 124, { tracking: -0.035 }) +
    label(842, 858, "No. 1898", BROWN, 46, { anchor: "end" }) +
    label(64, 930, "82 cm wide, 11.4 kg, 8 \u00d7 E14", INK, 42) +
    [1024, 1096, 1168].map((y) => line(64, y, 836, y, { stroke: BRASS, width: 4 })).join("") +
    group(path(note.d, { fill: "#4d5a63" }), "translate(84 1014) rotate(-1)")
  );
}

function peg(x: number, y: number): string {
  return move(
    x,
    y,
    polygon(pts(-34, -96, 34, -96, 26, 96, -26, 96), { fill: "#e3c48d" }) +
      polygon(pts(4, -96, 34, -96, 26, 96, 4, 96), { fill: "#c39d5e" }) +
      rect(-42, -18, 84, 18, { fill: "#7d7f7c" }),
  );
}

/** The step ladder, from the front: rungs between two rails. */
function ladder(): string {
  const [wood, edge] = [mix(INK, BROWN, 0.16), mix(INK, BROWN, 0.42)];
  const rung = (y: number, left: number, right: number): string =>
    rect(left, y, right - left, 70, { fill: wood }) + rect(left, y, right - left, 16, { fill: edge });
  return (
    rung(36, 616, 1784) +
    rung(720, 526, 1874) +
    rung(1400, 440, 1960) +
    polygon(pts(560, 0, 640, 0, 450, HEIGHT, 360, HEIGHT), { fill: wood }) +
    polygon(pts(560, 0, 584, 0, 388, HEIGHT, 360, HEIGHT), { fill: edge }) +
    polygon(pts(1760, 0, 1840, 0, 2040, HEIGHT, 1950, HEIGHT), { fill: wood }) +
    polygon(pts(1760, 0, 1784, 0, 1978, HEIGHT, 1950, HEIGHT), { fill: edge })
  );
}

/** A drop of cut glass, its table in front. */
function crystal(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size, y + dy * size];
  const [tip, foot, left, right] = [at(0, 0), at(0, 1.5), at(-0.44, 0.68), at(0.44, 0.68)];
  const [top, bottom, west, east] = [at(0, 0.32), at(0, 1.14), at(-0.2, 0.7), at(0.2, 0.7)];
  return (
    polygon([tip, left, west, top], { fill: "#eaf1f1" }) +
    polygon([tip, right, east, top], { fill: "#b4c8cc" }) +
    polygon([left, foot, bottom, west], { fill: "#c3d3d5" }) +
    polygon([right, foot, bottom, east], { fill: "#7f9ba2" }) +
    polygon([left, west, at(-0.09, 0.98), foot], { fill: "#d8cdb0" }) +
    polygon([top, west, bottom], { fill: "#fbfaf5" }) +
    polygon([top, east, bottom], { fill: "#d7e3e4" })
  );
}

/** Cut drops of the lamp itself, which hangs above the picture. */
function strand(x: number, sizes: readonly (readonly [y: number, size: number])[]): string {
  const [last] = sizes.slice(-1);
  return (
    line(x, 0, x, last?.[0] ?? 0, { stroke: BRASS, width: 9 }) +
    sizes.map(([y, size]) => circle(x, y - 8, 13, { stroke: BRASS, width: 8 }) + crystal(x, y, size)).join("")
  );
}

/** The sheet where it is needed: pegged to a ladder, under the lamp. */
export function preciosaNostalgia(): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: BROWN }) +
    ladder() +
    strand(388, [
      [70, 100],
      [280, 190],
    ]) +
    strand(2012, [
      [110, 100],
      [320, 160],
      [620, 250],
    ]) +
    group(sheet(), `translate(752 92) rotate(2 450 0)`) +
    peg(930, 108) +
    peg(1390, 124)
  );
}
