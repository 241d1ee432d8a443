import { mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { button, header, label, lightTheme, outlineButton, strong } from "../kit";
import { textOn } from "../palette";
import type { Product } from "../product";
import { circle, ellipse, rect } from "../shapes";

const theme = lightTheme("#d97706", "#3f6b4f", "#2a1a0c");

type Recipe = {
  name: string;
  minutes: number;
  have: readonly string[];
  missing: readonly string[];
  ground: string;
  dish: number;
};

const RECIPES: readonly Recipe[] = [
  {
    name: "Chickpea stew",
    minutes: 35,
    have: ["chickpeas", "onion", "tomato"],
    missing: ["cumin"],
    ground: "#f4c98b",
    dish: 0,
  },
  {
    name: "Leek tart",
    minutes: 50,
    have: ["leek", "eggs", "flour", "butter"],
    missing: [],
    ground: "#cfe0c3",
    dish: 1,
  },
  {
    name: "Beetroot salad",
    minutes: 15,
    have: ["beetroot", "walnuts"],
    missing: ["goat cheese"],
    ground: "#e9c4cf",
    dish: 2,
  },
  {
    name: "Barley soup",
    minutes: 40,
    have: ["barley", "carrot", "stock"],
    missing: ["dill"],
    ground: "#f1dfb0",
    dish: 3,
  },
  {
    name: "Plum dumplings",
    minutes: 45,
    have: ["plums", "potatoes", "flour"],
    missing: [],
    ground: "#d6cbe6",
    dish: 4,
  },
  {
    name: "Rice and peas",
    minutes: 25,
    have: ["rice", "peas", "lemon"],
    missing: ["mint"],
    ground: "#d5e6d1",
    dish: 5,
  },
];

/** A dish seen from above, on a field of 200 by 200. */
function dish(x: number, y: number, scale: number, kind: number): string {
  const fills = [
    ["#c2552d", "#e9b44c"],
    ["#e8c46a", "#7fa35a"],
    ["#9c2b52", "#f4efe2"],
    ["#e7b765", "#d9682c"],
    ["#8a4f9e", "#f3e8d4"],
    ["#f2ead6", "#6fa04b"],
  ][kind % 6] ?? ["#c2552d", "#e9b44c"];
  const [base = "#c2552d", bits = "#e9b44c"] = fills;
  const pieces = Array.from({ length: 14 }, (_, index) => {
    const angle = index * 2.4;
    const reach = 12 + index * 3.6;
    const [px, py] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    if (kind % 3 === 0) return circle(px, py, 8, { fill: mix(bits, "#ffffff", (index % 3) * 0.14) });
    if (kind % 3 === 1)
      return polygon(pts(px - 11, py + 6, px, py - 10, px + 12, py + 7), {
        fill: mix(bits, "#2a1a0c", (index % 3) * 0.13),
      });
    return ellipse(px, py, 12, 6, { fill: mix(bits, "#2a1a0c", (index % 3) * 0.1) });
  });
  const light = polygon(pts(-100, -100, 10, -100, -60, 100, -100, 100), { fill: "#ffffff", opacity: 0.16 });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${circle(9, 11, 92, { fill: "#2a1a0c", opacity: 0.2 })}${circle(0, 0, 92, { fill: "#fffaf0" })}${clipped(circle(0, 0, 72, {}), circle(0, 0, 72, { fill: base }) + pieces.join("") + light)}</g>`;
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

function card(x: number, y: number, width: number, height: number, recipe: Recipe): string {
  const picture = height * 0.5;
  const size = width / 25;
  return (
    rect(x, y, width, height, { fill: "#ffffff" }) +
    clipped(
      rect(x, y, width, picture, {}),
      rect(x, y, width, picture, { fill: recipe.ground }) +
        polygon(
          pts(
            x + width * 0.55,
            y,
            x + width,
            y,
            x + width,
            y + picture,
            x + width * 0.55 - picture * 0.21,
            y + picture,
          ),
          { fill: mix(recipe.ground, "#2a1a0c", 0.07) },
        ) +
        dish(x + width * 0.5, y + picture * 0.5, picture / 212, recipe.dish),
    ) +
    strong(x + size * 1.3, y + picture + size * 2.5, recipe.name, theme.ink, size * 1.5, { tracking: -0.02 }) +
    label(x + width - size * 1.3, y + picture + size * 2.5, `${recipe.minutes} min`, theme.quiet, size, {
      anchor: "end",
    }) +
    pills(x + size * 1.3, y + picture + size * 3.8, width - size * 2.6, size, recipe)
  );
}

function cards(): string {
  return (
    rect(0, 0, 1440, 900, { fill: "#fdf3e3" }) +
    header(1440, "Larder", ["Cook now", "My larder", "To buy (2)"], 0, theme, "#fdf3e3") +
    strong(48, 140, "You can cook this tonight", theme.ink, 40, { tracking: -0.03 }) +
    RECIPES.map((recipe, index) =>
      card(48 + (index % 3) * 454, 176 + Math.floor(index / 3) * 372, 430, 352, recipe),
    ).join("")
  );
}

function single(): string {
  const [recipe] = RECIPES;
  return (
    rect(0, 0, 1440, 900, { fill: "#fdf3e3" }) +
    (recipe ? card(320, 60, 800, 790, recipe) : "") +
    rect(0, 60, 250, 790, { fill: "#ffffff" }) +
    rect(1190, 60, 250, 790, { fill: "#ffffff" })
  );
}

function set(): string {
  const states: readonly Recipe[] = [
    {
      name: "",
      minutes: 0,
      have: ["leek", "flour", "eggs", "butter", "rice", "lemon"],
      missing: ["mint", "dill", "cumin"],
      ground: "",
      dish: 0,
    },
  ];
  return (
    [0, 2]
      .map((index, at) => {
        const recipe = RECIPES[index];
        return recipe ? card(50 + at * 296, 50, 276, 525, recipe) : "";
      })
      .join("") +
    states.map((state) => pills(660, 70, 300, 21, state)).join("") +
    button(660, 440, 290, 60, "Cook this", theme.main) +
    outlineButton(660, 515, 290, 60, "Swap cumin", theme.ink, theme.ink)
  );
}

const screen = { device: "desktop", draw: cards } as const;

export const recipesLarder: Product = {
  theme,
  poster: [screen],
  plates: [
    { kind: "close", screen: { device: "desktop", draw: single }, part: [320, 60, 800, 790], shape: "square" },
    { kind: "board", ground: "#f6ddb5", draw: set },
  ],
};
