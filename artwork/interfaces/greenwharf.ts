import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, polygon, pts } from "../drawing/svg";
import { button, header, label, lightTheme, phoneBar, status, strong, tag } from "../kit";
import type { Product } from "../product";
import { circle, line, rect } from "../shapes";

const theme = lightTheme("#1f7a5c", "#ffb703", "#10302a");
const WATER = "#cfe6e4";
const LAND = "#e9e4d4";

/** A boat seen from above, bow to the left. */
function boat(x: number, y: number, length: number, beam: number, fill: string): string {
  return (
    polygon(
      pts(
        x,
        y + beam / 2,
        x + length * 0.34,
        y,
        x + length,
        y + beam * 0.08,
        x + length,
        y + beam * 0.92,
        x + length * 0.34,
        y + beam,
      ),
      { fill },
    ) + rect(x + length * 0.48, y + beam * 0.26, length * 0.34, beam * 0.48, { fill: mix(fill, "#ffffff", 0.5) })
  );
}

type Pier = { x: number; berths: number; letter: string };
const PIERS: readonly Pier[] = [
  { x: 200, berths: 7, letter: "A" },
  { x: 520, berths: 7, letter: "B" },
  { x: 840, berths: 6, letter: "C" },
];

/** One pier with berths on both sides: occupied ones hold a boat, free ones their number, the chosen one is yellow. */
function pier({ x, berths, letter }: Pier): string {
  const random = seeded(`greenwharf ${letter}`);
  const places = Array.from({ length: berths * 2 }, (_, index) => {
    const left = index % 2 === 0;
    const y = 150 + Math.floor(index / 2) * 72;
    const bx = left ? x - 112 : x + 22;
    const chosen = letter === "B" && index === 7;
    const taken = !chosen && random.chance(0.58);
    const fill = chosen ? theme.second : taken ? mix(WATER, theme.ink, 0.08) : "#ffffff";
    const number = strong(bx + (chosen ? 45 : 45), y + 34, `${letter}${index + 1}`, theme.ink, 17, {
      anchor: "middle",
    });
    return (
      rect(bx, y, 90, 56, { fill, stroke: chosen ? theme.ink : mix(WATER, theme.ink, 0.25), width: chosen ? 3 : 1.5 }) +
      (taken
        ? boat(bx + 8, y + 12, 72 - random.whole(0, 14), 32, random.pick(["#8aa6a0", "#6c8b86", theme.main, "#a9bdb6"]))
        : number) +
      circle(left ? x - 14 : x + 14, y + 28, 4, { fill: chosen ? theme.second : theme.main })
    );
  });
  return (
    rect(x - 20, 110, 40, berths * 72 + 70, { fill: "#c3b896" }) +
    line(x, 120, x, berths * 72 + 170, { stroke: "#a89c78", width: 2, dash: "10 8" }) +
    places.join("") +
    circle(x, 96, 20, { fill: theme.main }) +
    strong(x, 103, letter, "#ffffff", 19, { anchor: "middle" })
  );
}

/** The harbour, 1050 by 830. */
function harbour(): string {
  return (
    rect(0, 0, 1050, 830, { fill: WATER }) +
    polygon(pts(0, 0, 1050, 0, 1050, 70, 620, 110, 0, 110), { fill: LAND }) +
    polygon(pts(0, 0, 520, 0, 300, 110, 0, 110), { fill: mix(LAND, "#ffffff", 0.4) }) +
    polygon(pts(1010, 60, 1050, 60, 1050, 830, 930, 830, 930, 790, 1010, 700), { fill: LAND }) +
    polygon(pts(0, 760, 380, 740, 420, 768, 0, 800), { fill: "#b9b29b" }) +
    PIERS.map(pier).join("")
  );
}

function desktop(): string {
  const rows = [
    ["Length", "12.5 m"],
    ["Usable width", "4.1 m"],
    ["Depth at low water", "2.6 m"],
    ["Shore power", "32 A"],
    ["Nights", "Fri to Sun"],
  ] as const;
  return (
    rect(0, 0, 1440, 900, { fill: theme.paper }) +
    clipped(rect(0, 68, 1050, 832, {}), `<g transform="translate(0 69)">${harbour()}</g>`) +
    header(1440, "Greenwharf", ["Harbour", "Bookings", "Power"], 0, theme) +
    strong(1090, 146, "Berth B8", theme.ink, 38, { tracking: -0.03 }) +
    tag(1290, 122, "Free", theme.second, 90) +
    rows
      .map(
        ([name, value], index) =>
          label(1090, 220 + index * 58, name, theme.quiet, 16) +
          strong(1400, 220 + index * 58, value, theme.ink, 17, { anchor: "end" }) +
          line(1090, 240 + index * 58, 1400, 240 + index * 58, { stroke: theme.rule, width: 1 }),
      )
      .join("") +
    boat(1130, 560, 230, 92, theme.main) +
    rect(1090, 540, 310, 132, { stroke: theme.ink, width: 2, dash: "8 6" }) +
    strong(1090, 742, "€ 126", theme.ink, 34) +
    label(1196, 742, "with power", theme.quiet, 16) +
    button(1090, 776, 310, 60, "Book this berth", theme.main)
  );
}

function mapPhone(): string {
  return (
    rect(0, 0, 390, 844, { fill: theme.paper }) +
    clipped(rect(0, 0, 390, 640, {}), `<g transform="translate(-330 60)">${harbour()}</g>`) +
    rect(0, 0, 390, 120, { fill: theme.paper }) +
    status(theme.ink) +
    strong(28, 98, "Greenwharf", theme.ink, 26) +
    rect(0, 620, 390, 150, { fill: theme.paper }) +
    strong(28, 668, "B8 is free", theme.ink, 22) +
    button(28, 692, 334, 54, "Look closer", theme.main) +
    phoneBar(["Harbour", "Booked", "Me"], 0, theme)
  );
}

function berthPhone(): string {
  return (
    rect(0, 0, 390, 844, { fill: theme.paper }) +
    status(theme.ink) +
    strong(28, 104, "Berth B8", theme.ink, 32, { tracking: -0.03 }) +
    rect(28, 140, 334, 250, { fill: WATER }) +
    rect(62, 190, 266, 150, { fill: theme.second }) +
    boat(78, 214, 220, 102, theme.main) +
    [
      ["Width", "4.1 m"],
      ["Depth", "2.6 m"],
      ["Power", "32 A"],
      ["Price", "€ 126"],
    ]
      .map(
        ([name = "", value = ""], index) =>
          label(28, 446 + index * 52, name, theme.quiet, 17) +
          strong(362, 446 + index * 52, value, theme.ink, 19, { anchor: "end" }) +
          line(28, 464 + index * 52, 362, 464 + index * 52, { stroke: theme.rule, width: 1 }),
      )
      .join("") +
    button(28, 684, 334, 56, "Book", theme.main) +
    phoneBar(["Harbour", "Booked", "Me"], 0, theme)
  );
}

const screen = { device: "desktop", draw: desktop } as const;

export const greenwharf: Product = {
  theme,
  plates: [
    { kind: "close", screen, part: [388, 211, 584, 288], shape: "broad" },
    { kind: "row", screens: [{ device: "phone", draw: mapPhone }, { device: "phone", draw: berthPhone }, screen] },
  ],
};
