import { framed, type Screen } from "../device";
import { mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import { outline } from "../marks/faces";
import { textOn } from "../palette";
import type { Product } from "../product";
import { arc, circle, group, line, rect } from "../shapes";

const theme = lightTheme("#005eb8", "#00b5e2", "#0b1f33");

/** The four states of the table in the story: what the card says, and what the holder can do. */
type State = { name: string; colour: string; rows: readonly string[]; action?: string };

const READY: State = { name: "Ready", colour: theme.main, rows: ["Ready to use"] };
const ENDS: State = {
  name: "Ends soon",
  colour: "#f2b63c",
  rows: ["Works until", "Friday 18:00"],
  action: "Ask for more time",
};
const RADIO: State = {
  name: "Radio off",
  colour: "#5c6b7a",
  rows: ["Bluetooth is off"],
  action: "Turn it on",
};
const WITHDRAWN: State = {
  name: "Withdrawn",
  colour: "#b3261e",
  rows: ["This key no", "longer works"],
  action: "See whom to ask",
};
const STATES = [READY, ENDS, RADIO, WITHDRAWN] as const;

/** A ring that is whole while the key is good; its time runs out, or it is broken. */
function ring(x: number, y: number, radius: number, state: State): string {
  const width = radius * 0.14;
  const share = state === READY ? 1 : state === ENDS ? 0.3 : 0;
  return (
    circle(x, y, radius, {
      stroke: mix("#ffffff", state.colour, 0.24),
      width,
      dash: share === 0 ? "4 14" : undefined,
    }) +
    (share === 1
      ? circle(x, y, radius, { stroke: state.colour, width })
      : share > 0
        ? arc(x, y, radius, 0, share, { stroke: state.colour, width, cap: "round" })
        : "") +
    rect(x - radius * 0.36, y - radius * 0.1, radius * 0.72, radius * 0.55, {
      fill: state.colour,
      radius: radius * 0.08,
    }) +
    arc(x, y - radius * 0.1, radius * 0.24, -0.25, 0.25, { stroke: state.colour, width: radius * 0.11 })
  );
}

/** The credential on its screen: the name of the place and one line, nothing worth photographing. In the upper 620 pixels. */
function near(state: State): Screen {
  const ink = textOn(state.colour);
  const faces =
    rect(24, 74, 342, 276, { fill: state.colour }) +
    polygon(pts(246, 74, 366, 74, 366, 350, 187, 350), { fill: mix(state.colour, "#ffffff", 0.12) }) +
    polygon(pts(306, 74, 366, 74, 366, 204), { fill: mix(state.colour, "#ffffff", 0.24) });
  const waves = [20, 36, 52]
    .map((radius) => arc(292, 136, radius, 0.14, 0.36, { stroke: ink, width: 7, cap: "round" }))
    .join("");
  return {
    device: "phone",
    draw: () =>
      rect(0, 0, 390, 844, { fill: mix("#ffffff", theme.main, 0.07) }) +
      clipped(rect(24, 74, 342, 276, { radius: 18 }), faces) +
      (state === RADIO ? "" : waves) +
      strong(48, 226, "Harbour House", ink, 41, { tracking: -0.03 }) +
      state.rows.map((row, index) => label(48, 274 + index * 46, row, ink, 40, { tracking: -0.01 })).join("") +
      ring(195, 444, 62, state) +
      (state.action
        ? rect(24, 532, 342, 80, { fill: state.colour, radius: 10 }) +
          strong(195, 585, state.action, ink, 40, { anchor: "middle", tracking: -0.03 })
        : strong(195, 586, state.name, theme.ink, 44, { anchor: "middle", tracking: -0.02 })),
  };
}

/** Three states on phones that stand below the plate's edge. Board of 1000 by 500. */
function states(): string {
  return [READY, ENDS, WITHDRAWN]
    .map((state, index) => group(framed(near(state)), `translate(${31.7 + index * 324} 34) scale(.74)`))
    .join("");
}

/** The console's four steps of a key that was withdrawn after it last heard; the names of the states, and the buttons. */
function parts(): string {
  const steps = [
    ["Issued", "2 May"],
    ["Fetched", "2 May"],
    ["Used", "Garage 9:41"],
    ["Last heard", "9:41"],
  ].map(([name = "", when = ""], index) => {
    const y = 236 + index * 86;
    return (
      (index > 0 ? line(88, y - 86, 88, y, { stroke: theme.main, width: 8 }) : "") +
      (index < 3
        ? circle(88, y, 21, { fill: theme.main })
        : circle(88, y, 17, { fill: theme.paper, stroke: WITHDRAWN.colour, width: 8 })) +
      label(132, y + 15, name, theme.ink, 44, { tracking: -0.01 }) +
      strong(592, y + 15, when, index < 3 ? theme.ink : WITHDRAWN.colour, 44, { anchor: "end", tracking: -0.01 })
    );
  });
  const tags = STATES.map(({ name, colour }, index) => {
    const y = 32 + index * 86;
    return (
      rect(664, y, 304, 72, { fill: colour, radius: 36 }) +
      strong(816, y + 50, name, textOn(colour), 42, { anchor: "middle", tracking: -0.01 })
    );
  }).join("");
  return (
    rect(32, 32, 600, 561, { fill: theme.paper }) +
    rect(32, 32, 600, 12, { fill: WITHDRAWN.colour }) +
    strong(66, 124, "Petra Malá", theme.ink, 58, { tracking: -0.03 }) +
    strong(66, 176, "Withdrawn, not yet heard", WITHDRAWN.colour, 42, { tracking: -0.02 }) +
    group(steps.reverse().join(""), "translate(0 26)") +
    tags +
    rect(664, 402, 304, 88, { fill: theme.main, radius: 8 }) +
    strong(816, 461, "Issue a key", theme.paper, 42, { anchor: "middle", tracking: -0.02 }) +
    rect(666, 507, 300, 84, { stroke: theme.main, width: 4, radius: 8 }) +
    strong(816, 564, "Withdraw", theme.main, 42, { anchor: "middle", tracking: -0.02 })
  );
}

/** The sun of a late afternoon, from the left: planes of the counter, and how far a shadow reaches. */
const [WALL, SUN, COUNTER, COUNTER_SHADE] = ["#0b4f8f", "#2f7cc0", "#e9dfcb", "#a8987f"];
const BOX = { lit: "#e8804a", main: "#c95f2d", deep: "#863a19", inside: "#4e2010" };

/** Handwriting with its first letter at x, y. */
function hand(x: number, y: number, words: string, size: number, fill: string, turn = 0): string {
  return group(
    `<path fill="${fill}" d="${outline(words, { name: "caveat", weight: 700 }, size).d}"/>`,
    `translate(${x} ${y}) rotate(${turn})`,
  );
}

/** A sweet in its wrapper, lit from the left. */
function sweet(x: number, y: number, size: number, turn: number, colour: string, lies = false): string {
  const [light, dark] = [mix(colour, "#ffffff", 0.5), mix(colour, "#1a0f08", 0.42)];
  const shadow = lies
    ? polygon(pts(-60, 6, 0, -30, 66, 4, 112, 44, 100, 56, 52, 48, 8, 64, -40, 54, -96, 48), { fill: COUNTER_SHADE })
    : polygon(pts(-50, 0, 0, -30, 58, 6, 50, 44, 4, 58, -38, 48), { fill: "#2a1408", opacity: 0.45 });
  return group(
    group(shadow, `rotate(${-turn}) translate(9 3)`) +
    polygon(pts(-52, 0, -104, -38, -92, -6, -108, 34), { fill: dark }) +
      polygon(pts(-52, 0, -104, -38, -92, -6), { fill: light }) +
      polygon(pts(52, 0, 108, -36, 94, 4, 102, 38), { fill: dark }) +
      polygon(pts(52, 0, 108, -36, 94, 4), { fill: colour }) +
      polygon(pts(-60, 0, -44, -34, 0, -46, 44, -34, 60, 0, 44, 34, 0, 46, -44, 34), { fill: colour }) +
      polygon(pts(-60, 0, -44, -34, 0, -46, 44, -34, 6, -14, -30, 6), { fill: light }) +
      polygon(pts(60, 0, 44, 34, 0, 46, -44, 34, 10, 22), { fill: dark }),
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
  );
}

/** A loan card with its number and the hole for the band. */
function loanCard(x: number, y: number, turn: number, number: string, colour: string): string {
  return group(
    rect(10, 12, 330, 208, { fill: COUNTER_SHADE, radius: 16 }) +
      clipped(
        rect(0, 0, 330, 208, { radius: 16 }),
        rect(0, 0, 330, 208, { fill: colour }) + polygon(pts(0, 0, 190, 0, 146, 208, 0, 208), { fill: mix(colour, "#ffffff", 0.22) }),
      ) +
      rect(24, 78, 18, 52, { fill: "#0b1f33", radius: 9 }) +
      label(66, 66, "Loan", "#ffffff", 40) +
      strong(62, 176, number, "#ffffff", 120, { tracking: -0.04 }),
    `translate(${x} ${y}) rotate(${turn})`,
  );
}

/** Who had borrowed what: a list whose every line is struck out. */
function loanList(x: number, y: number): string {
  const rows = ["4  Adam", "7  Petra", "2  Luis", "9  Jana", "7  Adam"];
  return group(
    polygon(pts(14, 26, 380, 26, 424, 60, 424, 548, 60, 548), { fill: mix(WALL, "#04101e", 0.45) }) +
      rect(0, 0, 380, 520, { fill: "#f7f0df" }) +
      polygon(pts(300, 0, 380, 0, 380, 520, 189, 520), { fill: "#ddd3bb" }) +
      rect(130, -26, 120, 56, { fill: "#26333f", radius: 8 }) +
      rect(130, -26, 120, 22, { fill: "#5a6b7a", radius: 8 }) +
      rows
        .map((row, index) => {
          const top = 122 + index * 88;
          return (
            hand(44, top, row, 84, "#39465a") +
            polygon(pts(32, top - 20, 318 - (index % 2) * 20, top - 36, 318 - (index % 2) * 20, top - 28, 32, top - 11), {
              fill: "#b3261e",
            })
          );
        })
        .join(""),
    `translate(${x} ${y}) rotate(-2)`,
  );
}

/** The box: its far wall, what it holds, the front with its label, and the side. */
function box(heap: string): string {
  const strike = polygon(pts(258, 840, 664, 822, 664, 832, 258, 851), { fill: "#b3261e" });
  return (
    polygon(pts(232, 610, 866, 606, 796, 740, 170, 740), { fill: BOX.inside }) +
    polygon(pts(232, 610, 866, 606, 850, 640, 224, 640), { fill: BOX.deep }) +
    polygon(pts(220, 720, 300, 600, 440, 520, 640, 520, 760, 600, 800, 660, 780, 720), { fill: BOX.inside }) +
    heap +
    polygon(pts(796, 718, 866, 606, 866, 884, 796, 1030), { fill: BOX.deep }) +
    polygon(pts(170, 718, 796, 718, 796, 1030, 170, 1030), { fill: BOX.main }) +
    polygon(pts(170, 718, 560, 718, 494, 1030, 170, 1030), { fill: BOX.lit }) +
    polygon(pts(170, 718, 796, 718, 796, 736, 170, 736), { fill: mix(BOX.lit, "#ffffff", 0.36) }) +
    polygon(pts(796, 718, 866, 606, 866, 622, 796, 736), { fill: BOX.main }) +
    polygon(pts(226, 774, 740, 774, 740, 988, 226, 988), { fill: "#f7f0df" }) +
    polygon(pts(548, 774, 740, 774, 740, 988, 503, 988), { fill: "#ddd3bb" }) +
    hand(274, 858, "Loan cards", 92, "#39465a") +
    strike +
    hand(264, 958, "Take a sweet!", 98, "#b3261e")
  );
}

/** The shoebox at the reception. Board of 1000 by 1250. */
function shoebox(): string {
  const [yellow, cyan, red, cream, green] = ["#ffd000", "#00b5e2", "#d8344a", "#f4efe2", "#2e9e6b"];
  const heap = (
    [
      [330, 592, -18, cyan],
      [450, 568, 24, red],
      [600, 566, -12, cream],
      [704, 592, 24, yellow],
      [470, 508, -14, yellow],
      [592, 500, 22, green],
      [296, 642, 14, green],
      [404, 626, -30, yellow],
      [536, 606, 8, cyan],
      [664, 622, -22, red],
      [744, 640, 20, green],
      [276, 700, -20, red],
      [356, 690, 22, cream],
      [474, 676, -12, red],
      [600, 682, 18, yellow],
      [712, 694, -24, cyan],
    ] as const
  )
    .map(([x, y, turn, colour]) => sweet(x, y, 1.02, turn, colour))
    .join("");
  return (
    rect(0, 0, 1000, 900, { fill: WALL }) +
    polygon(pts(150, 0, 760, 0, 570, 900, -40, 900), { fill: SUN }) +
    loanList(96, 86) +
    rect(0, 800, 1000, 450, { fill: COUNTER }) +
    polygon(pts(0, 1214, 1000, 1214, 1000, 1250, 0, 1250), { fill: "#8d7c60" }) +
    // The shadow that the box throws on the counter and up the wall.
    polygon(pts(840, 640, 1000, 590, 1000, 800, 860, 800), { fill: mix(WALL, "#04101e", 0.5) }) +
    polygon(pts(780, 962, 850, 800, 1000, 800, 1000, 996), { fill: COUNTER_SHADE }) +
    group(box(heap), "translate(0 -64)") +
    loanCard(62, 964, 4, "7", theme.main) +
    sweet(560, 1090, 1.2, -16, "#d8344a", true) +
    sweet(824, 1104, 1.2, 20, "#ffd000", true)
  );
}

export const hid: Product = {
  theme,
  plates: [
    { kind: "board", ground: WALL, draw: shoebox, shape: "portrait" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.22), draw: states, shape: "broad" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.12), draw: parts },
  ],
};
