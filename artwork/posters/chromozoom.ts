import { mix } from "../drawing/palette";
import { clipped, type Point, path, polygon } from "../drawing/svg";
import { strong } from "../kit";
import { circle, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [PURPLE, AMBER, BOARD] = ["#5b2f92", "#ffb000", "#fff7e6"];
/** The strip of swatches reaches the picture's edge: dark, or it would melt into a white page. */
const STRIP = mix(PURPLE, "#12061f", 0.62);
/** The loupe on the sheet, and how much it enlarges what lies at its middle. */
const LOUPE = { x: 1350, y: 760, radius: 640, zoom: 3.1 };

/** The box's biscuit: a round with a scalloped edge. */
function biscuit(x: number, y: number, radius: number, bumps = 22): readonly Point[] {
  return Array.from({ length: bumps * 8 }, (_, index) => {
    const angle = (index / (bumps * 8)) * Math.PI * 2;
    const reach = radius * (0.965 + 0.035 * Math.abs(Math.cos((angle * bumps) / 2)) * 2);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
}

const SHEET = { x: 690, y: 820, radius: 680 };

/** Whether the ink of the biscuit covers a point of the sheet, and whether it is one of the holes in it. */
function amberAt(x: number, y: number): boolean {
  const [dx, dy] = [x - SHEET.x, y - SHEET.y];
  const angle = Math.atan2(dy, dx);
  const reach = SHEET.radius * (0.965 + 0.07 * Math.abs(Math.cos(angle * 11)));
  const hole = HOLES.some(([hx, hy]) => Math.hypot(x - hx, y - hy) < 42);
  return Math.hypot(dx, dy) < reach && !hole;
}

const HOLES: readonly Point[] = [0, 1, 2, 3, 4, 5, 6].map((index) =>
  index === 0
    ? [SHEET.x, SHEET.y]
    : [SHEET.x + Math.cos(index * 1.0472 + 0.3) * 340, SHEET.y + Math.sin(index * 1.0472 + 0.3) * 340],
);

function artwork(): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: PURPLE }) +
    polygon(biscuit(SHEET.x, SHEET.y, SHEET.radius), { fill: AMBER }) +
    HOLES.map(([x, y]) => circle(x, y, 42, { fill: mix(AMBER, PURPLE, 0.75) })).join("")
  );
}

/** The press sheet under the loupe: two inks as dots of two screens, larger where there is more ink. */
function dots(): string {
  const { x, y, radius, zoom } = LOUPE;
  const step = 46;
  const drawn: string[] = [];
  const inks = [
    { fill: AMBER, angle: 0.26, tone: (amber: boolean) => (amber ? 0.66 : 0.2) },
    { fill: PURPLE, angle: 1.05, tone: (amber: boolean) => (amber ? 0.17 : 0.64) },
  ];
  const reach = Math.ceil(radius / step) + 1;
  for (const { fill, angle, tone } of inks)
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const dx = (column * Math.cos(angle) - row * Math.sin(angle)) * step;
        const dy = (column * Math.sin(angle) + row * Math.cos(angle)) * step;
        if (Math.hypot(dx, dy) > radius + step) continue;
        const size = step * tone(amberAt(x + dx / zoom, y + dy / zoom));
        drawn.push(circle(x + dx, y + dy, size, { fill, opacity: 0.92 }));
      }
  return drawn.join("");
}

/** A loupe put down on a biscuit box: around it the file, under it the ink. */
export function chromozoom(): string {
  const { x, y, radius } = LOUPE;
  // The full inks lie at the bottom, where a card cuts the corner off.
  const swatches = [0.25, 0.5, 0.75, 1].flatMap((share) => [mix(BOARD, AMBER, share), mix(BOARD, PURPLE, share)]);
  return (
    artwork() +
    rect(2210, 0, 190, HEIGHT, { fill: STRIP }) +
    swatches.map((fill, index) => rect(2240, 34 + index * 182, 130, 156, { fill })).join("") +
    circle(x + 46, y + 60, radius + 74, { fill: mix(PURPLE, "#12061f", 0.6), opacity: 0.5 }) +
    circle(x, y, radius + 84, { fill: "#17141d" }) +
    circle(x, y, radius + 66, { stroke: "#55505e", width: 10 }) +
    circle(x, y, radius + 14, { fill: "#ffffff" }) +
    clipped(circle(x, y, radius, {}), rect(x - radius, y - radius, radius * 2, radius * 2, { fill: BOARD }) + dots()) +
    path(`M${x - radius + 70} ${y - 190}A${radius - 50} ${radius - 50} 0 0 1 ${x - 190} ${y - radius + 70}`, {
      stroke: "#ffffff",
      width: 34,
      cap: "round",
    }) +
    strong(x, y + radius + 58, "×16", "#ffffff", 50, { anchor: "middle" })
  );
}
