import { mix } from "../drawing/palette";
import { path, polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { label, strong } from "../kit";
import { circle, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [RED, YELLOW, BLACK] = ["#dc2626", "#f5d90a", "#111214"];
const FLOOR_Y = 1150;

/** A water bottle, on whose side the phone leans. */
function bottle(x: number, foot: number): string {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx, foot + dy];
  const body = [at(-190, 0), at(-190, -640), at(-96, -800), at(-96, -870), at(96, -870), at(96, -800), at(190, -640)];
  return (
    polygon([...body, at(190, 0)], { fill: RED }) +
    polygon([at(60, -870), at(96, -870), at(96, -800), at(190, -640), at(190, 0), at(96, 0), at(96, -640)], {
      fill: mix(RED, BLACK, 0.34),
    }) +
    polygon([at(-150, -610), at(-86, -730), at(-86, -610), at(-112, 0), at(-150, 0)], {
      fill: mix(RED, "#ffffff", 0.3),
    }) +
    polygon([at(-190, -470), at(190, -470), at(190, -390), at(-190, -390)], { fill: BLACK }) +
    polygon([at(-120, -870), at(120, -870), at(120, -960), at(-120, -960)], { fill: BLACK }) +
    polygon([at(-58, -960), at(58, -960), at(40, -1040), at(-40, -1040)], { fill: mix(BLACK, "#ffffff", 0.2) })
  );
}

/** The timer as the far wall of a gym sees it: the figures as tall as the phone that lies on its side. */
function phone(x: number, y: number, width: number, height: number): string {
  const size = 690;
  return (
    rect(x, y, width, height, { fill: "#0b0c0d", radius: 104 }) +
    rect(x + 4, y + 4, width - 8, height - 8, { stroke: "#3b4046", width: 5, radius: 100 }) +
    rect(x + 26, y + 26, width - 52, height - 52, { fill: BLACK, radius: 80 }) +
    rect(x + 52, y + 52, width - 104, height - 104, { stroke: "#33363b", width: 34, radius: 58 }) +
    path(
      `M${x + width / 2} ${y + 52}H${x + width - 110}a58 58 0 0 1 58 58V${y + height - 110}a58 58 0 0 1 -58 58H${x + 110}a58 58 0 0 1 -58 -58V${y + height * 0.62}`,
      { stroke: RED, width: 34, cap: "round", join: "round" },
    ) +
    strong(x + width / 2, y + height / 2 + size * 0.35, "1:27", "#ffffff", size, {
      anchor: "middle",
      weight: 800,
      tracking: -0.045,
    })
  );
}

/** A roll of hand wrap with its end lying on the floor. */
function wrap(x: number, y: number): string {
  const coil = [150, 118, 86, 54, 24].map((radius, index) =>
    circle(x, y, radius, { fill: index % 2 ? "#d9d2c2" : "#fbf7ee", stroke: "#c9c0ac", width: 5 }),
  );
  return (
    polygon(
      pts(x - 10, y + 122, x + 30, y + 150, x - 420, y + 214, x - 900, y + 176, x - 900, y + 120, x - 400, y + 160),
      {
        fill: "#fbf7ee",
      },
    ) +
    polygon(pts(x - 400, y + 160, x - 900, y + 120, x - 900, y + 140, x - 410, y + 182), { fill: "#d9d2c2" }) +
    coil.join("")
  );
}

/** A phone on the floor of a gym, leaning on a bottle, two metres away. */
export function iAmFighter(): string {
  const [x, y, width, height] = [330, 500, 1500, 740];
  const mat = mix(YELLOW, BLACK, 0.13);
  const seams = [-900, -300, 300, 900, 1500]
    .map((dx) =>
      line(1200 + dx * 0.82, FLOOR_Y, 1200 + dx * 1.7, HEIGHT, { stroke: mix(YELLOW, BLACK, 0.24), width: 6 }),
    )
    .join("");
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: YELLOW }) +
    rect(0, FLOOR_Y, WIDTH, HEIGHT - FLOOR_Y, { fill: mat }) +
    seams +
    polygon(pts(1700, 1190, 2050, 1190, WIDTH, 1270, WIDTH, 1400, 2250, 1360), { fill: mix(YELLOW, BLACK, 0.45) }) +
    polygon(pts(x + 80, y + height - 20, x + width - 60, y + height - 20, x + width + 360, 1420, x + 420, 1420), {
      fill: mix(YELLOW, BLACK, 0.45),
    }) +
    bottle(1850, 1200) +
    phone(x, y, width, height) +
    wrap(300, 1270) +
    strong(330, 330, "Round 3 of 5", BLACK, 120, { tracking: -0.03 }) +
    label(330 + textWidth("Round 3 of 5", 120, 650, -0.03) + 50, 330, "work", BLACK, 120, { tracking: -0.03 })
  );
}
