import { mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { strong } from "../kit";
import { circle, group, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [AMBER, GREEN, INK, FOAM] = ["#b7791f", "#2d4a3e", "#231a10", "#fff3d8"];
const BEER = "#f0b02c";
const GLASS = "#f6e6c4";
const BAR_Y = 1128;
/** The inside of a mug, from its floor up. */
const [WIDE, TALL, WALL, FLOOR] = [440, 850, 26, 62];

/** How a house pours: what of the inside is beer, and up to where foam stands on it; above 1 it rises over the rim. */
type Pour = { name: string; beer: number; foam: number };
const POURS: readonly Pour[] = [
  { name: "hladinka", beer: 0.7, foam: 1.08 },
  { name: "šnyt", beer: 0.36, foam: 0.7 },
  { name: "mlíko", beer: 0.1, foam: 1.08 },
];

/** A layer of what is in the mug, in three facets: lit, plain and in the shade. */
function layer(top: number, bottom: number, colour: string, shade: string): string {
  // The edges of the facets run through all layers.
  const lit = (y: number): number => 84 - (y / TALL) * 28;
  const dark = (y: number): number => 358 + (y / TALL) * 28;
  return (
    rect(0, top, WIDE, bottom - top, { fill: colour }) +
    polygon(pts(0, top, lit(top), top, lit(bottom), bottom, 0, bottom), { fill: mix(colour, "#ffffff", 0.34) }) +
    polygon(pts(dark(top), top, WIDE, top, WIDE, bottom, dark(bottom), bottom), { fill: shade })
  );
}

function handle(): string {
  const [outer, inner] = [
    pts(WIDE, -680, 572, -640, 572, -220, WIDE, -150),
    pts(WIDE, -600, 506, -578, 506, -280, WIDE, -236),
  ];
  return (
    polygon(outer, { fill: GLASS }) +
    polygon(pts(546, -648, 572, -640, 572, -220, WIDE, -150, WIDE, -182, 546, -238), { fill: mix(GLASS, AMBER, 0.4) }) +
    polygon(inner, { fill: AMBER })
  );
}

/** Foam that stands above the rim, of flat pieces. */
function dome(): string {
  const rim = -TALL;
  return (
    polygon(pts(-10, rim + 2, 20, rim - 66, 146, rim - 104, 300, rim - 98, 424, rim - 60, WIDE + 10, rim + 2), {
      fill: FOAM,
    }) +
    polygon(pts(-10, rim + 2, 20, rim - 66, 146, rim - 104, 112, rim + 2), { fill: mix(FOAM, "#ffffff", 0.34) }) +
    polygon(pts(300, rim - 98, 424, rim - 60, WIDE + 10, rim + 2, 330, rim + 2), { fill: mix(FOAM, AMBER, 0.2) })
  );
}

/** A mug whose floor stands at 0, 0. */
function mug({ beer, foam }: Pour): string {
  const [surface, top] = [-TALL * beer, -TALL * Math.min(1, foam)];
  const bubbles = pts(190, 0.2, 262, 0.42, 150, 0.55, 236, 0.72, 292, 0.86)
    .filter(([, share]) => beer > 0.3 && share < 0.94)
    .map(([x, share]) => circle(x, surface * share, 11, { fill: mix(BEER, "#ffffff", 0.4) }))
    .join("");
  const inside = rect(0, -TALL, WIDE, TALL, {});
  return (
    handle() +
    polygon(pts(-WALL, -TALL, WIDE + WALL, -TALL, WIDE + WALL, FLOOR - 20, WIDE, FLOOR, 0, FLOOR, -WALL, FLOOR - 20), {
      fill: GLASS,
    }) +
    polygon(pts(WIDE, -TALL, WIDE + WALL, -TALL, WIDE + WALL, FLOOR - 20, WIDE, FLOOR, 358, FLOOR, 358, 0, WIDE, 0), {
      fill: mix(GLASS, AMBER, 0.4),
    }) +
    clipped(
      inside,
      layer(-TALL, 0, mix(AMBER, GLASS, 0.62), mix(AMBER, GLASS, 0.4)) +
        layer(top, 0, FOAM, mix(FOAM, AMBER, 0.2)) +
        layer(surface, 0, BEER, mix(BEER, "#8a4a08", 0.4)) +
        bubbles,
    ) +
    (foam > 1 ? dome() : "") +
    // The gauge mark of half a litre.
    line(372, -TALL * 0.8, WIDE, -TALL * 0.8, { stroke: mix(AMBER, INK, 0.2), width: 7 })
  );
}

/** The glass is the chart: three pours of one mug, by how much of it is beer. */
export function pivniWeb(): string {
  const [first, step] = [326, 612];
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: AMBER }) +
    rect(0, BAR_Y, WIDTH, HEIGHT - BAR_Y, { fill: GREEN }) +
    rect(0, BAR_Y, WIDTH, 70, { fill: mix(GREEN, FOAM, 0.16) }) +
    POURS.map((pour, index) => {
      const x = first + index * step;
      return (
        polygon(pts(x - 10, BAR_Y + 50, x + WIDE + 10, BAR_Y + 50, x + WIDE + 120, BAR_Y + 70, x + 60, BAR_Y + 70), {
          fill: mix(GREEN, INK, 0.4),
        }) +
        group(mug(pour), `translate(${x} ${BAR_Y - 6})`) +
        strong(x + WIDE / 2, 1342, pour.name, FOAM, 128, { anchor: "middle", tracking: -0.03 })
      );
    }).join("")
  );
}
