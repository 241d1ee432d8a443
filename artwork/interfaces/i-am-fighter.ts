import type { Screen } from "../device";
import { mix } from "../drawing/palette";
import { clipped, path, polygon, pts } from "../drawing/svg";
import { button, darkTheme, label, phoneBar, status, strong } from "../kit";
import { nearPhones } from "../phones";
import type { Product } from "../product";
import { arc, circle, polyline, rect } from "../shapes";

const theme = darkTheme("#dc2626", "#f5d90a", "#111214");

/** A boxing glove from the side, thumb up, fist to the right; 150 wide, 120 tall. */
function glove(x: number, y: number, flip: number, colour: string): string {
  const dark = mix(colour, "#000000", 0.3);
  return `<g transform="translate(${x} ${y}) scale(${flip} 1)">${rect(0, 34, 40, 66, { fill: mix(colour, "#ffffff", 0.75) })}${path("M36 26C60 4 120 0 142 28C158 50 154 92 130 108C104 122 60 116 36 104Z", { fill: colour })}${path("M36 78C76 96 130 92 150 66C150 92 134 108 118 112C90 120 58 114 36 104Z", { fill: dark })}${path("M52 44C50 14 84 2 100 18C112 32 104 54 84 60C68 62 54 58 52 44Z", { fill: mix(colour, "#ffffff", 0.2) })}</g>`;
}

/** A bout nobody has seen yet: the two corners, and nothing that tells how it ends. On a field of 390 by 250. */
function video(y: number): string {
  const scene =
    rect(0, 0, 390, 250, { fill: "#3c4b66" }) +
    polygon(pts(0, 0, 222, 0, 168, 250, 0, 250), { fill: theme.main }) +
    polygon(pts(222, 0, 232, 0, 178, 250, 168, 250), { fill: theme.second }) +
    glove(22, 66, 1, mix(theme.main, "#000000", 0.45)) +
    glove(368, 66, -1, "#1c2740");
  const play =
    circle(195, 125, 40, { fill: theme.paper }) + polygon(pts(184, 104, 184, 146, 218, 125), { fill: "#ffffff" });
  return `<g transform="translate(0 ${y})">${clipped(rect(0, 0, 390, 250, {}), scene)}${play}</g>`;
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

const near = (title: string): string =>
  rect(0, 0, 390, 844, { fill: theme.paper }) + strong(28, 112, title, theme.ink, 46, { tracking: -0.03 });

/** The three screens of the second plate: large type, and nothing below 636. */
const nearPlayer = (): string =>
  near("Fight night") +
  video(140) +
  strong(28, 450, "Main bout", theme.ink, 44, { tracking: -0.02 }) +
  label(28, 496, "30 min, not seen", theme.quiet, 34) +
  rect(28, 534, 334, 94, { fill: theme.main, radius: 8 }) +
  strong(195, 596, "Show the result", "#ffffff", 42, { anchor: "middle", tracking: -0.02 });

const nearTimer = (): string =>
  near("Shadow boxing") +
  circle(195, 338, 158, { stroke: theme.rule, width: 24 }) +
  arc(195, 338, 158, 0, 0.71, { stroke: theme.main, width: 24 }) +
  strong(195, 266, "WORK", theme.second, 40, { anchor: "middle", tracking: 0.1 }) +
  strong(195, 376, "1:27", theme.ink, 122, { anchor: "middle", tracking: -0.04 }) +
  label(195, 440, "3 of 5", theme.quiet, 42, { anchor: "middle" }) +
  [0, 1, 2, 3, 4]
    .map((index) =>
      rect(30 + index * 68, 590, 58, 16, { fill: index < 2 ? theme.main : index === 2 ? theme.second : theme.rule }),
    )
    .join("");

const nearSessions = (): string =>
  near("This week") +
  (
    [
      ["Boxing", "Mon, 45 min"],
      ["Rest", "Tue"],
      ["Judo", "Wed, 60 min"],
      ["Shadow", "Thu, 30 min"],
    ] as const
  )
    .map(([name, when], index) => {
      const y = 140 + index * 124;
      const on = index === 3;
      return (
        rect(28, y, 334, 112, { fill: on ? theme.main : theme.soft }) +
        strong(48, y + 52, name, theme.ink, 42, { tracking: -0.02 }) +
        label(48, y + 93, when, on ? "#ffffff" : theme.quiet, 32) +
        (on ? "" : polyline(pts(298, y + 54, 314, y + 70, 342, y + 34), { stroke: theme.second, width: 7 }))
      );
    })
    .join("");

const phone = (draw: () => string): Screen => ({ device: "phone", draw });

export const iAmFighter: Product = {
  theme,
  plates: [
    { kind: "close", screen: phone(timerOnly), part: [0, 60, 390, 570], shape: "portrait" },
    {
      kind: "board",
      ground: theme.paper,
      draw: () =>
        nearPhones([nearPlayer, nearTimer, nearSessions], 500, [
          mix(theme.main, "#000000", 0.1),
          mix(theme.main, "#000000", 0.24),
        ]),
      shape: "broad",
    },
  ],
};
