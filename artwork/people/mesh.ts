import { luminance } from "../drawing/luminance";
import { mix } from "../drawing/palette";
import { type Point, polygon } from "../drawing/svg";

/** A small stage for portraits: facets in space, lit from the upper left, drawn from back to front. */
export type Spot = readonly [x: number, y: number, z: number];

export type Piece = {
  spots: readonly Spot[];
  fill: string /** Lit by its direction, or flat. */;
  lit: boolean;
  lift?: number;
};

const LIGHT: Spot = [-0.58, -0.5, 0.64];

export function turn(spot: Spot, yaw: number): Spot {
  const [x, y, z] = spot;
  return [x * Math.cos(yaw) + z * Math.sin(yaw), y, -x * Math.sin(yaw) + z * Math.cos(yaw)];
}

function normal([a, b, c]: readonly Spot[]): Spot {
  if (!a || !b || !c) return [0, 0, 1];
  const [u, v] = [b, c].map((spot) => [spot[0] - a[0], spot[1] - a[1], spot[2] - a[2]]) as [number[], number[]];
  const cross = (i: number, j: number): number => (u[i] ?? 0) * (v[j] ?? 0) - (u[j] ?? 0) * (v[i] ?? 0);
  const raw = [cross(1, 2), cross(2, 0), cross(0, 1)] as const;
  const length = Math.hypot(...raw) || 1;
  return [raw[0] / length, raw[1] / length, raw[2] / length];
}

/** Shade and light keep the colour's warmth: shadows lean to a deep violet brown, lights to a warm white, dark things less so. */
function lit(fill: string, amount: number): string {
  const dull = 0.28 + 0.5 * Math.min(1, luminance(fill) * 2.2);
  return amount >= 0.5 ? mix(fill, "#fff3e2", (amount - 0.5) * dull) : mix(fill, "#1d1220", (0.5 - amount) * 0.92);
}

/** Draws pieces turned by a yaw, in radians; spots are centred on the head, y downwards. */
export function drawPieces(pieces: readonly Piece[], yaw: number): string {
  return pieces
    .map((piece) => {
      const spots = piece.spots.map((spot) => turn(spot, yaw));
      const direction = normal(spots);
      const depth = spots.reduce((sum, spot) => sum + spot[2], 0) / spots.length + (piece.lift ?? 0);
      return { spots, direction, depth, piece };
    })
    .filter(({ direction, piece }) => !piece.lit || direction[2] > -0.02)
    .sort((a, b) => a.depth - b.depth)
    .map(({ spots, direction, piece }) => {
      const amount = (direction[0] * LIGHT[0] + direction[1] * LIGHT[1] + direction[2] * LIGHT[2] + 0.35) / 1.35;
      const fill = piece.lit ? lit(piece.fill, amount) : piece.fill;
      const points: Point[] = spots.map(([x, y]) => [x, y]);
      return polygon(points, { fill, stroke: fill, width: 0.8, join: "round" });
    })
    .join("");
}

/** Triangles between rings of spots; `keep` decides by the middle of each triangle. */
export function shell(
  rings: readonly (readonly Spot[])[],
  fill: string,
  keep: (middle: Spot) => boolean = () => true,
  lift = 0,
): Piece[] {
  const pieces: Piece[] = [];
  rings.slice(0, -1).forEach((upper, row) => {
    const lower = rings[row + 1] ?? upper;
    upper.slice(0, -1).forEach((a, column) => {
      const [b, c, d] = [upper[column + 1] ?? a, lower[column + 1] ?? a, lower[column] ?? a];
      // Diagonals run outwards from the middle, so both halves of a face mirror each other.
      const halves =
        a[0] + b[0] < 0
          ? [
              [a, b, d],
              [b, c, d],
            ]
          : [
              [a, b, c],
              [a, c, d],
            ];
      for (const spots of halves) {
        const middle: Spot = [0, 1, 2].map(
          (axis) => spots.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / 3,
        ) as unknown as Spot;
        if (keep(middle)) pieces.push({ spots, fill, lit: true, lift });
      }
    });
  });
  return pieces;
}
