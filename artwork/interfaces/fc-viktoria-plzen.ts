import type { Screen } from "../device";
import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { type Point, polygon, pts } from "../drawing/svg";
import { button, label, lightTheme, outlineButton, status, strong, tag } from "../kit";
import type { Product } from "../product";
import { circle, line, rect } from "../shapes";

const theme = lightTheme("#c8102e", "#0a3a8c", "#16181d");
const FREE = mix("#ffffff", theme.second, 0.28);
const TAKEN = "#d9dce1";

/** A pitch lying upright, seen from above. */
function pitch(x: number, y: number, width: number, height: number): string {
  const white = { stroke: "#ffffff", width: 2 };
  return (
    rect(x, y, width, height, { fill: "#3f9b55" }) +
    rect(x + 6, y + 6, width - 12, height - 12, white) +
    line(x + 6, y + height / 2, x + width - 6, y + height / 2, white) +
    circle(x + width / 2, y + height / 2, width * 0.15, white) +
    rect(x + width * 0.28, y + 6, width * 0.44, height * 0.13, white) +
    rect(x + width * 0.28, y + height * 0.87 - 6, width * 0.44, height * 0.13, white)
  );
}

/** The four stands as blocks of a ring around the pitch; block 7 is the chosen one. */
function stadium(x: number, y: number): string {
  const count = 22;
  const blocks: string[] = [];
  for (let tier = 0; tier < 2; tier++)
    for (let index = 0; index < count; index++) {
      const at = (turn: number, reach: number): Point => {
        const angle = turn * Math.PI * 2;
        // A squared-off ellipse follows the stands' straight sides better than a true one.
        const square = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
        return [x + square(Math.cos(angle)) * (92 + reach), y + square(Math.sin(angle)) * (132 + reach)];
      };
      const [from, to] = [(index + 0.06) / count, (index + 0.94) / count];
      const [inner, outer] = [tier * 33, tier * 33 + 28];
      const chosen = tier === 0 && index === 0;
      const fill = chosen
        ? theme.main
        : (index * 7 + tier * 3) % 5 === 0
          ? TAKEN
          : mix("#ffffff", theme.second, tier === 0 ? 0.62 : 0.34);
      blocks.push(
        polygon(
          [
            at(from, inner),
            at((from + to) / 2, inner),
            at(to, inner),
            at(to, outer),
            at((from + to) / 2, outer),
            at(from, outer),
          ],
          { fill },
        ),
      );
    }
  return blocks.join("") + pitch(x - 74, y - 112, 148, 224);
}

function seats(x: number, y: number, columns: number, rows: number, step: number): string {
  const random = seeded("viktoria seats");
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const chosen = row === 4 && (column === 5 || column === 6);
    const fill = chosen ? theme.main : random.chance(0.4) ? TAKEN : FREE;
    const size = step * 0.76;
    return (
      rect(x + column * step, y + row * step, size, size * 0.8, { fill, radius: 4 }) +
      rect(x + column * step + size * 0.12, y + row * step + size * 0.72, size * 0.76, size * 0.28, {
        fill: mix(fill, "#16181d", 0.22),
        radius: 2,
      })
    );
  }).join("");
}

function frame(title: string, content: string, action: string): string {
  return (
    rect(0, 0, 390, 844, { fill: "#ffffff" }) +
    status(theme.ink) +
    strong(28, 104, title, theme.ink, 27, { tracking: -0.03 }) +
    content +
    button(28, 756, 334, 56, action, theme.main)
  );
}

const plan = (): string =>
  frame(
    "Choose a stand",
    label(28, 132, "Plzeň – Liberec, Saturday 18:00", theme.quiet, 15) +
      stadium(195, 360) +
      tag(28, 598, "Free", mix("#ffffff", theme.second, 0.5), 78) +
      tag(116, 598, "Full", TAKEN, 78) +
      tag(204, 598, "Yours", theme.main, 78) +
      line(28, 650, 362, 650, { stroke: theme.rule, width: 1 }) +
      strong(28, 690, "Block E, lower tier", theme.ink, 18) +
      label(28, 716, "34 seats free", theme.quiet, 15) +
      strong(362, 690, "from 390 Kč", theme.ink, 18, { anchor: "end" }),
    "Show the seats",
  );

