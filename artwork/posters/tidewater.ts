import { CUT } from "../drawing/facets";
import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { strong } from "../kit";
import { STONE } from "../palette";
import { circle, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [BLUE, CORAL, INK] = ["#155e9b", "#ff6b4a", "#0c2438"];
const FOOT = 1330;
/** Where the board begins. */
const BOARD = 1020;

/** A departure in the three words of the crew: room, filling, stand-by. */
const DEPARTURES = [
  ["08:10", "room"],
  ["09:40", "filling"],
  ["11:10", "stand-by"],
  ["12:40", "room"],
] as const;

/** The ferry from the side, 260 wide, on the water line at y 0. */
function ferry(x: number, y: number, scale: number, fill: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${polygon(pts(-130, -40, 130, -40, 112, 0, -112, 0), { fill })}${polygon(pts(-96, -46, -96, -74, 86, -74, 96, -46), { fill })}${rect(-52, -104, 92, 24, { fill })}${rect(-18, -136, 30, 26, { fill })}</g>`;
}

/** The board on the quay: it runs off the picture at the top and at the right, and its four rows fill it down to the quay. */
function board(x: number): string {
  const row = FOOT / DEPARTURES.length;
  return (
    rect(x, 0, WIDTH - x, FOOT, { fill: INK }) +
    DEPARTURES.map(([time, word], index) => {
      const y = index * row;
      const chosen = index === 1;
      const ink = chosen ? INK : word === "stand-by" ? mix(INK, STONE, 0.66) : STONE;
      return (
        (chosen ? rect(x, y, WIDTH - x, row, { fill: STONE }) : "") +
        (index === 3 ? line(x + 60, y, WIDTH, y, { stroke: mix(INK, STONE, 0.24), width: 4 }) : "") +
        strong(x + 56, y + 246, time, ink, 216, { weight: 700, tracking: -0.05 }) +
        strong(x + 690, y + 246, word, ink, 104, { weight: 500, tracking: -0.03 })
      );
    }).join("")
  );
}

/** The page on a phone: the departure that is marked on the board, 400 by 800. */
function phone(x: number): string {
  const top = FOOT - 836;
  return (
    polygon(pts(x + 420, top + 60, x + 590, top + 60 + 170 * CUT, x + 590, FOOT, x + 420, FOOT), {
      fill: mix(CORAL, INK, 0.3),
    }) +
    rect(x - 22, top, 444, 836, { fill: INK, radius: 70 }) +
    rect(x, top + 22, 400, 792, { fill: STONE, radius: 50 }) +
    rect(x + 138, top + 42, 124, 34, { fill: INK, radius: 17 }) +
    strong(x + 38, top + 190, "Sandvik", INK, 74, { tracking: -0.03 }) +
    strong(x + 38, top + 268, "to Nesøy", INK, 74, { weight: 400, tracking: -0.03 }) +
    rect(x, top + 316, 400, 274, { fill: BLUE }) +
    strong(x + 34, top + 456, "09:40", "#ffffff", 130, { weight: 700, tracking: -0.05 }) +
    strong(x + 38, top + 550, "filling", "#ffffff", 78, { weight: 500, tracking: -0.02 }) +
    rect(x + 32, top + 636, 336, 128, { fill: CORAL, radius: 14 }) +
    strong(x + 200, top + 724, "Book", INK, 74, { anchor: "middle", tracking: -0.02 })
  );
}

/** One timetable in two sizes: on the quay, and in the hand with the row that can be booked. */
export function tidewater(): string {
  const quay = mix(CORAL, INK, 0.66);
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: CORAL }) +
    circle(470, 300, 180, { fill: mix(CORAL, STONE, 0.82) }) +
    rect(0, 424, BOARD, FOOT - 424, { fill: mix(CORAL, INK, 0.1) }) +
    ferry(650, 424, 1.7, INK) +
    rect(0, 424, BOARD, 14, { fill: INK }) +
    phone(430) +
    board(BOARD) +
    rect(0, FOOT, WIDTH, HEIGHT - FOOT, { fill: quay })
  );
}
