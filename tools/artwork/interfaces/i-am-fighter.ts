import { mix } from "../../../src/drawing/palette";
import { clipped, type Point, polygon, pts } from "../../../src/drawing/svg";
import type { Screen } from "../device";
import { button, darkTheme, label, phoneBar, status, strong } from "../kit";
import type { Product } from "../product";
import { arc, circle, line, rect } from "../shapes";

const theme = darkTheme("#dc2626", "#f5d90a", "#111214");

/** Two fighters as faceted figures under one lamp, on a field of 390 by 250. */
function video(x: number, y: number, playing: boolean): string {
  const figure = (left: number, flip: number, colour: string): string => {
    const at = (dx: number, dy: number): Point => [left + dx * flip, dy];
    const part = (points: readonly Point[], tone: number): string =>
      polygon(points, { fill: mix(colour, "#000000", tone) });
    return (
      part([at(-14, 88), at(22, 82), at(26, 148), at(-16, 150)], 0.1) +
      part([at(4, 86), at(22, 82), at(26, 148), at(10, 150)], 0.3) +
      part([at(16, 92), at(74, 84), at(78, 98), at(18, 112)], 0) +
      part([at(-12, 94), at(30, 116), at(44, 100), at(54, 110), at(32, 132), at(-14, 116)], 0.22) +
      part([at(-16, 148), at(8, 148), at(0, 236), at(-22, 236)], 0.42) +
      part([at(6, 148), at(28, 146), at(52, 196), at(44, 236), at(26, 236), at(30, 200)], 0.3) +
      polygon([at(-2, 46), at(20, 44), at(26, 62), at(14, 80), at(-2, 76), at(-8, 58)], {
        fill: mix("#c98d66", "#000000", 0.1),
      }) +
      polygon([at(8, 45), at(20, 44), at(26, 62), at(14, 80)], { fill: "#c98d66" }) +
      polygon([at(70, 78), at(92, 78), at(94, 100), at(72, 102)], { fill: theme.main })
    );
  };
  const scene =
    rect(0, 0, 390, 250, { fill: "#1d2026" }) +
    polygon(pts(150, 0, 250, 0, 370, 250, 30, 250), { fill: "#2b2f37" }) +
    polygon(pts(0, 204, 390, 190, 390, 250, 0, 250), { fill: "#3a1c1e" }) +
    figure(110, 1, "#e7e2d8") +
    figure(292, -1, "#41516b");
  const control = playing
    ? rect(24, 226, 342, 4, { fill: "#5b6069" }) +
      rect(24, 226, 188, 4, { fill: theme.main }) +
      circle(212, 228, 7, { fill: "#ffffff" })
    : circle(195, 125, 34, { fill: theme.main }) + polygon(pts(186, 108, 186, 142, 214, 125), { fill: "#ffffff" });
  return `<g transform="translate(${x} ${y})">${clipped(rect(0, 0, 390, 250, {}), scene)}${control}</g>`;
}

function timer(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, { stroke: theme.rule, width: radius * 0.13 }) +
    arc(x, y, radius, 0, 0.71, { stroke: theme.main, width: radius * 0.13 }) +
    strong(x, y + radius * 0.2, "1:27", theme.ink, radius * 0.64, { anchor: "middle", tracking: -0.04 }) +
    label(x, y + radius * 0.5, "Round 3 of 5", theme.quiet, radius * 0.16, { anchor: "middle" }) +
    strong(x, y - radius * 0.42, "WORK", theme.second, radius * 0.15, { anchor: "middle", tracking: 0.12 })
  );
}

const ground = (): string => rect(0, 0, 390, 844, { fill: theme.paper }) + status(theme.ink);
const bar = (chosen: number): string => phoneBar(["Train", "Watch", "Plan", "Me"], chosen, theme);

const training = (): string =>
  ground() +
  video(0, 62, true) +
  strong(28, 356, "Jab, cross, step out", theme.ink, 22) +
  timer(195, 545, 128) +
  rect(60, 704, 120, 46, { fill: theme.soft, radius: 23 }) +
  strong(120, 733, "Pause", theme.ink, 16, { anchor: "middle" }) +
  rect(210, 704, 120, 46, { fill: theme.main, radius: 23 }) +
  strong(270, 733, "Bell", "#ffffff", 16, { anchor: "middle" }) +
  bar(0);

const player = (): string =>
  ground() +
  strong(28, 106, "Live tonight", theme.ink, 28) +
  video(0, 136, false) +
  strong(28, 430, "Guard passing, part 2", theme.ink, 21) +
  label(28, 458, "with coach Hana, 34 min", theme.quiet, 16) +
  [0, 1, 2]
    .map(
      (index) =>
        rect(28, 492 + index * 82, 104, 64, { fill: [theme.main, "#41516b", "#6b5e41"][index] }) +
        polygon(pts(28, 556 + index * 82, 132, 516 + index * 82, 132, 556 + index * 82), {
          fill: "#000000",
          opacity: 0.3,
        }) +
        strong(150, 520 + index * 82, ["Low kicks", "Clinch basics", "Falling well"][index] ?? "", theme.ink, 17) +
        label(150, 544 + index * 82, ["12 min", "26 min", "18 min"][index] ?? "", theme.quiet, 15),
    )
    .join("") +
  bar(1);

const timerOnly = (): string =>
  ground() +
  strong(28, 106, "Shadow boxing", theme.ink, 28) +
  timer(195, 372, 152) +
  [0, 1, 2, 3, 4]
    .map((index) =>
      rect(66 + index * 54, 586, 42, 10, { fill: index < 2 ? theme.main : index === 2 ? theme.second : theme.rule }),
    )
    .join("") +
  button(28, 664, 334, 60, "Stop", theme.main) +
  bar(0);

const sessions = (): string =>
  ground() +
  strong(28, 106, "This week", theme.ink, 28) +
  ["Mon  Boxing", "Tue  Rest", "Wed  Judo", "Thu  Shadow", "Fri  Sparring", "Sat  Long run"]
    .map((day, index) => {
      const y = 148 + index * 98;
      const on = index === 3;
      return (
        rect(28, y, 334, 82, { fill: on ? theme.main : theme.soft }) +
        strong(48, y + 38, day.slice(5), theme.ink, 20) +
        label(
          48,
          y + 62,
          `${day.slice(0, 3)}, ${[45, 0, 60, 30, 50, 70][index]} min`,
          on ? "#ffffff" : theme.quiet,
          15,
        ) +
        (index < 3
          ? line(318, y + 42, 328, y + 52, { stroke: theme.second, width: 4 }) +
            line(328, y + 52, 346, y + 28, { stroke: theme.second, width: 4 })
          : "")
      );
    })
    .join("") +
  bar(2);

const phone = (draw: () => string): Screen => ({ device: "phone", draw });

export const iAmFighter: Product = {
  theme,
  poster: [phone(training), phone(player)],
  plates: [
    { kind: "close", screen: phone(timerOnly), at: [195, 356], scale: 2.5, shape: "portrait" },
    { kind: "row", screens: [phone(player), phone(training), phone(timerOnly), phone(sessions)], shape: "broad" },
  ],
};
