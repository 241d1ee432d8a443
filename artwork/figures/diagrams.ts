import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { text } from "../drawing/text";
import { GREY, STONE, shade } from "../palette";
import { circle, line, rect } from "../shapes";
import { arrow, box, COLOUR, type Figure, skeleton } from "./frame";

function gateFlow(): string {
  const y = 250;
  return (
    box(110, y, 270, 190) +
    skeleton(150, y + 60, 190, 3) +
    box(480, y, 270, 190) +
    skeleton(520, y + 60, 190, 3) +
    rect(850, y - 60, 110, 310, { fill: ACCENT, stroke: INK, width: 4 }) +
    box(1060, y, 270, 190) +
    skeleton(1100, y + 60, 190, 3) +
    arrow([380, y + 95], [480, y + 95]) +
    arrow([750, y + 95], [850, y + 95]) +
    arrow([960, y + 95], [1060, y + 95]) +
    arrow([905, y + 250], [905, 590]) +
    box(770, 590, 270, 140, COLOUR.quiet) +
    skeleton(810, 634, 190, 2)
  );
}

function branchFlow(): string {
  const middle = 405;
  const worded = (x: number, y: number, width: number, height: number, word: string, fill?: string): string =>
    box(x, y, width, height, fill) +
    text(x + width / 2, y + height / 2 + 16, word, { size: 46, weight: 600, fill: INK, anchor: "middle" });
  return (
    worded(50, middle - 80, 250, 160, "Question") +
    arrow([300, middle], [370, middle]) +
    worded(376, middle - 80, 250, 160, "Subject") +
    ["Words", "Order", "Feel", "Trust"]
      .map((word, index) => {
        const y = 85 + index * 170;
        // The heads stand apart on the last box, or they pile into a blot.
        return (
          worded(756, y, 240, 130, word, index === 1 ? ACCENT : COLOUR.pale) +
          arrow([628, middle], [748, y + 65]) +
          arrow([996, y + 65], [1131, middle + (index - 1.5) * 36])
        );
      })
      .join("") +
    worded(1140, middle - 80, 250, 160, "Answer", COLOUR.quiet)
  );
}

function loopFlow(): string {
  const at: Record<string, Point> = { live: [180, 130], stale: [920, 130], pending: [920, 530], conflict: [180, 530] };
  const boxes = Object.entries(at).map(
    ([name, [x, y]]) =>
      box(x, y, 340, 150, name === "pending" ? ACCENT : COLOUR.pale) +
      text(x + 170, y + 90, name, { size: 44, weight: 600, fill: INK, anchor: "middle" }),
  );
  return (
    boxes.join("") +
    arrow([520, 205], [920, 205]) +
    arrow([1090, 280], [1090, 530]) +
    arrow([920, 605], [520, 605]) +
    arrow([350, 530], [350, 280]) +
    arrow([920, 545], [520, 265], GREY, 5)
  );
}

function slantedLayer(y: number, fill: string, width = 760, height = 120): string {
  const left = 340;
  return polygon(
    pts(left, y, left + width, y - 50, left + width - 140 + 240, y + height - 50, left + 100, y + height),
    { fill, stroke: INK, width: 4, join: "round" },
  );
}

function stripedLayers(): string {
  const fills = [INK, "#6f757b", "#9aa0a5", "#c6c9cb", PAPER];
  const shift = (y: number): number => 860 - (y - 60) * CUT;
  return fills
    .map((fill, index) => {
      const y = 590 - index * 122;
      const points: Point[] = pts(290, y + 60, 560, y - 30, 1220, y - 10, 960, y + 110);
      const stripe: Point[] = pts(
        shift(y - 60),
        y - 60,
        shift(y - 60) + 84,
        y - 60,
        shift(y + 130) + 84,
        y + 130,
        shift(y + 130),
        y + 130,
      );
      return (
        polygon(points, { fill, stroke: fill === PAPER ? INK : fill, width: 3, join: "round" }) +
        clipped(polygon(points, {}), polygon(stripe, { fill: ACCENT }))
      );
    })
    .join("");
}

function thinTop(): string {
  const layers = [
    [560, 170, 1],
    [370, 170, 1],
    [250, 100, 1],
    [196, 36, 0.34],
  ] as const;
  return layers
    .map(([y, height, share], index) => {
      const fill = index === 3 ? ACCENT : shade("#d5cfc2", index * 0.28);
      const width = 980 * share;
      return polygon(
        pts(230, y, 230 + width, y, 230 + width - height * CUT, y + height, 230 - height * CUT, y + height),
        { fill, stroke: INK, width: 4, join: "round" },
      );
    })
    .join("");
}

