import { ACCENT, INK, PAPER } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { GREY, STONE } from "../palette";
import { circle, line, rect } from "../shapes";
import { type Figure, skeleton } from "./frame";

const OUTLINE = { fill: PAPER, stroke: INK, width: 4 } as const;

function form(): string {
  return (
    rect(260, 50, 920, 710, { fill: PAPER }) +
    rect(310, 90, 390, 72, OUTLINE) +
    skeleton(336, 120, 190, 1, 20, 12) +
    rect(740, 90, 390, 72, OUTLINE) +
    skeleton(766, 120, 240, 1, 20, 12) +
    rect(310, 190, 820, 72, OUTLINE) +
    skeleton(336, 220, 420, 1, 20, 12) +
    rect(310, 290, 820, 236, OUTLINE) +
    skeleton(336, 320, 760, 7, 28, 12, GREY) +
    rect(310, 554, 820, 74, { fill: ACCENT }) +
    skeleton(340, 584, 620, 1, 20, 14, INK) +
    rect(310, 656, 230, 72, { fill: INK }) +
    rect(362, 686, 126, 12, { fill: PAPER })
  );
}

function gloveScreen(): string {
  return (
    rect(530, 30, 380, 750, { fill: INK, radius: 44 }) +
    rect(546, 46, 348, 718, { fill: PAPER, radius: 30 }) +
    rect(546, 76, 348, 46, { fill: "#d5cfc2" }) +
    rect(566, 94, 120, 11, { fill: GREY }) +
    rect(572, 150, 296, 340, { fill: STONE }) +
    skeleton(592, 178, 256, 9, 34, 14, GREY) +
    rect(572, 526, 296, 92, OUTLINE) +
    rect(650, 566, 140, 13, { fill: INK }) +
    rect(572, 652, 296, 92, { fill: ACCENT }) +
    rect(650, 692, 140, 13, { fill: INK })
  );
}

function tile(x: number, y: number, width: number, height: number, index: number): string {
  if (index === 7) return rect(x, y, width, height, { fill: ACCENT });
  const [ground, mark] = ["#e6e2d8", "#aaa69b"];
  const shapes = [
    () =>
      [0.4, 0.7, 0.5, 0.9]
        .map((share, bar) => rect(x + 40 + bar * 46, y + height - 24 - share * 110, 30, share * 110, { fill: mark }))
        .join(""),
    () => circle(x + width / 2, y + height / 2, 56, { stroke: mark, width: 24 }),
    () =>
      polygon(
        pts(
          x + 30,
          y + height - 30,
          x + 90,
          y + 90,
          x + 150,
          y + 120,
          x + width - 30,
          y + 50,
          x + width - 30,
          y + height - 30,
        ),
        { fill: mark },
      ),
  ];
  return (
    rect(x, y, width, height, { fill: ground }) +
    (shapes[index % 3]?.() ?? "") +
    line(x, y, x + width, y + height, { stroke: INK, width: 3 }) +
    line(x + width, y, x, y + height, { stroke: INK, width: 3 })
  );
}

function dashboard(): string {
  return (
    rect(120, 40, 1200, 730, { fill: PAPER, stroke: INK, width: 5 }) +
    Array.from({ length: 12 }, (_, index) =>
      tile(146 + (index % 4) * 292, 66 + Math.floor(index / 4) * 231, 272, 216, index),
    ).join("")
  );
}

function durations(): string {
  const unit = 118;
  return (
    [1, 2, 3, 8]
      .map((length, index) => {
        const y = 150 + index * 125;
        return rect(170, y, length * unit, 74, { fill: index === 3 ? "#b5b1a7" : INK });
      })
      .join("") +
    line(150, 682, 1300, 682, { stroke: INK, width: 4 }) +
    line(170, 100, 170, 700, { stroke: INK, width: 4 }) +
    Array.from({ length: 9 }, (_, index) =>
      line(170 + index * unit, 682, 170 + index * unit, 700, { stroke: INK, width: 3 }),
    ).join("") +
    line(150, 620, 1136, 506, { stroke: INK, width: 8, cap: "round" })
  );
}

function diary(): string {
  const [left, day] = [130, 1180 / 28];
  const gaps = [
    [7.4, 10.4],
    [10.9, 13.4],
  ] as const;
  const entries = [
    0.3, 0.7, 1.2, 1.5, 2.1, 2.4, 2.8, 3.3, 3.6, 4.2, 4.5, 5, 5.4, 5.8, 6.3, 6.7, 7.1, 10.65, 13.7, 14.4, 15.4, 16.4,
    17.4, 18.4, 19.4, 20.4, 21.4, 22.4, 23.4, 24.4, 25.4, 26.4, 27.4,
  ];
  return (
    gaps.map(([from, to]) => rect(left + from * day, 300, (to - from) * day, 190, { fill: ACCENT })).join("") +
    line(left, 490, left + 28 * day, 490, { stroke: INK, width: 5 }) +
    [0, 1, 2, 3, 4]
      .map((week) => line(left + week * 7 * day, 290, left + week * 7 * day, 520, { stroke: INK, width: 4 }))
      .join("") +
    entries
      .map((at, index) => circle(left + at * day, at < 7.2 ? 440 - (index % 4) * 34 : 420, 13, { fill: INK }))
      .join("") +
    [0, 1, 2, 3].map((week) => rect(left + week * 7 * day + 100, 550, 96, 12, { fill: GREY })).join("")
  );
}

export const wireframeFigures: Readonly<Record<string, Figure>> = {
  "forms-that-do-not-lose-words/wireframe": form,
  "designing-for-gloves/wireframe": gloveScreen,
  "the-case-against-dashboards/wireframe": dashboard,
  "motion-with-a-reason/timeline": durations,
  "diary-studies-on-a-ship/timeline": diary,
  "*/wireframe": form,
  "*/timeline": diary,
};
