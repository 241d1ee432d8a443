import { mix } from "../../../src/drawing/palette";
import { clipped, polygon, pts } from "../../../src/drawing/svg";
import type { Screen } from "../device";
import { button, label, lightTheme, outlineButton, phoneBar, print, status, strong, tag } from "../kit";
import { textOn } from "../palette";
import type { Product } from "../product";
import { arc, circle, rect } from "../shapes";

const theme = lightTheme("#005eb8", "#00b5e2", "#0b1f33");
const OK = "#0d7a4f";

type State = { name: string; colour: string; line: string };

const READY: State = { name: "Ready", colour: theme.main, line: "Hold near the reader" };
const OPEN: State = { name: "Door open", colour: OK, line: "Main entrance, 9:41" };
const WAITING: State = { name: "Waiting", colour: "#5c6b7a", line: "Issued, starts on Monday" };
const ENDED: State = { name: "Ended", colour: "#b3261e", line: "Ask the front desk" };

/** The credential as a card of 330 by 208. */
function card(x: number, y: number, state: State, scale = 1): string {
  const ink = textOn(state.colour);
  const body = rect(0, 0, 330, 208, { radius: 16 });
  const faces =
    rect(0, 0, 330, 208, { fill: state.colour }) +
    polygon(pts(210, 0, 330, 0, 330, 208, 166, 208), { fill: mix(state.colour, "#ffffff", 0.12) }) +
    polygon(pts(270, 0, 330, 0, 330, 120), { fill: mix(state.colour, "#ffffff", 0.24) });
  const waves = [16, 28, 40]
    .map((radius) => arc(276, 58, radius, 0.14, 0.36, { stroke: ink, width: 5, cap: "round" }))
    .join("");
  return `<g transform="translate(${x} ${y}) scale(${scale})">${clipped(body, faces)}${waves}${strong(24, 48, "Harbour House", ink, 22)}${label(24, 74, "Floors 3 to 5, car park", ink, 14, { opacity: 0.85 })}${circle(34, 165, 8, { fill: ink })}${strong(52, 171, state.name, ink, 17)}${label(306, 171, "No. 0417", ink, 14, { anchor: "end", opacity: 0.85 })}</g>`;
}

function wallet(state: State): () => string {
  return () => {
    const ring =
      circle(195, 490, 84, { stroke: mix("#ffffff", state.colour, 0.25), width: 10 }) +
      arc(195, 490, 84, 0, 0.72, { stroke: state.colour, width: 10, cap: "round" });
    const lock =
      rect(165, 482, 60, 46, { fill: state.colour, radius: 6 }) +
      arc(195, 484, 20, -0.25, state === OPEN ? 0.12 : 0.25, { stroke: state.colour, width: 9 });
    return (
      rect(0, 0, 390, 844, { fill: theme.soft }) +
      status(theme.ink) +
      strong(30, 108, "Keys", theme.ink, 34, { tracking: -0.03 }) +
      circle(344, 96, 18, { fill: theme.second }) +
      card(30, 142, state) +
      ring +
      lock +
      strong(195, 622, state.line, theme.ink, 19, { anchor: "middle" }) +
      print(140, 642, [110], theme.rule, 8) +
      button(30, 684, 330, 54, state === ENDED ? "Ask for access" : "Share as a visitor pass", state.colour) +
      phoneBar(["Keys", "Visitors", "Log", "Me"], 0, theme)
    );
  };
}

function parts(): string {
  const cards = [READY, OPEN, WAITING, ENDED]
    .map((state, index) => card(70 + (index % 2) * 290, 66 + Math.floor(index / 2) * 186, state, 0.8))
    .join("");
  const tags = [READY, OPEN, WAITING, ENDED]
    .map(({ name, colour }, index) => tag(70 + index * 134, 446, name, colour, 112))
    .join("");
  const rows = ["Main entrance", "Lift 2", "Car park", "Server room"].map((name, index) => {
    const y = 100 + index * 66;
    return (
      rect(660, y - 34, 270, 54, { fill: theme.paper }) +
      label(680, y, name, theme.ink, 16) +
      circle(904, y - 6, 8, { fill: index === 3 ? ENDED.colour : OK })
    );
  });
  return (
    cards +
    tags +
    rows.join("") +
    button(70, 506, 250, 56, "Issue a key", theme.main) +
    outlineButton(340, 506, 230, 56, "Revoke", theme.main, theme.main) +
    button(660, 360, 270, 56, "Open", OK) +
    outlineButton(660, 432, 270, 56, "Report a lost phone", ENDED.colour, ENDED.colour) +
    button(660, 506, 270, 56, "Not now", "#c9d3dd", theme.quiet)
  );
}

const phone = (state: State): Screen => ({ device: "phone", draw: wallet(state) });

export const hid: Product = {
  theme,
  poster: [phone(READY), phone(OPEN)],
  plates: [
    { kind: "close", screen: phone(READY), at: [195, 290], scale: 2.42, shape: "portrait" },
    { kind: "row", screens: [phone(WAITING), phone(READY), phone(OPEN), phone(ENDED)], shape: "broad" },
    { kind: "board", ground: theme.soft, draw: parts },
  ],
};
