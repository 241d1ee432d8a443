import { mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { label, lightTheme, strong } from "../kit";
import { textOn } from "../palette";
import type { Product } from "../product";
import { circle, group, rect } from "../shapes";

const theme = lightTheme("#d97706", "#3f6b4f", "#2a1a0c");
const [TABLE, RICE] = ["#e3c192", "#efe2c6"];

type State = "none" | "some" | "plenty";

type Recipe = {
  name: string;
  minutes: number;
  have: readonly string[];
  missing: readonly string[];
  base: string;
  bits: string;
};

const STEW: Recipe = {
  name: "Chickpea stew",
  minutes: 35,
  have: ["chickpeas", "onion", "tomatoes", "rice", "lemons"],
  missing: ["cumin"],
  base: "#c2552d",
  bits: "#e9b44c",
};
const SALAD: Recipe = {
  name: "Rice salad",
  minutes: 25,
  have: ["rice", "tomatoes", "lemons"],
  missing: ["mint", "olives"],
  base: RICE,
  bits: "#d8402a",
};
/** What the salad asks for. */
const LARDER: readonly (readonly [string, State])[] = [
  ["rice", "some"],
  ["tomatoes", "some"],
  ["lemons", "plenty"],
  ["mint", "none"],
  ["olives", "none"],
];

/** A dish seen from above, on a field of 200 by 200: chickpeas in a stew, or tomatoes on rice. */
function dish(x: number, y: number, scale: number, { base, bits }: Recipe): string {
  const pieces = Array.from({ length: 14 }, (_, index) => {
    const [angle, reach] = [index * 2.4, 12 + index * 3.6];
    const [px, py] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const fill = mix(bits, "#ffffff", (index % 3) * 0.14);
    return base === RICE
      ? polygon(pts(px - 12, py + 7, px, py - 11, px + 13, py + 8), { fill })
      : circle(px, py, 9, { fill });
  });
  const light = polygon(pts(-100, -100, 10, -100, -60, 100, -100, 100), { fill: "#ffffff", opacity: 0.16 });
  const food = clipped(circle(0, 0, 72, {}), circle(0, 0, 72, { fill: base }) + pieces.join("") + light);
  return group(
    circle(9, 11, 92, { fill: theme.ink, opacity: 0.2 }) + circle(0, 0, 92, { fill: "#fffaf0" }) + food,
    `translate(${x} ${y}) scale(${scale})`,
  );
}

/** Ingredients as labels: filled when at hand, in outline when missing. */
function pills(x: number, y: number, width: number, size: number, recipe: Recipe): string {
  let [left, top] = [x, y];
  return [...recipe.have.map((name) => [name, true] as const), ...recipe.missing.map((name) => [name, false] as const)]
    .map(([name, have]) => {
      const wide = textWidth(name, size, 550) + size * 1.7;
      if (left + wide > x + width) {
        left = x;
        top += size * 2.5;
      }
      const drawn = have
        ? rect(left, top, wide, size * 2, { fill: theme.second, radius: size })
        : rect(left + 1, top + 1, wide - 2, size * 2 - 2, {
            stroke: theme.main,
            width: Math.max(2, size * 0.12),
            radius: size,
            dash: `${size * 0.4} ${size * 0.28}`,
          });
      const word = label(left + wide / 2, top + size * 1.34, name, have ? textOn(theme.second) : "#9a5203", size, {
        anchor: "middle",
        weight: 550,
      });
      left += wide + size * 0.5;
      return drawn + word;
    })
    .join("");
}

/** A recipe: what it needs comes first, its picture last and small, on an ordinary table. */
function card(x: number, y: number, width: number, height: number, recipe: Recipe, share = 0.31): string {
  const size = Math.min(width / 14, height / 19);
  const [inset, table] = [size * 1.3, height * share];
  const [top, middle] = [y + height - table, x + width / 2];
  const boards = [0.3, 0.72].map((share) =>
    rect(x, top + table * share, width, 2, { fill: mix(TABLE, theme.ink, 0.16) }),
  );
  const [knife, tip] = [middle + table * 0.48, top + table * 0.22];
  return (
    rect(x, y, width, height, { fill: "#fffdf8" }) +
    strong(x + inset, y + size * 2.5, recipe.name, theme.ink, size * 1.5, { tracking: -0.03 }) +
    label(x + inset, y + size * 4.1, `${recipe.minutes} min`, theme.quiet, size * 0.9) +
    pills(x + inset, y + size * 5.2, width - inset * 2, size, recipe) +
    clipped(
      rect(x, top, width, table, {}),
      rect(x, top, width, table, { fill: TABLE }) +
        boards.join("") +
        dish(middle, top + table * 0.5, table / 236, recipe) +
        polygon(
          pts(
            knife - table * 0.03,
            tip + table * 0.34,
            knife - table * 0.03,
            tip,
            knife + table * 0.02,
            tip + table * 0.06,
            knife + table * 0.02,
            tip + table * 0.34,
          ),
          { fill: "#8f938f" },
        ) +
        rect(knife - table * 0.03, tip + table * 0.34, table * 0.05, table * 0.22, { fill: theme.ink }),
    )
  );
}

function single(): string {
  return rect(0, 0, 1440, 900, { fill: "#fdf3e3" }) + card(320, 60, 800, 790, STEW);
}

/** An ingredient and its three states, one of them chosen. */
function states(x: number, y: number, [name, state]: (typeof LARDER)[number]): string {
  const all: readonly State[] = ["none", "some", "plenty"];
  return (
    label(x, y + 48, name, theme.ink, 33, { weight: 600, tracking: -0.01 }) +
    rect(x + 164, y, 342, 74, { fill: "#fffdf8", radius: 37 }) +
    all
      .map((word, index) => {
        const [left, on] = [x + 170 + index * 110, word === state];
        const mark =
          on && word === "none"
            ? rect(left + 1.5, y + 7.5, 107, 59, { stroke: theme.main, width: 3, radius: 29.5, dash: "11 7.7" })
            : rect(left, y + 6, 110, 62, { fill: theme.second, radius: 31 });
        const fill = !on ? mix("#fffdf8", theme.ink, 0.66) : word === "none" ? "#9a5203" : textOn(theme.second);
        return (
          (on ? mark : "") + label(left + 55, y + 46.5, word, fill, 29, { anchor: "middle", weight: on ? 600 : 450 })
        );
      })
      .join("")
  );
}

function set(): string {
  return (
    card(28, 28, 408, 569, SALAD, 0.33) +
    LARDER.map((item, index) => states(466, 28 + index * 93, item)).join("") +
    rect(466, 501, 506, 96, { fill: theme.main, radius: 8 }) +
    strong(719, 562, "Cook it anyway", textOn(theme.main), 38, { anchor: "middle", tracking: -0.01 })
  );
}

export const recipesLarder: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "desktop", draw: single }, part: [320, 60, 800, 790], shape: "square" },
    { kind: "board", ground: "#f6ddb5", draw: set },
  ],
};
