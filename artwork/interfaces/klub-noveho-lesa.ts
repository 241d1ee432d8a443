import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { type Point, path, polygon, pts } from "../drawing/svg";
import { button, header, label, lightTheme, outlineButton, strong, tag } from "../kit";
import type { Product } from "../product";
import { curveThrough, line, polyline, rect } from "../shapes";

const theme = lightTheme("#2f6b2f", "#e9a23b", "#182418");
export const STATES = { young: "#8fbf6a", grown: "#2f6b2f", checked: "#e9a23b", lost: "#b9b4a6" } as const;

/** A tree as a cut cone with a lit side; a lost one is only an outline. */
function tree(x: number, y: number, size: number, state: keyof typeof STATES): string {
  const fill = STATES[state];
  if (state === "lost")
    return polygon(pts(x, y - size, x + size * 0.5, y, x - size * 0.5, y), {
      stroke: fill,
      width: Math.max(1.5, size * 0.08),
      fill: "none",
    });
  return (
    rect(x - size * 0.06, y, size * 0.12, size * 0.24, { fill: "#5b4630" }) +
    polygon(pts(x, y - size, x + size * 0.5, y, x - size * 0.5, y), { fill: mix(fill, "#ffffff", 0.18) }) +
    polygon(pts(x, y - size, x + size * 0.5, y, x + size * 0.08, y), { fill: mix(fill, "#101810", 0.22) })
  );
}

const PATCHES: readonly { points: readonly Point[]; name: string; count: number }[] = [
  { name: "Nad rybníkem", count: 38, points: pts(140, 140, 330, 100, 390, 220, 270, 320, 120, 270) },
  { name: "Stará cesta", count: 40, points: pts(560, 90, 800, 130, 840, 270, 650, 330, 530, 230) },
  { name: "Kamenný vrch", count: 36, points: pts(240, 470, 430, 430, 500, 560, 390, 680, 230, 630) },
  { name: "U mlýna", count: 38, points: pts(680, 470, 900, 430, 960, 590, 820, 700, 660, 620) },
];

function inside(points: readonly Point[], x: number, y: number): boolean {
  let within = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

function patch({ points, name, count }: (typeof PATCHES)[number], chosen: boolean): string {
  const random = seeded(name);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const trees: Point[] = [];
  for (let tries = 0; trees.length < count && tries < 900; tries++) {
    const [x, y] = [random.between(Math.min(...xs), Math.max(...xs)), random.between(Math.min(...ys), Math.max(...ys))];
    if (inside(points, x, y) && trees.every(([tx, ty]) => Math.hypot(tx - x, ty - y) > 25)) trees.push([x, y]);
  }
  const drawn = trees
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], index) =>
      tree(
        x,
        y,
        random.between(22, 32),
        index % 9 === 4 ? "lost" : index % 4 === 1 ? "young" : index % 7 === 2 ? "checked" : "grown",
      ),
    );
  return (
    polygon(points, {
      fill: chosen ? "#f5e3bf" : "#d7e3c3",
      stroke: chosen ? theme.second : mix("#d7e3c3", theme.main, 0.4),
      width: chosen ? 4 : 2,
      join: "round",
    }) + drawn.join("")
  );
}

function map(): string {
  const contours = [0, 1, 2, 3]
    .map((index) =>
      path(
        curveThrough(
          pts(
            -20,
            60 + index * 210,
            250,
            10 + index * 230,
            520,
            120 + index * 190,
            800,
            20 + index * 220,
            1080,
            90 + index * 200,
          ),
        ),
        { stroke: "#c9cfae", width: 2 },
      ),
    )
    .join("");
  const stream = path(curveThrough(pts(480, -20, 470, 160, 560, 340, 540, 520, 600, 850)), {
    stroke: "#a9cfd6",
    width: 15,
    cap: "round",
  });
  const road = polyline(pts(-20, 390, 300, 370, 560, 400, 1080, 350), { stroke: "#ffffff", width: 9, join: "round" });
  const pins = PATCHES.map(({ points, name }) => {
    const [x, y] = points[0] ?? [0, 0];
    return (
      rect(x - 10, y - 42, name.length * 9.6 + 26, 32, { fill: theme.ink, radius: 4 }) +
      strong(x + 3, y - 20, name, "#ffffff", 16)
    );
  }).join("");
  return (
    rect(0, 0, 1060, 832, { fill: "#ecefdc" }) +
    polygon(pts(0, 0, 480, 0, 330, 832, 0, 832), { fill: "#f1f3e4" }) +
    contours +
    stream +
    road +
    PATCHES.map((item, index) => patch(item, index === 1)).join("") +
    pins
  );
}

