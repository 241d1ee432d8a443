import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { type Point, path, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import { textOn } from "../palette";
import type { Product } from "../product";
import { curveThrough, line, polyline, rect } from "../shapes";

const theme = lightTheme("#2f6b2f", "#e9a23b", "#182418");
export const STATES = { young: "#8fbf6a", grown: "#2f6b2f", checked: "#e9a23b", lost: "#b9b4a6" } as const;

/** A tree as a cut cone with a lit side; a lost one is only an outline. */
function tree(x: number, y: number, size: number, state: keyof typeof STATES): string {
  const fill = STATES[state];
  if (state === "lost")
    return polygon(pts(x, y - size, x + size * 0.5, y, x - size * 0.5, y), {
      stroke: mix(fill, theme.ink, 0.3),
      width: size * 0.09,
      fill: "none",
    });
  return (
    rect(x - size * 0.06, y, size * 0.12, size * 0.24, { fill: "#5b4630" }) +
    polygon(pts(x, y - size, x + size * 0.5, y, x - size * 0.5, y), { fill: mix(fill, "#ffffff", 0.18) }) +
    polygon(pts(x, y - size, x + size * 0.5, y, x + size * 0.08, y), { fill: mix(fill, "#101810", 0.22) })
  );
}

/** The patch of the first plate and what has become of its forty saplings: counted in the list beside it. */
const PATCH: readonly Point[] = pts(92, 140, 236, 72, 440, 96, 512, 250, 490, 470, 380, 602, 146, 592, 26, 390);
const COUNTS = { young: 9, grown: 21, checked: 6, lost: 4 } as const;

function inside(points: readonly Point[], x: number, y: number): boolean {
  let within = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

function patch(): string {
  const random = seeded("Stará cesta");
  const states = Object.entries(COUNTS)
    .flatMap(([state, count]) => Array.from({ length: count }, () => state as keyof typeof STATES))
    .map((state) => ({ state, at: random.next() }))
    .sort((a, b) => a.at - b.at);
  const trees: Point[] = [];
  // Rows as along the rope, a little uneven.
  for (let row = 0; row < 8; row++)
    for (let place = 0; place < 8; place++) {
      const x = 52 + place * 62 + (row % 2) * 31 + random.between(-6, 6);
      const y = 160 + row * 58 + random.between(-5, 5);
      if (inside(PATCH, x - 36, y) && inside(PATCH, x + 36, y) && inside(PATCH, x, y - 50) && inside(PATCH, x, y + 16))
        trees.push([x, y]);
    }
  if (trees.length < states.length) throw new Error(`the patch holds only ${trees.length} saplings`);
  // Where the patch would hold more than forty, gaps are left all over it.
  const surplus = trees.length - states.length;
  const gaps = Array.from({ length: surplus }, (_, index) => Math.round(((index + 0.5) * trees.length) / surplus));
  const drawn = trees
    .filter((_, index) => !gaps.includes(index))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], index) => tree(x, y, random.between(50, 60), states[index]?.state ?? "grown"));
  return polygon(PATCH, { fill: "#f5e3bf", stroke: theme.second, width: 6, join: "round" }) + drawn.join("");
}

