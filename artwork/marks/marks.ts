import { INK } from "../drawing/palette";
import { path, polygon, pts } from "../drawing/svg";
import { circle, group, line, rect } from "../shapes";
import { type Face, outline } from "./faces";

/** A mark is drawn in ink on a field of 320 by 128. */
export type Mark = () => string;

type Box = { x: number; y: number; width: number; height: number };
const FIELD: Box = { x: 14, y: 22, width: 292, height: 84 };

/** Words as large as a box allows, in its middle or at its left edge. */
function fitted(words: string, face: Face, box: Box = FIELD, tracking = 0, start = false): string {
  const { d, left, top, width, height } = outline(words, face, 100, tracking);
  const scale = Math.min(box.width / width, box.height / height);
  const x = start ? box.x : box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2;
  return group(
    path(d, { fill: INK }),
    `translate(${(x - left * scale).toFixed(2)} ${(y - top * scale).toFixed(2)}) scale(${scale.toFixed(4)})`,
  );
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

let masks = 0;

/** A shape with words cut out of it, so that the mark works on any ground. */
function cutOut(shape: string, words: string): string {
  masks++;
  const white = shape.replaceAll(INK, "#ffffff");
  const black = words.replaceAll(INK, "#000000");
  return `<mask id="m${masks}" maskUnits="userSpaceOnUse" x="0" y="0" width="320" height="128">${white}${black}</mask>${group(shape, undefined).replace("<g", `<g mask="url(#m${masks})"`)}`;
}

const BODONI = { name: "bodoni-moda", weight: 700 } as const;
const CASLON = { name: "libre-caslon-text", weight: 400 } as const;
const SYNE = { name: "syne", weight: 600 } as const;
const UNBOUNDED = { name: "unbounded", weight: 700 } as const;
const SHOULDERS = { name: "big-shoulders-display", weight: 900 } as const;

/** One mark a client, by its slug. */
export const MARKS: Readonly<Record<string, Mark>> = {
  chromozoom: () =>
    circle(50, 64, 34, { stroke: INK, width: 11 }) +
    circle(50, 64, 13, { fill: INK }) +
    fitted("chromo", { name: "syne", weight: 800 }, box(100, 30, 206, 34), 0, true) +
    fitted("zoom", { name: "syne", weight: 800 }, box(100, 70, 206, 26), 0, true),
  contemporary: () =>
    fitted("contem", { name: "figtree", weight: 900 }, box(52, 12, 216, 40), -0.05, true) +
    fitted("porary.", { name: "figtree", weight: 900 }, box(52, 62, 216, 56), -0.05, true),
  greenwharf: () =>
    fitted("Greenwharf", { ...CASLON, weight: 700 }, box(14, 22, 292, 58)) +
    path("M16 98q18 -14 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0", { stroke: INK, width: 6, cap: "round" }),
  holstr: () => fitted("HOLSTR", { name: "alfa-slab-one", weight: 400 }, box(20, 30, 280, 68), 0.02),
  "i-am-fighter": () =>
    cutOut(
      polygon(pts(34, 20, 312, 20, 286, 108, 8, 108), { fill: INK }),
      fitted("I AM FIGHTER", SHOULDERS, box(40, 34, 240, 60)),
    ),
  "jdi-do-sebe": () => fitted("jdi do sebe", { name: "caveat", weight: 600 }, box(26, 22, 268, 84)),
  "klub-noveho-lesa": () =>
    polygon(pts(52, 12, 86, 62, 18, 62), { fill: INK }) +
    polygon(pts(52, 40, 94, 98, 10, 98), { fill: INK }) +
    rect(46, 98, 12, 18, { fill: INK }) +
    fitted("klub", SYNE, box(116, 14, 190, 30), 0, true) +
    fitted("nového", SYNE, box(116, 46, 190, 32), 0, true) +
    fitted("lesa", SYNE, box(116, 84, 190, 30), 0, true),
  "lantern-row": () =>
    line(30, 24, 290, 24, { stroke: INK, width: 3 }) +
    fitted("LANTERN ROW", { name: "poiret-one", weight: 400 }, box(20, 44, 280, 40), 0.06) +
    line(30, 104, 290, 104, { stroke: INK, width: 3 }),
  nordveil: () => fitted("NORDVEIL", { name: "unbounded", weight: 300 }, box(14, 46, 292, 36), 0.04),
  oakhollow: () => fitted("Oakhollow", BODONI, box(14, 30, 292, 68), -0.02),
  "pellam-orchard": () =>
    fitted("Pellam", { ...CASLON, italic: true }, box(16, 18, 150, 42), 0, true) +
    fitted("&", { ...CASLON, italic: true }, box(186, 12, 112, 104)) +
    fitted("Orchard", { ...CASLON, italic: true }, box(16, 72, 170, 40), 0, true),
  "skarvik-subsea": () =>
    rect(10, 20, 300, 88, { stroke: INK, width: 5 }) +
    rect(10, 64, 300, 44, { fill: "none", stroke: INK, width: 5 }) +
    fitted("SKARVIK", { ...SHOULDERS, weight: 600 }, box(26, 30, 268, 26), 0.12) +
    fitted("SUBSEA", { ...SHOULDERS, weight: 600 }, box(26, 74, 268, 26), 0.32),
  tidewater: () => fitted("Tidewater", { ...BODONI, weight: 500, italic: true }, box(14, 28, 292, 72)),
  "vantry-pay": () =>
    fitted("vantry", UNBOUNDED, box(10, 40, 178, 56), -0.02, true) +
    cutOut(rect(200, 34, 112, 60, { fill: INK, radius: 30 }), fitted("pay", UNBOUNDED, box(218, 48, 76, 38))),
};