/** What a yearly check found: saplings of the first planting, replaced ones, and those planted in the same spring. */
const CHECKS = [
  [38, 0, 0],
  [33, 0, 0],
  [21, 0, 0],
  [21, 6, 0],
  [21, 6, 9],
] as const;

/** A bar of forty saplings: the living ones in the colours of their states, the lost ones above them as an outline only. */
function yearlyCheck(x: number, foot: number, year: string, [grown, replaced, young]: (typeof CHECKS)[number]): string {
  const each = 2.75;
  const alive = grown + replaced + young;
  return (
    rect(x + 1, foot - 40 * each, 42, 40 * each, { stroke: STATES.lost, width: 2, dash: "5 4" }) +
    rect(x, foot - alive * each, 44, alive * each, { fill: STATES.young }) +
    rect(x, foot - (grown + replaced) * each, 44, (grown + replaced) * each, { fill: STATES.checked }) +
    rect(x, foot - grown * each, 44, grown * each, { fill: STATES.grown }) +
    strong(x + 22, foot - 12, String(alive), "#ffffff", 16, { anchor: "middle" }) +
    label(x + 22, foot + 24, year, theme.quiet, 14, { anchor: "middle" })
  );
}

function desktop(): string {
  const rows = [
    ["Planted in spring", 9, "young"],
    ["Checked, alive", 21, "grown"],
    ["Replaced", 6, "checked"],
    ["Lost to drought", 4, "lost"],
  ] as const;
  return (
    rect(0, 0, 1440, 900, { fill: "#ffffff" }) +
    `<g transform="translate(0 69)">${map()}</g>` +
    rect(1060, 68, 380, 832, { fill: "#ffffff" }) +
    header(1440, "Nový les", ["Map", "Planting days", "Club"], 0, theme) +
    tag(1096, 108, "Planted in 2021", theme.second, 140) +
    strong(1096, 188, "Stará cesta", theme.ink, 36, { tracking: -0.03 }) +
    label(1096, 222, "40 saplings, checked in May", theme.quiet, 17) +
    rows
      .map(
        ([name, count, state], index) =>
          tree(1114, 292 + index * 64, 32, state) +
          label(1152, 290 + index * 64, name, theme.ink, 18) +
          strong(1400, 290 + index * 64, String(count), theme.ink, 20, { anchor: "end" }) +
          line(1096, 310 + index * 64, 1400, 310 + index * 64, { stroke: theme.rule, width: 1 }),
      )
      .join("") +
    strong(1096, 576, "Yearly checks", theme.ink, 18) +
    label(1400, 576, "alive of 40", theme.quiet, 14, { anchor: "end" }) +
    CHECKS.map((check, index) => yearlyCheck(1096 + index * 65, 706, String(2022 + index), check)).join("") +
    button(1096, 786, 304, 58, "Join this patch", theme.main)
  );
}

function parts(): string {
  const symbols = (["young", "grown", "checked", "lost"] as const)
    .map(
      (state, index) =>
        rect(60 + index * 130, 60, 112, 170, { fill: "#ffffff" }) +
        tree(116 + index * 130, 166, 76, state) +
        label(116 + index * 130, 216, ["Planted", "Checked", "Replaced", "Lost"][index] ?? "", theme.ink, 16, {
          anchor: "middle",
        }),
    )
    .join("");
  const days = ["12", "19"]
    .map(
      (day, index) =>
        rect(60 + index * 260, 260, 242, 305, { fill: "#ffffff" }) +
        rect(60 + index * 260, 260, 242, 120, { fill: index ? theme.second : theme.main }) +
        strong(82 + index * 260, 348, day, "#ffffff", 76, { tracking: -0.04 }) +
        label(180 + index * 260, 348, "October", "#ffffff", 19) +
        strong(82 + index * 260, 428, index ? "U mlýna" : "Kamenný vrch", theme.ink, 22) +
        label(82 + index * 260, 458, index ? "80 rowans, bring gloves" : "120 oaks, spades there", theme.quiet, 16) +
        outlineButton(82 + index * 260, 492, 198, 48, "I am coming", theme.ink, theme.rule),
    )
    .join("");
  return (
    symbols +
    days +
    button(610, 60, 330, 76, "Join a patch", theme.main) +
    outlineButton(610, 154, 330, 76, "Plant with us", theme.main, theme.main) +
    rect(610, 260, 330, 305, { fill: theme.main }) +
    tree(700, 480, 130, "young") +
    tree(780, 500, 180, "checked") +
    tree(860, 480, 110, "young")
  );
}

const screen = { device: "desktop", draw: desktop } as const;

export const klubNovehoLesa: Product = {
  theme,
  plates: [
    { kind: "close", screen, part: [505, 76, 925, 790] },
    { kind: "board", ground: "#dfe8cf", draw: parts },
  ],
};
