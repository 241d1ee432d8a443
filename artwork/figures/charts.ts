import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { type Point, path, polygon, pts } from "../drawing/svg";
import { GREY, STONE } from "../palette";
import { circle, curveThrough, line, polyline, rect } from "../shapes";
import { axes, COLOUR, type Figure } from "./frame";
import { sizes } from "./sizes";

export type Bar = { length: number; fill: string; outline?: boolean };

/** Horizontal bars, longest possible 1. */
export function barChart(bars: readonly Bar[]): string {
  const [top, room] = [130, 550];
  const step = room / bars.length;
  return (
    bars
      .map(({ length, fill, outline }, index) => {
        const [x, y, width, height] = [170, top + index * step + step * 0.18, length * 1080, step * 0.64];
        const lean = height * 0.2126;
        return polygon(
          pts(x, y, x + width, y, x + width - Math.min(lean, width * 0.6), y + height, x, y + height),
          outline ? { fill, stroke: INK, width: 3, join: "miter" } : { fill },
        );
      })
      .join("") + line(170, 100, 170, 710, { stroke: INK, width: 4 })
  );
}

const PLOT = { left: 170, right: 1270, top: 110, bottom: 690 } as const;

function plotted(values: readonly number[]): Point[] {
  return values.map((value, index) => [
    PLOT.left + (index / (values.length - 1)) * (PLOT.right - PLOT.left),
    PLOT.bottom - value * (PLOT.bottom - PLOT.top),
  ]);
}

function ticks(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = PLOT.left + (index / (count - 1)) * (PLOT.right - PLOT.left);
    return line(x, PLOT.bottom, x, PLOT.bottom + 14, { stroke: INK, width: 3 });
  }).join("");
}

/** The share of problems found after so many sessions, when each session has the given chance to show one. */
function found(chance: number, sessions = 15): number[] {
  return Array.from({ length: sessions + 1 }, (_, session) => 1 - (1 - chance) ** session);
}

function sessions(): string {
  const [common, rare] = [plotted(found(0.42)), plotted(found(0.057))];
  const fifth = common[5] ?? [0, 0];
  return (
    axes() +
    ticks(16) +
    line(fifth[0], PLOT.top - 10, fifth[0], PLOT.bottom, {
      stroke: COLOUR.rule,
      width: 3,
      dash: "4 12",
      cap: "round",
    }) +
    path(curveThrough(rare), { stroke: GREY, width: 8, cap: "round" }) +
    path(curveThrough(common), { stroke: ACCENT, width: 16, cap: "round" }) +
    path(curveThrough(common), { stroke: INK, width: 3 }) +
    circle(fifth[0], fifth[1], 15, { fill: ACCENT, stroke: INK, width: 4 })
  );
}

function quarter(): string {
  const wave = (x: number): number => Math.sin(x * 0.9) * 0.035 + Math.sin(x * 2.3 + 1) * 0.018;
  const points = plotted(Array.from({ length: 91 }, (_, day) => (day < 60 ? 0.74 : 0.37) + wave(day / 3)));
  const [before, after] = [points.slice(0, 60), points.slice(60)];
  const [from, to] = [before.at(-1) ?? [0, 0], after[0] ?? [0, 0]];
  const x = (from[0] + to[0]) / 2;
  return (
    axes() +
    ticks(4) +
    rect(x - 46, PLOT.top - 10, 92, PLOT.bottom - PLOT.top + 10, { fill: ACCENT, opacity: 0.35 }) +
    polyline([...before, [x, from[1]]], { stroke: INK, width: 7, join: "round", cap: "round" }) +
    polyline([[x, to[1]], ...after], { stroke: INK, width: 7, join: "round", cap: "round" }) +
    line(x, from[1], x, to[1], { stroke: INK, width: 7, cap: "round" }) +
    line(x, from[1], x, to[1], { stroke: ACCENT, width: 20 }) +
    line(x, from[1], x, to[1], { stroke: INK, width: 4 })
  );
}

function fortnight(): string {
  const values = [0.86, 0.84, 0.77, 0.71, 0.62, 0.52, 0.42, 0.3, 0.24, 0.29, 0.37, 0.46, 0.53, 0.575];
  const points = plotted(values);
  const low = points[8] ?? [0, 0];
  return (
    axes() +
    ticks(14) +
    path(curveThrough(points), { stroke: INK, width: 13, cap: "round" }) +
    circle(low[0], low[1], 26, { fill: ACCENT, stroke: INK, width: 6 })
  );
}

export const chartFigures: Readonly<Record<string, Figure>> = {
  "budgets-for-javascript/bar-chart": () =>
    barChart(
      [1, 0.5, 0.41, 0.3, 0.2, 0.11].map((length, index) => ({
        length,
        fill: index === 3 ? ACCENT : mix(GREY, STONE, index * 0.1),
      })),
    ),
  "colour-beyond-the-logo/bar-chart": () =>
    barChart([
      { length: 1, fill: PAPER, outline: true },
      { length: 0.34, fill: "#cfcabd" },
      { length: 0.25, fill: INK },
      { length: 0.11, fill: "#8a9096" },
      { length: 0.05, fill: ACCENT },
    ]),
  "images-at-the-right-weight/sizes": sizes,
  "five-interviews-are-enough-sometimes/line-chart": sessions,
  "reading-analytics-with-doubt/line-chart": quarter,
  "the-second-week-of-onboarding/line-chart": fortnight,
  "*/bar-chart": () =>
    barChart([0.92, 0.7, 0.55, 0.36, 0.24].map((length, index) => ({ length, fill: index === 1 ? ACCENT : GREY }))),
  "*/line-chart": () =>
    axes() +
    path(curveThrough(plotted([0.2, 0.28, 0.25, 0.44, 0.4, 0.62, 0.7, 0.66, 0.84])), {
      stroke: INK,
      width: 9,
      cap: "round",
    }),
};
