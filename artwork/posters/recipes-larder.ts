import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { label } from "../kit";
import { move, rect } from "../shapes";
import { inShade, jar, lemons, missing, onion, tin, tomatoes } from "./larder";
import { HEIGHT, WIDTH } from "./size";

const [ORANGE, GREEN, INK, WOOD] = ["#d97706", "#3f6b4f", "#2a1a0c", "#fbe6c2"];
const [WIDE, TALL, LIP, BOARD] = [590, 548, 100, 26];
const [LEFT, TOP] = [289, 62];

type State = "none" | "some" | "plenty";
type Place = { name: string; state: State; back: string; thing: string };

const PLACES: readonly Place[] = [
  { name: "onion", state: "some", back: "#3f6b4f", thing: onion() },
  { name: "chickpeas", state: "plenty", back: "#f0b35c", thing: tin() },
  { name: "tomatoes", state: "some", back: "#f8dca6", thing: tomatoes() },
  { name: "rice", state: "some", back: "#b4561a", thing: jar() },
  { name: "lemons", state: "plenty", back: "#2f5340", thing: lemons() },
  { name: "cumin", state: "none", back: "#f8dca6", thing: missing("#a85508") },
];

/** On the board's front: the ingredient as the app labels it, filled or in outline, and how much of it there is. */
function tag(x: number, y: number, { name, state }: Place): string {
  const size = 52;
  const pill = textWidth(name, size, 600) + 64;
  const left = x - (pill + 24 + textWidth(state, size, 400)) / 2;
  const there = state !== "none";
  return (
    (there
      ? rect(left, y - 38, pill, 76, { fill: GREEN, radius: 38 })
      : rect(left + 3, y - 35, pill - 6, 70, { stroke: ORANGE, width: 6, radius: 35, dash: "18 13" })) +
    label(left + 32, y + 17, name, there ? WOOD : "#9a5203", size, { weight: 600 }) +
    label(left + pill + 24, y + 17, state, INK, size)
  );
}

function compartment(place: Place, index: number): string {
  const [x, y] = [LEFT + (index % 3) * (WIDE + BOARD), TOP + Math.floor(index / 3) * (TALL + LIP)];
  const dark = inShade(place.back);
  return (
    rect(x, y, WIDE, TALL, { fill: place.back }) +
    polygon(pts(x, y, x + WIDE, y, x + WIDE - 40, y + 34, x + 40, y + 34), { fill: dark }) +
    polygon(pts(x, y, x + 40, y + 34, x + 40, y + TALL - 34, x, y + TALL), { fill: mix(place.back, INK, 0.1) }) +
    polygon(pts(x, y + TALL, x + 40, y + TALL - 34, x + WIDE - 40, y + TALL - 34, x + WIDE, y + TALL), { fill: dark }) +
    move(x + WIDE / 2, y + TALL - 12, place.thing) +
    rect(x - BOARD, y + TALL, WIDE + BOARD * 2, LIP, { fill: WOOD }) +
    tag(x + WIDE / 2, y + TALL + LIP / 2, place)
  );
}

/** A door that stands open towards the viewer; its hinge is at x. */
function door(x: number, side: -1 | 1): string {
  const fill = mix(WOOD, INK, side < 0 ? 0.07 : 0.16);
  const hinge = (y: number): string => rect(x - 13, y, 26, 92, { fill: "#8a6a3c", radius: 6 });
  const at = (out: number, y: number): readonly [number, number] => [x + side * out, y];
  return (
    polygon([at(0, 36), at(300, -62), at(300, HEIGHT + 2), at(0, 1384)], { fill }) +
    polygon([at(52, 116), at(212, 72), at(212, HEIGHT - 146), at(52, 1306)], { fill: mix(fill, ORANGE, 0.24) }) +
    hinge(190) +
    hinge(1148)
  );
}

/** The cupboard as the app sees it: what is there is filled, what is missing is an outline. */
export function recipesLarder(): string {
  const [right, bottom] = [LEFT + WIDE * 3 + BOARD * 2, TOP + (TALL + LIP) * 2];
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: ORANGE }) +
    rect(LEFT - BOARD, TOP - BOARD, right - LEFT + BOARD * 2, bottom - TOP + BOARD, { fill: WOOD }) +
    PLACES.map(compartment).join("") +
    door(LEFT - BOARD, -1) +
    door(right + BOARD, 1)
  );
}