function blueprint(): string {
  const style = [
    "solid",
    "solid",
    "dashed",
    "solid",
    "dotted",
    "solid",
    "dashed",
    "dotted",
    "solid",
    "dashed",
    "dotted",
    "dashed",
  ];
  const dash: Record<string, string | undefined> = { solid: undefined, dashed: "18 11", dotted: "3 10" };
  return (
    [0, 1, 2, 3]
      .map((row) => {
        const y = 60 + row * 178 + (row > 1 ? 20 : 0);
        return (
          rect(90, y, 1260, 150, { fill: [PAPER, "#ebe7dc", "#e2ddd0", "#d9d3c4"][row] }) +
          [0, 1, 2]
            .map(
              (column) =>
                rect(180 + column * 400, y + 28, 280, 94, {
                  fill: PAPER,
                  stroke: INK,
                  width: 4.5,
                  dash: dash[style[row * 3 + column] ?? "solid"],
                }) + skeleton(216 + column * 400, y + 60, 150, 2, 24, 8),
            )
            .join("")
        );
      })
      .join("") + line(60, 412, 1380, 412, { stroke: INK, width: 3 })
  );
}

function tableGrid(): string {
  const cells = Array.from({ length: 30 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const [onRow, onColumn] = [row === 2, column === 3];
    const fill = onRow && onColumn ? INK : onRow || onColumn ? "#ffe680" : PAPER;
    return (
      rect(180 + column * 220, 84 + row * 109, 204, 93, { fill }) +
      rect(206 + column * 220, 125 + row * 109, 90 + ((index * 29) % 50), 11, {
        fill: onRow && onColumn ? INK : onRow || onColumn ? "#a88a12" : COLOUR.quiet,
      })
    );
  });
  return cells.join("");
}

function squares(): string {
  const outlined = new Set([3, 8, 13, 18, 22]);
  return Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [282 + (index % 6) * 150, 112 + Math.floor(index / 6) * 150];
    if (outlined.has(index)) return rect(x + 2, y + 2, 122, 122, { stroke: INK, width: 4 });
    return rect(x, y, 126, 126, { fill: index === 10 ? ACCENT : "#d5cfc2" });
  }).join("");
}

function gloveOverlap(): string {
  return (
    polygon(pts(600, 520, 560, 420, 620, 340, 720, 316, 830, 340, 888, 420, 876, 540, 800, 640, 700, 650), {
      fill: ACCENT,
      stroke: ACCENT,
      width: 60,
      join: "round",
    }) +
    rect(610, 160, 220, 220, { fill: INK, opacity: 1 }) +
    clipped(rect(610, 270, 220, 110, {}), rect(610, 270, 220, 110, { fill: mix(INK, ACCENT, 0.45) })) +
    line(700, 480, 744, 480, { stroke: INK, width: 6 }) +
    line(722, 458, 722, 502, { stroke: INK, width: 6 })
  );
}

function trustOverlap(): string {
  const [left, right] = [circle(570, 405, 280, {}), circle(870, 405, 280, {})];
  return (
    circle(870, 405, 280, { fill: "#e3ded2" }) +
    clipped(left, clipped(right, rect(0, 0, 1440, 810, { fill: ACCENT }))) +
    circle(570, 405, 280, { stroke: INK, width: 6 })
  );
}

export const diagramFigures: Readonly<Record<string, Figure>> = {
  "type-safety-across-the-wire/flow": gateFlow,
  "prototypes-that-answer-questions/flow": branchFlow,
  "offline-is-a-state/flow": loopFlow,
  "one-idea-carried-through/layers": stripedLayers,
  "static-first-architecture/layers": thinTop,
  "a-workshop-on-service-blueprints/layers": blueprint,
  "tables-people-can-read/grid": tableGrid,
  "research-repositories-people-open/grid": squares,
  "designing-for-gloves/overlap": gloveOverlap,
  "measuring-trust/overlap": trustOverlap,
  "*/flow": () =>
    [0, 1, 2, 3]
      .map(
        (index) =>
          box(100 + index * 320, 315, 240, 180, index === 2 ? ACCENT : COLOUR.pale) +
          (index < 3 ? arrow([340 + index * 320, 405], [420 + index * 320, 405]) : ""),
      )
      .join(""),
  "*/layers": () =>
    [0, 1, 2].map((index) => slantedLayer(560 - index * 190, [INK, STONE, ACCENT][index] ?? PAPER)).join(""),
  "*/grid": squares,
  "*/overlap": trustOverlap,
};
