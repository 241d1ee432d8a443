import type { Screen } from "../device";
import { mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { button, label, lightTheme, outlineButton, phoneBar, status, strong, tag } from "../kit";
import { textOn } from "../palette";
import type { Product } from "../product";
import { arc, circle, line, rect } from "../shapes";

const theme = lightTheme("#005eb8", "#00b5e2", "#0b1f33");

/** The four states of the table in the story: what the card says, and what the holder can do. */
type State = { name: string; colour: string; line: string; action?: string };

const READY: State = { name: "Ready", colour: theme.main, line: "Ready to use" };
const ENDS: State = {
  name: "Ends soon",
  colour: "#f2b63c",
  line: "Works until Friday 18:00",
  action: "Ask for more time",
};
const RADIO: State = { name: "Radio off", colour: "#5c6b7a", line: "Bluetooth is off", action: "Turn it on" };
const WITHDRAWN: State = {
  name: "Withdrawn",
  colour: "#b3261e",
  line: "This key no longer works",
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
  return `<g transform="translate(${x} ${y}) scale(${scale})">${clipped(rect(0, 0, 330, 208, { radius: 16 }), faces)}${state === RADIO ? "" : waves}${strong(24, 142, "Harbour House", ink, 29, { tracking: -0.02 })}${label(24, 176, state.line, ink, 19)}</g>`;
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

function wallet(state: State): () => string {
  return () =>
    rect(0, 0, 390, 844, { fill: mix("#ffffff", theme.main, 0.07) }) +
    status(theme.ink) +
    strong(30, 112, "Key", theme.ink, 34, { tracking: -0.03 }) +
    card(30, 140, state) +
    ring(195, 480, 88, state) +
    strong(195, 624, state.name, theme.ink, 26, { anchor: "middle" }) +
    (state.action ? button(30, 676, 330, 54, state.action, state.colour) : "") +
    phoneBar(["Key", "Visitors", "Help"], 0, theme);
}

/** Cards and their names, the console's four steps of a key, and the buttons of both. */
function parts(): string {
  const cards = STATES.map((state, index) =>
    card(60 + (index % 2) * 284, 60 + Math.floor(index / 2) * 188, state, 0.8),
  ).join("");
  const tags = STATES.map(({ name, colour }, index) => tag(60 + index * 138, 452, name, colour, 122)).join("");
  const steps = ["Issued", "Fetched", "Used", "Last heard from"].map((name, index) => {
    const y = 136 + index * 62;
    const known = index < 3;
    return (
      (index > 0 ? line(686, y - 62, 686, y, { stroke: known ? theme.main : theme.rule, width: 4 }) : "") +
      circle(686, y, 11, {
        fill: known ? theme.main : theme.paper,
        stroke: known ? theme.main : theme.quiet,
        width: 3,
      }) +
      label(716, y + 6, name, theme.ink, 18) +
      strong(914, y + 6, ["2 May", "2 May", "9:41", "not yet"][index] ?? "", known ? theme.ink : WITHDRAWN.colour, 17, {
        anchor: "end",
      })
    );
  });
  return (
    cards +
    tags +
    rect(650, 60, 290, 312, { fill: theme.paper }) +
    strong(674, 98, "Petra Malá", theme.ink, 19) +
    steps.reverse().join("") +
    button(60, 506, 270, 58, "Issue a key", theme.main) +
    outlineButton(344, 506, 270, 58, "Withdraw", theme.main, theme.main) +
    button(650, 396, 290, 58, "Ask for more time", ENDS.colour) +
    outlineButton(650, 506, 290, 58, "See whom to ask", WITHDRAWN.colour, WITHDRAWN.colour)
  );
}

const phone = (state: State): Screen => ({ device: "phone", draw: wallet(state) });

export const readyPhone = phone(READY);

export const hid: Product = {
  theme,
  plates: [
    { kind: "close", screen: readyPhone, part: [0, 64, 390, 584], shape: "portrait" },
    { kind: "row", screens: STATES.map(phone), shape: "broad" },
    { kind: "board", ground: mix("#ffffff", theme.main, 0.08), draw: parts },
  ],
};