function map(): string {
  const contours = [0, 1, 2, 3]
    .map((index) =>
      path(
        curveThrough(
          pts(
            -20,
            40 + index * 190,
            180,
            0 + index * 205,
            380,
            70 + index * 175,
            620,
            0 + index * 200,
            1020,
            60 + index * 190,
          ),
        ),
        { stroke: "#c9cfae", width: 3 },
      ),
    )
    .join("");
  const stream = path(curveThrough(pts(470, -20, 500, 110, 580, 230, 640, 420)), {
    stroke: "#a9cfd6",
    width: 22,
    cap: "round",
  });
  const road = polyline(pts(-20, 96, 130, 52, 300, -24), { stroke: "#fbfaf3", width: 16, join: "round" });
  return (
    rect(0, 0, 1000, 625, { fill: "#e3e8cf" }) +
    polygon(pts(0, 0, 330, 0, 197, 625, 0, 625), { fill: "#ecefdc" }) +
    contours +
    stream +
    road +
    patch()
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
  const [each, wide] = [3.5, 66];
  const alive = grown + replaced + young;
  return (
    rect(x + 1, foot - 40 * each, wide - 2, 40 * each, { stroke: STATES.lost, width: 2, dash: "6 5" }) +
    rect(x, foot - alive * each, wide, alive * each, { fill: STATES.young }) +
    rect(x, foot - (grown + replaced) * each, wide, (grown + replaced) * each, { fill: STATES.checked }) +
    rect(x, foot - grown * each, wide, grown * each, { fill: STATES.grown }) +
    strong(x + wide / 2, foot - 14, String(alive), "#ffffff", 32, { anchor: "middle", tracking: -0.02 }) +
    label(x + wide / 2, foot + 32, year, theme.ink, 26, { anchor: "middle", tracking: -0.01 })
  );
}

/** A patch near: its saplings on the map, and its details on a sheet over it. */
function near(): string {
  const rows = [
    ["Planted this spring", "young"],
    ["Checked, alive", "grown"],
    ["Replaced", "checked"],
    ["Lost to drought", "lost"],
  ] as const;
  return (
    map() +
    rect(552, 36, 432, 573, { fill: mix("#e3e8cf", theme.ink, 0.3) }) +
    rect(540, 26, 434, 573, { fill: "#ffffff" }) +
    strong(568, 90, "Stará cesta", theme.ink, 56, { tracking: -0.035 }) +
    rows
      .map(
        ([name, state], index) =>
          tree(586, 145 + index * 58, 33, state) +
          label(620, 144 + index * 58, name, theme.ink, 31, { tracking: -0.01 }) +
          strong(946, 144 + index * 58, String(COUNTS[state]), theme.ink, 34, { anchor: "end" }) +
          line(568, 164 + index * 58, 946, 164 + index * 58, { stroke: theme.rule, width: 2 }),
      )
      .join("") +
    strong(568, 392, "Alive, of 40", theme.ink, 31, { tracking: -0.01 }) +
    CHECKS.map((check, index) => yearlyCheck(568 + index * 78, 552, String(2022 + index), check)).join("")
  );
}

function parts(): string {
  const symbols = (["young", "grown", "checked", "lost"] as const)
    .map(
      (state, index) =>
        rect(28 + index * 240, 28, 224, 252, { fill: "#fbfcf6" }) +
        tree(140 + index * 240, 178, 126, state) +
        strong(140 + index * 240, 256, ["Planted", "Checked", "Replaced", "Lost"][index] ?? "", theme.ink, 34, {
          anchor: "middle",
          tracking: -0.01,
        }),
    )
    .join("");
  const days = [
    ["12", "Kamenný vrch", "120 oaks"],
    ["19", "U mlýna", "80 rowans"],
  ]
    .map(([day = "", name = "", trees = ""], index) => {
      const [x, fill] = [28 + index * 312, index ? theme.second : theme.main];
      const ink = textOn(fill);
      return (
        rect(x, 296, 296, 301, { fill: "#fbfcf6" }) +
        rect(x, 296, 296, 148, { fill }) +
        strong(x + 24, 410, day, ink, 108, { tracking: -0.05 }) +
        strong(x + 160, 410, "October", ink, 31, { tracking: -0.01 }) +
        strong(x + 24, 510, name, theme.ink, 37, { tracking: -0.02 }) +
        label(x + 24, 560, trees, mix("#ffffff", theme.ink, 0.72), 32)
      );
    })
    .join("");
  return (
    symbols +
    days +
    rect(652, 296, 320, 192, { fill: mix("#dfe8cf", theme.main, 0.28) }) +
    tree(726, 446, 92, "young") +
    tree(902, 446, 86, "grown") +
    tree(812, 456, 126, "checked") +
    rect(652, 488, 320, 109, { fill: theme.main }) +
    strong(812, 557, "Join a patch", "#ffffff", 42, { anchor: "middle", tracking: -0.02 })
  );
}

export const klubNovehoLesa: Product = {
  theme,
  plates: [
    { kind: "board", ground: "#e3e8cf", draw: near },
    { kind: "board", ground: "#dfe8cf", draw: parts },
  ],
};
