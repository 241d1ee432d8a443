import { mix } from "../drawing/palette";
import { path, polygon, pts } from "../drawing/svg";
import { label, strong } from "../kit";
import { circle, curveThrough, group, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [SAGE, PEACH, INK, CREAM] = ["#5f7f56", "#e8b796", "#2c3529", "#f8f5ec"];
const SHADE = mix(PEACH, INK, 0.2);

/** The workbook, open: day and question on the left, white space to write on at the right. Pages of 720 by 1010. */
function workbook(): string {
  const rules = Array.from({ length: 8 }, (_, index) =>
    line(800, 300 + index * 84, 1370, 300 + index * 84, { stroke: mix(CREAM, SAGE, 0.3), width: 3 }),
  );
  // Three lines somebody wrote by hand, as pencil loops.
  const words = [
    [800, 280, 470],
    [800, 364, 520],
    [800, 448, 250],
  ].map(([x = 0, y = 0, length = 0]) => {
    const spots = Array.from(
      { length: Math.floor(length / 15) },
      (_, index) =>
        [
          x + index * 15 + ((index * 7) % 9),
          y - 4 - (index % 2 ? 17 : 0) - (index % 2 && (index * 5) % 7 < 2 ? 22 : 0) + (index % 9 === 4 ? 16 : 0),
        ] as const,
    );
    return path(curveThrough(spots), { stroke: "#6d6a62", width: 5, cap: "round", join: "round" });
  });
  return (
    polygon(pts(26, 34, 1476, 34, 1476, 1050, 26, 1050), { fill: SHADE }) +
    rect(-14, -10, 1468, 1030, { fill: SAGE }) +
    rect(0, 0, 720, 1010, { fill: CREAM }) +
    rect(720, 0, 720, 1010, { fill: "#fffdf6" }) +
    polygon(pts(640, 0, 720, 0, 720, 1010, 664, 1010), { fill: mix(CREAM, SAGE, 0.16) }) +
    polygon(pts(720, 0, 776, 0, 760, 1010, 720, 1010), { fill: mix(CREAM, SAGE, 0.09) }) +
    label(70, 120, "Day twelve", SAGE, 40) +
    ["What was", "heavy", "today?"]
      .map((row, index) => strong(66, 300 + index * 116, row, INK, 118, { tracking: -0.035, weight: 600 }))
      .join("") +
    circle(230, 800, 128, { fill: mix(CREAM, SAGE, 0.2) }) +
    circle(230, 800, 92, { fill: mix(CREAM, SAGE, 0.45) }) +
    circle(230, 800, 54, { fill: SAGE }) +
    label(400, 790, "A minute", INK, 40) +
    label(400, 838, "of quiet.", INK, 40) +
    rules.join("") +
    words.join("")
  );
}

/** A phone on its face; nothing of it lights up. 365 by 750. */
function phoneDown(): string {
  return (
    rect(28, 34, 365, 750, { fill: SHADE, radius: 62 }) +
    rect(0, 0, 365, 750, { fill: INK, radius: 62 }) +
    rect(8, 8, 349, 734, { fill: mix(SAGE, INK, 0.5), radius: 55 }) +
    polygon(pts(210, 8, 302, 8, 357, 63, 357, 687, 302, 742, 54, 742), { fill: mix(SAGE, INK, 0.6) }) +
    rect(30, 30, 150, 160, { fill: mix(SAGE, INK, 0.75), radius: 40 }) +
    circle(76, 78, 28, { fill: "#11150f" }) +
    circle(134, 142, 28, { fill: "#11150f" }) +
    circle(70, 72, 8, { fill: mix(SAGE, "#ffffff", 0.4) }) +
    circle(128, 136, 8, { fill: mix(SAGE, "#ffffff", 0.4) })
  );
}

/** A pencil 900 long, point to the left. */
function pencil(): string {
  return (
    rect(40, 24, 880, 44, { fill: mix(CREAM, INK, 0.28), radius: 8 }) +
    polygon(pts(0, 22, 92, 0, 92, 44), { fill: "#f0dcc0" }) +
    polygon(pts(0, 22, 30, 15, 30, 29), { fill: INK }) +
    rect(92, 0, 740, 15, { fill: mix(SAGE, "#ffffff", 0.28) }) +
    rect(92, 15, 740, 15, { fill: SAGE }) +
    rect(92, 30, 740, 14, { fill: mix(SAGE, INK, 0.4) }) +
    rect(832, -1, 48, 46, { fill: "#c9c3b4" }) +
    rect(880, 0, 50, 44, { fill: "#c96f58", radius: 10 })
  );
}

function tea(x: number, y: number): string {
  return (
    circle(x + 30, y + 34, 200, { fill: SHADE }) +
    circle(x, y, 200, { fill: CREAM }) +
    circle(x, y, 172, { fill: mix(CREAM, SAGE, 0.22) }) +
    circle(x, y, 160, { fill: "#a9642f" }) +
    polygon(pts(x - 140, y - 76, x + 20, y - 158, x - 70, y + 143, x - 150, y + 54), { fill: "#bd7a43" })
  );
}

/** The table of somebody who has put the phone down and taken the pencil. */
export function jdiDoSebe(): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: PEACH }) +
    tea(2090, 240) +
    group(workbook(), "translate(190 290) rotate(-5)") +
    group(phoneDown(), "translate(1830 560) rotate(9)") +
    group(pencil(), "translate(850 1030) rotate(-14)")
  );
}
