import { mix } from "../drawing/palette";
import { path, polygon, pts } from "../drawing/svg";
import { label, strong } from "../kit";
import { circle, group, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [ORANGE, TEAL, INK, CARD] = ["#e0731a", "#1f4e5f", "#1e1711", "#fbf1e0"];

/** A saw's blade, lying: teeth, a hub and slots against the heat. */
function blade(x: number, y: number, radius: number): string {
  const teeth = Array.from({ length: 40 }, (_, index) => {
    const at = (turn: number, reach: number): string => {
      const angle = ((index + turn) / 40) * Math.PI * 2;
      return `${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`;
    };
    return `${index === 0 ? "M" : "L"}${at(0, radius)}L${at(0.16, radius * 1.035)}L${at(0.62, radius * 0.965)}`;
  });
  const slots = [0, 1, 2, 3, 4].map((index) =>
    group(
      rect(x + radius * 0.72, y - 9, radius * 0.26, 18, { fill: TEAL }) +
        circle(x + radius * 0.72, y, 24, { fill: TEAL }),
      `rotate(${index * 72 + 20} ${x} ${y})`,
    ),
  );
  const steel = mix(TEAL, "#ffffff", 0.5);
  return (
    path(`${teeth.join("")}Z`, { fill: steel }) +
    polygon(pts(x, y, x - radius * 0.93, y - radius * 0.2, x - radius * 0.7, y - radius * 0.66), {
      fill: mix(steel, "#ffffff", 0.4),
    }) +
    polygon(pts(x, y, x + radius * 0.66, y + radius * 0.66, x + radius * 0.2, y + radius * 0.93), {
      fill: mix(steel, "#ffffff", 0.28),
    }) +
    slots.join("") +
    circle(x, y, radius * 0.3, { fill: mix(TEAL, "#ffffff", 0.32) }) +
    circle(x, y, radius * 0.09, { fill: TEAL })
  );
}

/** The label tied to a tool on loan: what is paid, and beyond the perforation what comes back. 1760 by 820. */
function tag(): string {
  const dots = Array.from({ length: 20 }, (_, index) =>
    circle(1050, 30 + index * 40, 8, { fill: mix(TEAL, INK, 0.3) }),
  );
  const outline = pts(170, 0, 1760, 0, 1760, 820, 170, 820, 0, 650, 0, 170);
  return (
    group(polygon(outline, { fill: mix(TEAL, INK, 0.5) }), "translate(36 44)") +
    polygon(outline, { fill: CARD }) +
    polygon(pts(1050, 0, 1760, 0, 1760, 820, 1050, 820), { fill: ORANGE }) +
    dots.join("") +
    circle(126, 410, 62, { fill: ORANGE }) +
    circle(126, 410, 32, { fill: mix(TEAL, INK, 0.5) }) +
    label(250, 150, "Wall saw, No. 12", INK, 60) +
    strong(240, 550, "€\u00a064", INK, 344, { weight: 800, tracking: -0.05 }) +
    label(250, 700, "a day, charged", INK, 74) +
    line(250, 208, 970, 208, { stroke: INK, width: 5 }) +
    label(1130, 150, "Deposit", INK, 60) +
    line(1130, 208, 1680, 208, { stroke: INK, width: 5 }) +
    strong(1116, 500, "€\u00a0600", INK, 212, { weight: 800, tracking: -0.05 }) +
    label(1130, 700, "comes back", INK, 74)
  );
}

/** One printed thing says what the case is about: two kinds of money. */
export function holstr(): string {
  const string = path("M480 700C330 560 250 420 420 250S560 60 700 -40", { stroke: CARD, width: 16, cap: "round" });
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: TEAL }) +
    blade(1860, 420, 800) +
    group(tag(), "translate(330 470) rotate(-7)") +
    string
  );
}
