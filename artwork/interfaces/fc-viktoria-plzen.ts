import { framed, type Screen } from "../device";
import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { button, label, lightTheme, outlineButton, status, strong } from "../kit";
import type { Product } from "../product";
import { circle, group, line, rect } from "../shapes";

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

/** Seats in rows; the two of the purchase begin at a row and a column. */
function seats(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  [pairRow, pairColumn]: readonly [number, number] = [4, 5],
): string {
  const random = seeded("viktoria seats");
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const chosen = row === pairRow && (column === pairColumn || column === pairColumn + 1);
    const fill = chosen ? theme.main : random.chance(0.4) ? TAKEN : FREE;
    const size = step * 0.76;
    return (
      rect(x + column * step, y + row * step, size, size * 0.8, { fill, radius: step * 0.13 }) +
      rect(x + column * step + size * 0.12, y + row * step + size * 0.72, size * 0.76, size * 0.28, {
        fill: mix(fill, "#16181d", 0.22),
        radius: step * 0.07,
      })
    );
  }).join("");
}

const choice = (): string =>
  rect(0, 0, 390, 844, { fill: "#ffffff" }) +
  status(theme.ink) +
  strong(28, 104, "Block E", theme.ink, 27, { tracking: -0.03 }) +
  label(28, 132, "The pitch is in front of you", theme.quiet, 15) +
  polygon(pts(28, 158, 362, 158, 330, 214, 60, 214), { fill: "#3f9b55" }) +
  line(195, 158, 195, 214, { stroke: "#ffffff", width: 2 }) +
  seats(32, 246, 11, 7, 30) +
  line(28, 482, 362, 482, { stroke: theme.rule, width: 1 }) +
  strong(28, 522, "Row 5, seats 6 and 7", theme.ink, 19) +
  label(28, 548, "Side by side, under the roof", theme.quiet, 15);

/** Phones as the plate shows them: their upper 620 pixels, with words for a picture and not for a hand. */
function near(title: string, content: string): Screen {
  return {
    device: "phone",
    draw: () =>
      rect(0, 0, 390, 844, { fill: mix("#ffffff", theme.main, 0.04) }) +
      strong(26, 110, title, theme.ink, 45, { tracking: -0.03 }) +
      content,
  };
}

const nearPlan = (): Screen =>
  near(
    "Choose a stand",
    `<g transform="translate(195 340) scale(1.02)">${stadium(0, 0)}</g>` +
      strong(26, 592, "Block E", theme.main, 45, { tracking: -0.03 }) +
      label(364, 592, "34 free", theme.quiet, 36, { anchor: "end" }),
  );

const nearChoice = (): Screen =>
  near(
    "Block E",
    polygon(pts(26, 136, 364, 136, 338, 186, 52, 186), { fill: "#3f9b55" }) +
      line(195, 136, 195, 186, { stroke: "#ffffff", width: 4 }) +
      seats(29, 210, 6, 5, 57.5, [4, 3]) +
      strong(26, 548, "Row 5, seats 6, 7", theme.ink, 41, { tracking: -0.03 }) +
      strong(26, 600, "780 Kč", theme.main, 45, { tracking: -0.03 }),
  );

const nearTicket = (): Screen => {
  const random = seeded("viktoria code");
  const code = Array.from({ length: 169 }, (_, index) =>
    random.chance(0.5)
      ? rect(104 + (index % 13) * 14, 408 + Math.floor(index / 13) * 14, 14, 14, { fill: theme.ink })
      : "",
  ).join("");
  return near(
    "Ticket",
    clipped(
      rect(20, 136, 350, 690, { radius: 18 }),
      rect(20, 136, 350, 690, { fill: theme.main }) +
        polygon(pts(262, 136, 370, 136, 370, 708, 140, 708), { fill: mix(theme.main, "#ffffff", 0.1) }),
    ) +
      strong(44, 198, "Plzeň – Liberec", "#ffffff", 41, { tracking: -0.03 }) +
      label(44, 254, "Gate", "#ffffff", 32) +
      label(148, 254, "Row", "#ffffff", 32) +
      label(240, 254, "Seats", "#ffffff", 32) +
      strong(44, 322, "C", "#ffffff", 62) +
      strong(148, 322, "5", "#ffffff", 62) +
      strong(240, 322, "6, 7", "#ffffff", 62, { tracking: -0.03 }) +
      rect(86, 390, 218, 218, { fill: "#ffffff", radius: 8 }) +
      code,
  );
};

/** The purchase on three phones that stand below the plate's edge. Board of 1000 by 500. */
function purchase(): string {
  const scale = 0.74;
  return [nearPlan(), nearChoice(), nearTicket()]
    .map((screen, index) => group(framed(screen), `translate(${31.7 + index * 324} 34) scale(${scale})`))
    .join("");
}

function parts(): string {
  const legend = [
    ["Free", FREE],
    ["Taken", TAKEN],
    ["Yours", theme.main],
  ] as const;
  const step = (x: number, words: string): string =>
    rect(x, 496, 126, 97, { fill: theme.second, radius: 8 }) +
    strong(x + 63, 562, words, "#ffffff", 54, { anchor: "middle" });
  return (
    rect(32, 32, 470, 561, { fill: "#ffffff" }) +
    seats(64, 66, 6, 5, 71.5, [3, 3]) +
    line(64, 446, 470, 446, { stroke: theme.rule, width: 2 }) +
    legend
      .map(
        ([name, fill], index) =>
          rect(64 + index * 140, 476, 54, 44, { fill, radius: 7 }) +
          rect(70 + index * 140, 517, 42, 14, { fill: mix(fill, "#16181d", 0.22), radius: 4 }) +
          label(64 + index * 140, 572, name, theme.ink, 32),
      )
      .join("") +
    rect(530, 32, 438, 222, { fill: "#ffffff" }) +
    strong(560, 90, "Row 5, seats 6 and 7", theme.ink, 35, { tracking: -0.02 }) +
    label(560, 136, "2 \u00d7 390 Kč", theme.quiet, 31) +
    line(560, 164, 938, 164, { stroke: theme.rule, width: 2 }) +
    strong(560, 222, "Together", theme.ink, 35, { tracking: -0.02 }) +
    strong(938, 225, "780 Kč", theme.main, 50, { anchor: "end", tracking: -0.03 }) +
    button(530, 278, 438, 92, "Take these two", theme.main) +
    outlineButton(530, 386, 438, 92, "Other seats", theme.main, theme.main) +
    step(530, "\u2212") +
    strong(749, 564, "2", theme.ink, 60, { anchor: "middle" }) +
    step(842, "+")
  );
}

export const fcViktoriaPlzen: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "phone", draw: choice }, part: [0, 66, 390, 506], shape: "portrait" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.16), draw: purchase, shape: "broad" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.12), draw: parts },
  ],
};
