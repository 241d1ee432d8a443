import { framed, type Screen } from "../device";
import { mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { button, label, lightTheme, outlineButton, phoneBar, status, strong } from "../kit";
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

/** The credential as a card of 330 by 208: the name of the place and one line, nothing worth photographing. */
function card(x: number, y: number, state: State, scale = 1): string {
  const ink = textOn(state.colour);
  const faces =
    rect(0, 0, 330, 208, { fill: state.colour }) +
    polygon(pts(210, 0, 330, 0, 330, 208, 166, 208), { fill: mix(state.colour, "#ffffff", 0.12) }) +
    polygon(pts(270, 0, 330, 0, 330, 120), { fill: mix(state.colour, "#ffffff", 0.24) });
  const waves = [16, 28, 40]
    .map((radius) => arc(276, 58, radius, 0.14, 0.36, { stroke: ink, width: 5, cap: "round" }))
    .join("");
  return `<g transform="translate(${x} ${y}) scale(${scale})">${clipped(rect(0, 0, 330, 208, { radius: 16 }), faces)}${state === RADIO ? "" : waves}${strong(24, 142, "Harbour House", ink, 29, { tracking: -0.02 })}${label(24, 176, state.rows.join(" "), ink, 19)}</g>`;
}

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

function wallet(): string {
  return (
    rect(0, 0, 390, 844, { fill: mix("#ffffff", theme.main, 0.07) }) +
    status(theme.ink) +
    strong(30, 112, "Key", theme.ink, 34, { tracking: -0.03 }) +
    card(30, 140, READY) +
    ring(195, 480, 88, READY) +
    strong(195, 624, READY.name, theme.ink, 26, { anchor: "middle" }) +
    phoneBar(["Key", "Visitors", "Help"], 0, theme)
  );
}

/** What the screen says in the second before the door, and nothing else; 390 by 503. */
function glance(): string {
  return (
    rect(0, 0, 390, 503, { fill: mix("#ffffff", theme.main, 0.07) }) +
    card(30, 30, READY) +
    ring(195, 346, 80, READY) +
    strong(195, 474, READY.name, theme.ink, 29, { anchor: "middle" })
  );
}

/** The same screen with words for a picture and not for a hand, in the upper 620 pixels. */
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

/** The card, the names of its states, the console's four steps of a key, and the buttons of both. */
function parts(): string {
  const tags = STATES.map(({ name, colour }, index) => {
    const [x, width] = [
      [32, 150],
      [198, 234],
      [448, 228],
      [692, 276],
    ][index] as [number, number];
    return (
      rect(x, 398, width, 68, { fill: colour, radius: 34 }) +
      strong(x + width / 2, 444, name, textOn(colour), 34, { anchor: "middle", tracking: -0.01 })
    );
  }).join("");
  const steps = ["Issued", "Fetched", "Used", "Returned"].map((name, index) => {
    const y = 148 + index * 62;
    const known = index < 3;
    return (
      (index > 0 ? line(582, y - 62, 582, y, { stroke: known ? theme.main : theme.rule, width: 6 }) : "") +
      circle(582, y, 15, {
        fill: known ? theme.main : theme.paper,
        stroke: known ? theme.main : theme.quiet,
        width: 5,
      }) +
      label(613, y + 10, name, theme.ink, 30) +
      strong(
        944,
        y + 10,
        ["2 May", "2 May", "9:41", "not yet"][index] ?? "",
        known ? theme.ink : WITHDRAWN.colour,
        30,
        {
          anchor: "end",
        },
      )
    );
  });
  return (
    card(32, 32, READY, 1.5) +
    rect(551, 32, 417, 338, { fill: theme.paper }) +
    strong(575, 92, "Petra Malá", theme.ink, 37, { tracking: -0.02 }) +
    steps.reverse().join("") +
    tags +
    button(32, 496, 456, 97, "Issue a key", theme.main) +
    outlineButton(512, 496, 456, 97, "Withdraw", theme.main, theme.main)
  );
}

export const readyPhone: Screen = { device: "phone", draw: wallet };

export const hid: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "phone", draw: glance }, part: [0, 0, 390, 503], shape: "portrait" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.22), draw: states, shape: "broad" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.12), draw: parts },
  ],
};
