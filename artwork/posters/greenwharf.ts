import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { path, polygon, pts } from "../drawing/svg";
import { strong } from "../kit";
import { circle, ellipse, group, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [GREEN, YELLOW, INK] = ["#1f7a5c", "#ffb703", "#0c2a24"];
const WATER = mix(GREEN, "#06231d", 0.42);
const WOOD = "#e8dcc2";

/** A boat from above, stern at 0, bow at `length`, its axis on y 0. */
function boat(length: number, beam: number, hull: string, sail: boolean): string {
  const half = beam / 2;
  const outline = (inset: number): string =>
    `M${inset} ${-half * 0.78 + inset}C${length * 0.4} ${-half - 4 + inset} ${length * 0.74} ${-half * 0.8 + inset} ${length - inset * 1.8} 0C${length * 0.74} ${half * 0.8 - inset} ${length * 0.4} ${half + 4 - inset} ${inset} ${half * 0.78 - inset}Z`;
  const deck = mix(hull, "#ffffff", 0.72);
  const cabin = (from: number, to: number, fill: string): string =>
    polygon(
      pts(
        length * 0.34,
        half * from * 0.5,
        length * 0.66,
        half * from * 0.4,
        length * 0.66,
        half * to * 0.4,
        length * 0.34,
        half * to * 0.5,
      ),
      { fill },
    );
  return (
    group(path(outline(0), { fill: mix(WATER, "#000000", 0.4) }), "translate(-14 26)") +
    path(outline(0), { fill: hull }) +
    path(outline(11), { fill: deck }) +
    rect(length * 0.06, -half * 0.46, length * 0.24, half * 0.92, { fill: mix(hull, WOOD, 0.75), radius: 12 }) +
    cabin(-1, 1, mix(hull, INK, 0.14)) +
    cabin(-1, 0, mix(hull, INK, 0.05)) +
    rect(length * 0.6, -half * 0.41, length * 0.06, half * 0.82, { fill: INK }) +
    (sail
      ? line(length * 0.12, 0, length * 0.58, 0, { stroke: mix(hull, "#ffffff", 0.4), width: 20, cap: "round" }) +
        circle(length * 0.58, 0, 13, { fill: INK })
      : "")
  );
}

/** A power pedestal on the pier and, where a boat charges, its cable. */
function pedestal(x: number, y: number, side: number, cable: boolean): string {
  return (
    (cable
      ? path(`M${x} ${y}C${x + side * 60} ${y + 70} ${x + side * 96} ${y - 60} ${x + side * 158} ${y + 6}`, {
          stroke: YELLOW,
          width: 13,
          cap: "round",
        })
      : "") + rect(x - 20, y - 20, 40, 40, { fill: cable ? YELLOW : INK, radius: 6 })
  );
}

/** One pier of a harbour from straight above; one berth is free. */
export function greenwharf(): string {
  const random = seeded("greenwharf poster");
  const hulls = ["#ffffff", "#c7ded2", "#0f3f34", "#f3ead6", "#2f9b78", "#e9eee9"];
  const [pitch, pierX, pierHalf] = [318, 1120, 76];
  const places = Array.from({ length: 14 }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const y = -180 + Math.floor(index / 2) * pitch;
    const finger = rect(side > 0 ? pierX + pierHalf : pierX - pierHalf - 620, y + pitch / 2 - 13, 620, 26, {
      fill: mix(WOOD, INK, 0.16),
    });
    if (index === 7) {
      const [left, width] = [pierX + pierHalf + 34, 800];
      return (
        finger +
        rect(left, y - pitch / 2 + 34, width, pitch - 68, { fill: YELLOW }) +
        strong(left + 60, y + 84, "B8", INK, 236, { weight: 800, tracking: -0.05 }) +
        line(left + width - 330, y, left + width - 70, y, { stroke: INK, width: 7 }) +
        polygon(pts(left + width - 330, y, left + width - 300, y - 17, left + width - 300, y + 17), { fill: INK }) +
        polygon(pts(left + width - 70, y, left + width - 100, y - 17, left + width - 100, y + 17), { fill: INK }) +
        strong(left + width - 200, y - 34, "12.5 m", INK, 62, { anchor: "middle" }) +
        pedestal(pierX + 44, y, 1, false)
      );
    }
    const length = random.between(560, 760);
    const drawn = boat(
      length,
      random.between(168, 196),
      hulls[(index * 5 + 2) % hulls.length] ?? "#ffffff",
      index % 3 !== 1,
    );
    return (
      finger +
      group(drawn, `translate(${pierX + side * (pierHalf + 60)} ${y}) scale(${side} 1)`) +
      pedestal(pierX + side * 44, y, side, index % 4 !== 2)
    );
  });
  const planks = Array.from({ length: 44 }, (_, index) =>
    line(pierX - pierHalf, -420 + index * 58, pierX + pierHalf, -420 + index * 58, {
      stroke: mix(WOOD, INK, 0.14),
      width: 4,
    }),
  );
  const ripples = Array.from({ length: 26 }, () =>
    ellipse(random.between(-100, 2500), random.between(-200, 1700), random.between(60, 150), 5, {
      fill: mix(WATER, "#ffffff", 0.1),
    }),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: WATER }) +
    ripples.join("") +
    group(
      rect(pierX - pierHalf + 16, -500, pierHalf * 2, 2600, { fill: mix(WATER, "#000000", 0.4) }) +
        rect(pierX - pierHalf, -500, pierHalf * 2, 2600, { fill: WOOD }) +
        planks.join("") +
        places.join(""),
      "rotate(-12 1200 750)",
    )
  );
}