const choice = (): string =>
  frame(
    "Block E",
    label(28, 132, "The pitch is in front of you", theme.quiet, 15) +
      polygon(pts(28, 158, 362, 158, 330, 214, 60, 214), { fill: "#3f9b55" }) +
      line(195, 158, 195, 214, { stroke: "#ffffff", width: 2 }) +
      seats(32, 246, 11, 11, 30) +
      line(28, 602, 362, 602, { stroke: theme.rule, width: 1 }) +
      strong(28, 642, "Row 5, seats 6 and 7", theme.ink, 19) +
      label(28, 668, "Side by side, under the roof", theme.quiet, 15) +
      strong(28, 722, "780 Kč", theme.ink, 28),
    "Take these two",
  );

const ticket = (): string => {
  const random = seeded("viktoria code");
  const code = Array.from({ length: 169 }, (_, index) =>
    random.chance(0.5)
      ? rect(105 + (index % 13) * 14, 452 + Math.floor(index / 13) * 14, 14, 14, { fill: theme.ink })
      : "",
  ).join("");
  return frame(
    "Your ticket",
    rect(28, 134, 334, 580, { fill: theme.main, radius: 14 }) +
      polygon(pts(250, 134, 362, 134, 362, 400, 193, 400), { fill: mix(theme.main, "#ffffff", 0.1) }) +
      strong(52, 190, "Plzeň – Liberec", "#ffffff", 28, { tracking: -0.02 }) +
      label(52, 222, "Saturday 14 March, 18:00", "#ffffff", 16) +
      label(52, 296, "Gate", "#ffffff", 14) +
      label(150, 296, "Row", "#ffffff", 14) +
      label(240, 296, "Seats", "#ffffff", 14) +
      strong(52, 340, "C", "#ffffff", 38) +
      strong(150, 340, "5", "#ffffff", 38) +
      strong(240, 340, "6, 7", "#ffffff", 38) +
      rect(81, 428, 230, 230, { fill: "#ffffff", radius: 8 }) +
      code,
    "Add to wallet",
  );
};

function parts(): string {
  const legend = [
    ["Free", FREE],
    ["Taken", TAKEN],
    ["Selected", theme.main],
  ] as const;
  return (
    rect(60, 60, 420, 505, { fill: "#ffffff" }) +
    seats(100, 100, 8, 6, 43) +
    legend
      .map(
        ([name, fill], index) =>
          rect(100 + index * 122, 420, 34, 28, { fill, radius: 5 }) +
          rect(104 + index * 122, 446, 26, 9, { fill: mix(fill, "#16181d", 0.22), radius: 2 }) +
          label(100 + index * 122, 494, name, theme.ink, 17),
      )
      .join("") +
    rect(510, 60, 430, 190, { fill: "#ffffff" }) +
    strong(544, 120, "Row 5, seats 6 and 7", theme.ink, 22) +
    label(544, 152, "2 \u00d7 390 Kč", theme.quiet, 17) +
    line(544, 176, 906, 176, { stroke: theme.rule, width: 1 }) +
    strong(544, 222, "Together", theme.ink, 20) +
    strong(906, 222, "780 Kč", theme.main, 28, { anchor: "end" }) +
    button(510, 280, 430, 72, "Take these two", theme.main) +
    outlineButton(510, 372, 430, 72, "Other seats", theme.main, theme.main) +
    button(510, 465, 205, 100, "\u2212", theme.second) +
    button(735, 465, 205, 100, "+", theme.second)
  );
}

const phone = (draw: () => string): Screen => ({ device: "phone", draw });

export const fcViktoriaPlzen: Product = {
  theme,
  plates: [
    { kind: "close", screen: phone(choice), part: [0, 62, 390, 624], shape: "portrait" },
    { kind: "row", screens: [phone(plan), phone(choice), phone(ticket)], shape: "broad" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.12), draw: parts },
  ],
};
