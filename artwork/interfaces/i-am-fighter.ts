import type { Screen } from "../device";
import { mix } from "../drawing/palette";
import { clipped, path, polygon, pts } from "../drawing/svg";
import { button, darkTheme, label, phoneBar, status, strong } from "../kit";
import type { Product } from "../product";
import { arc, circle, line, rect } from "../shapes";

const theme = darkTheme("#dc2626", "#f5d90a", "#111214");

/** A boxing glove from the side, thumb up, fist to the right; 150 wide, 120 tall. */
function glove(x: number, y: number, flip: number, colour: string): string {
  const dark = mix(colour, "#000000", 0.3);
  return `<g transform="translate(${x} ${y}) scale(${flip} 1)">${rect(0, 34, 40, 66, { fill: mix(colour, "#ffffff", 0.75) })}${path("M36 26C60 4 120 0 142 28C158 50 154 92 130 108C104 122 60 116 36 104Z", { fill: colour })}${path("M36 78C76 96 130 92 150 66C150 92 134 108 118 112C90 120 58 114 36 104Z", { fill: dark })}${path("M52 44C50 14 84 2 100 18C112 32 104 54 84 60C68 62 54 58 52 44Z", { fill: mix(colour, "#ffffff", 0.2) })}</g>`;
}

/** A bout nobody has seen yet: the two corners, and nothing that tells how it ends. On a field of 390 by 250. */
function video(x: number, y: number, playing: boolean): string {
  const scene =
    rect(0, 0, 390, 250, { fill: "#3c4b66" }) +
    polygon(pts(0, 0, 222, 0, 168, 250, 0, 250), { fill: theme.main }) +
    polygon(pts(222, 0, 232, 0, 178, 250, 168, 250), { fill: theme.second }) +
    glove(22, 66, 1, mix(theme.main, "#000000", 0.45)) +
    glove(368, 66, -1, "#1c2740");
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
  plates: [
    { kind: "close", screen: phone(timerOnly), part: [0, 60, 390, 570], shape: "portrait" },
    { kind: "row", screens: [phone(player), phone(training), phone(timerOnly), phone(sessions)], shape: "broad" },
  ],
};
