import { mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { strong } from "../kit";
import { circle, ellipse, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [RED, BLUE, INK, PAPER] = ["#c8102e", "#0a3a8c", "#16181d", "#f6f4ee"];
const FREE = mix("#ffffff", BLUE, 0.34);
const TOUCHLINE = 500;

/** The grass across one's own row: mown in strips that meet far away, the halfway line in the middle. */
function pitch(): string {
  const white = { stroke: PAPER, width: 12 };
  const far = (x: number): number => WIDTH / 2 + (x - WIDTH / 2) * 0.62;
  const strips = Array.from({ length: 15 }, (_, index) => {
    const [from, to] = [-900 + index * 280, -620 + index * 280];
    return polygon(pts(far(from), 0, far(to), 0, to, TOUCHLINE + 60, from, TOUCHLINE + 60), {
      fill: index % 2 ? "#3f9b55" : "#358a4a",
    });
  });
  return (
    strips.join("") +
    line(WIDTH / 2, 0, WIDTH / 2, TOUCHLINE, white) +
    ellipse(WIDTH / 2, 60, 470, 210, white) +
    ellipse(WIDTH / 2, 60, 20, 10, { fill: PAPER }) +
    line(0, TOUCHLINE, WIDTH, TOUCHLINE, { ...white, width: 16 })
  );
}

/** A row of seats from behind, its middle between two of them. */
type Row = { y: number; step: number; width: number; height: number };
const ROWS: readonly Row[] = [
  { y: 640, step: 250, width: 206, height: 150 },
  { y: 806, step: 322, width: 266, height: 200 },
  { y: 1030, step: 430, width: 366, height: 420 },
];

function seat(x: number, y: number, { width, height }: Row, fill: string): string {
  const back = rect(x - width / 2, y, width, height, { radius: width * 0.13 });
  return (
    clipped(
      back,
      rect(x - width / 2, y, width, height, { fill }) +
        polygon(pts(x + width * 0.3, y, x + width, y, x + width, y + height, x + width * 0.16, y + height), {
          fill: mix(fill, INK, 0.13),
        }) +
        rect(x - width / 2, y, width, height * 0.05, { fill: mix(fill, "#ffffff", 0.3) }),
    ) +
    rect(x - width * 0.4, y + height * 0.86, width * 0.8, height * 0.3, {
      fill: mix(fill, INK, 0.3),
      radius: width * 0.06,
    })
  );
}

/** Somebody who has come, from behind. */
function supporter(x: number, y: number, size: number, shirt: string, hair: string): string {
  return (
    polygon(
      pts(
        x - size,
        y + size * 1.5,
        x - size * 0.92,
        y + size * 0.24,
        x - size * 0.5,
        y,
        x + size * 0.5,
        y,
        x + size * 0.92,
        y + size * 0.24,
        x + size,
        y + size * 1.5,
      ),
      { fill: shirt },
    ) +
    polygon(
      pts(
        x + size * 0.3,
        y,
        x + size * 0.5,
        y,
        x + size * 0.92,
        y + size * 0.24,
        x + size,
        y + size * 1.5,
        x + size * 0.4,
        y + size * 1.5,
      ),
      {
        fill: mix(shirt, INK, 0.2),
      },
    ) +
    circle(x, y - size * 0.36, size * 0.5, { fill: hair }) +
    rect(x - size * 0.5, y - size * 0.04, size, size * 0.24, { fill: shirt === RED ? BLUE : RED, radius: size * 0.12 })
  );
}

/** A scarf left over the back of a seat, to keep it for somebody. */
function scarf(x: number, y: number): string {
  const stripes = [0, 1, 2, 3, 4, 5].map((index) =>
    rect(x - 52, y + index * 56, 104, 56, { fill: index % 2 ? PAPER : BLUE }),
  );
  const fringe = [0, 1, 2, 3, 4].map((index) => rect(x - 50 + index * 21.5, y + 334, 13, 36, { fill: BLUE }));
  return (
    stripes.join("") +
    fringe.join("") +
    rect(x + 24, y, 28, 336, { fill: INK, opacity: 0.14 }) +
    rect(x - 58, y - 12, 116, 28, { fill: mix(BLUE, "#ffffff", 0.2), radius: 14 })
  );
}

/** Two seats together, with the pitch in front of them. */
export function fcViktoriaPlzen(): string {
  const terraces = ROWS.map(({ y, height }, index) =>
    rect(0, y + height * 0.5, WIDTH, HEIGHT, { fill: mix(BLUE, INK, 0.3 + index * 0.16) }),
  );
  const row = (index: number): string => {
    const own = ROWS[index] ?? { y: 0, step: 1, width: 0, height: 0 };
    return (
      (terraces[index] ?? "") +
      [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4]
        .map((column) => {
          const x = WIDTH / 2 + (column + 0.5) * own.step;
          const chosen = index === 2 && (column === -1 || column === 0);
          const number =
            index === 2
              ? strong(x, own.y + 200, String(column + 7), chosen ? PAPER : mix(FREE, BLUE, 0.5), 168, {
                  anchor: "middle",
                  weight: 800,
                  tracking: -0.03,
                })
              : "";
          return seat(x, own.y, own, chosen ? RED : FREE) + number;
        })
        .join("")
    );
  };
  const at = (index: number, column: number): number => WIDTH / 2 + (column + 0.5) * (ROWS[index]?.step ?? 0);
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: BLUE }) +
    pitch() +
    rect(0, TOUCHLINE + 44, WIDTH, 92, { fill: RED }) +
    strong(WIDTH / 2, TOUCHLINE + 110, "Plzeň – Liberec, Saturday 18:00", PAPER, 56, { anchor: "middle" }) +
    row(0) +
    supporter(at(0, -4), 660, 92, RED, "#3a2a1e") +
    supporter(at(0, -3), 668, 88, BLUE, "#b98a4a") +
    supporter(at(0, 2), 662, 92, RED, "#16181d") +
    row(1) +
    supporter(at(1, 2), 836, 120, RED, "#6d4a2c") +
    supporter(at(1, -3), 836, 120, BLUE, "#2a2018") +
    row(2) +
    scarf(at(2, 0) + 118, 1030)
  );
}
