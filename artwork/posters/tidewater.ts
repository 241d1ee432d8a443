import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { label, strong } from "../kit";
import { STONE } from "../palette";
import { circle, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [BLUE, CORAL, INK] = ["#155e9b", "#ff6b4a", "#0c2438"];
const FOOT = 1330;

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
    rect(x, 0, WIDTH - x, FOOT, { fill: BLUE }) +
    DEPARTURES.map(([time, word], index) => {
      const y = index * row;
      const chosen = index === 1;
      const ink = chosen ? INK : word === "stand-by" ? mix(BLUE, "#ffffff", 0.42) : "#ffffff";
      return (
        (chosen ? rect(x, y, WIDTH - x, row, { fill: STONE }) : "") +
        strong(x + 54, y + 244, time, ink, 222, { weight: 700, tracking: -0.05 }) +
        label(x + 704, y + 244, word, ink, 82, { tracking: -0.03 })
      );
    }).join("")
  );
}

/** The page on a tablet, 500 by 700. */
function tablet(x: number): string {
  const top = FOOT - 730;
  return (
    rect(x - 22, top, 544, 730, { fill: INK, radius: 34 }) +
    rect(x, top + 22, 500, 686, { fill: "#ffffff", radius: 14 }) +
    strong(x + 36, top + 92, "Sandvik to Nesøy", INK, 44, { tracking: -0.03 }) +
    DEPARTURES.map(([time, word], index) => {
      const y = top + 130 + index * 108;
      const chosen = index === 1;
      const ink = chosen ? "#ffffff" : word === "stand-by" ? "#8896a3" : INK;
      return (
        (chosen
          ? rect(x, y, 500, 108, { fill: BLUE })
          : line(x + 36, y + 108, x + 464, y + 108, { stroke: "#d6dee5", width: 2 })) +
        strong(x + 36, y + 76, time, ink, 72, { weight: 700, tracking: -0.04 }) +
        label(x + 464, y + 74, word, ink, 40, { anchor: "end" })
      );
    }).join("") +
    rect(x + 36, top + 592, 428, 84, { fill: CORAL, radius: 8 }) +
    strong(x + 250, top + 648, "Book the 09:40", INK, 38, { anchor: "middle" })
  );
}

/** The page on a phone: one departure, 220 by 470. */
function phone(x: number): string {
  const top = FOOT - 490;
  return (
    rect(x - 12, top, 254, 490, { fill: INK, radius: 44 }) +
    rect(x, top + 12, 230, 466, { fill: "#ffffff", radius: 34 }) +
    rect(x + 78, top + 24, 74, 20, { fill: INK, radius: 10 }) +
    strong(x + 22, top + 112, "Sandvik", INK, 32, { tracking: -0.02 }) +
    rect(x, top + 150, 230, 150, { fill: BLUE }) +
    strong(x + 20, top + 228, "09:40", "#ffffff", 74, { weight: 700, tracking: -0.05 }) +
    label(x + 22, top + 274, "filling", "#ffffff", 32) +
    label(x + 22, top + 350, "to Nesøy 10:25", INK, 26) +
    rect(x + 20, top + 380, 190, 58, { fill: CORAL, radius: 8 }) +
    strong(x + 115, top + 419, "Book", INK, 28, { anchor: "middle" })
  );
}

/** One timetable in three sizes: in the hand, at the table, on the quay. */
export function tidewater(): string {
  const quay = mix(CORAL, INK, 0.82);
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: CORAL }) +
    circle(560, 330, 170, { fill: mix(CORAL, "#ffffff", 0.82) }) +
    ferry(700, 470, 1.5, INK) +
    rect(0, 470, 1090, 16, { fill: INK }) +
    board(1090) +
    rect(0, FOOT, WIDTH, HEIGHT - FOOT, { fill: quay }) +
    tablet(548) +
    phone(276)
  );
}
