import { mix } from "../drawing/palette";
import type { Random } from "../drawing/random";
import { shade } from "../palette";
import { type Piece, type Spot, shell } from "./mesh";
import type { Person } from "./person";
import { FACE_ANGLES, girth, RINGS, ringOf, surface } from "./skull";

export function beard(person: Person): Piece[] {
  if (!person.beard) return [];
  const full = person.beard === "full";
  const rings = RINGS.map((_, ring) => ringOf(ring, person, FACE_ANGLES, () => (full ? 1.045 : 1.008)));
  const fill = full ? person.hair : mix(person.skin, person.hair, 0.36);
  const jawline = shell(
    rings,
    fill,
    ([x, y, z]) => {
      const along = Math.abs(Math.atan2(x, z)) * (180 / Math.PI);
      const mouthArea = along < 22 && y < 134;
      // Towards the ears it climbs until it meets the hair.
      return y > 66 + Math.max(0, 46 - along) * 0.45 - Math.max(0, along - 52) * 2.6 && !mouthArea && along < 96;
    },
    full ? 14 : 6,
  );
  const z = surface(0, 98, person);
  const moustache: Piece[] = [-1, 1].map((s) => ({
    spots: [
      [0, 95, z + 10],
      [s * 12, 91, z + 10],
      [s * 44, 106, z + 4],
      [s * 50, 120, z],
      [s * 16, 107, z + 8],
      [0, 107, z + 10],
    ],
    fill: mix(fill, "#1d1220", s > 0 ? 0.3 : 0.18),
    lit: false,
    lift: 56,
  }));
  return [...jawline, ...moustache];
}

type Cut = {
  volume: number;
  ragged: number /** Where the hair ends: at the forehead, the temple, the ear and the nape. */;
  ends: readonly [number, number, number, number] /** Raises the forehead's end on the side of the parting. */;
  parting: number;
};

const CUTS: Readonly<Record<Person["style"], Cut | null>> = {
  bald: null,
  crop: { volume: 1.1, ragged: 0, ends: [-136, -112, -16, 120], parting: 0 },
  short: { volume: 1.11, ragged: 0.025, ends: [-122, -92, -2, 130], parting: 10 },
  parted: { volume: 1.14, ragged: 0.02, ends: [-124, -80, 4, 140], parting: 44 },
  waves: { volume: 1.17, ragged: 0.05, ends: [-118, -62, 150, 230], parting: 26 },
  curls: { volume: 1.27, ragged: 0.09, ends: [-112, -70, 96, 180], parting: 0 },
  bob: { volume: 1.16, ragged: 0.012, ends: [-116, -40, 168, 176], parting: 30 },
  long: { volume: 1.15, ragged: 0.012, ends: [-122, -30, 330, 390], parting: 22 },
  bun: { volume: 1.06, ragged: 0.008, ends: [-138, -112, -10, 110], parting: 0 },
};

const ROWS = 7;

/** Where the hair of a cut ends at an angle from the middle of the face. */
function endAt({ ends, parting }: Cut, angle: number, side: number): number {
  const stops = [
    [0, ends[0]],
    [40, ends[0]],
    [66, ends[1]],
    [88, ends[2]],
    [130, ends[3]],
    [180, ends[3]],
  ] as const;
  const away = Math.abs(angle);
  const after = stops.findIndex(([stop]) => stop >= away);
  const [from, to] = [stops[Math.max(0, after - 1)] ?? stops[0], stops[after] ?? stops[0]];
  const plain = from[1] + (to[1] - from[1]) * ((away - from[0]) / (to[0] - from[0] || 1));
  return plain - (away < 60 ? parting * (angle * side > 4 ? 1 : -0.5) : 0);
}

/** From where hair ends back to the head: what is seen between the two is dark instead of the ground. */
function hem(ends: readonly Spot[], person: Person): Piece[] {
  const inner = ends.map(([x, y, z]): Spot => {
    const [wide, deep] = girth(y, person);
    const share = 0.7 / (Math.hypot(x / wide, z / deep) || 1);
    return [x * share, y, z * share];
  });
  return shell([ends, inner], shade(person.hair, -0.35)).map((piece) => ({ ...piece, lit: false }));
}

/** Hair lies over the head as a second shell; each strand of facets runs from the crown to where the cut ends. */
export function hair(person: Person, random: Random): Piece[] {
  const cut = CUTS[person.style];
  if (!cut) return [];
  const side = person.yaw > 0 ? 1 : -1;
  const angles = Array.from({ length: 25 }, (_, index) => -180 + index * 15);
  const crown = -212;
  const rings = Array.from({ length: ROWS + 1 }, (_, row) =>
    angles.map((angle): Spot => {
      const end = endAt(cut, angle, side) + (row === ROWS ? random.between(-1, 1) * cut.ragged * 160 : 0);
      const y = crown + (end - crown) * (row / ROWS) ** 0.9;
      const [wide, deep] = girth(y, person);
      const grow = cut.volume * (1 + random.between(-cut.ragged, cut.ragged)) + Math.max(0, y - 60) / 2400;
      const radians = (angle * Math.PI) / 180;
      return [
        Math.sin(radians) * wide * grow,
        y < 0 ? y * (1 + (cut.volume - 1) * 0.7) : y,
        Math.cos(radians) * deep * grow,
      ];
    }),
  );
  const top = angles.map((): Spot => [0, crown * (1 + (cut.volume - 1) * 0.9) - 4, 0]);
  const pieces = shell([top, ...rings], person.hair, () => true, 10);
  if (person.lined) pieces.push(...hem(rings.at(-1) ?? [], person));
  if (person.style !== "bun") return pieces;
  const knot = [-1, -0.5, 0, 0.5, 1].map((v) =>
    angles.map(
      (angle): Spot => [
        Math.sin((angle * Math.PI) / 180) * 66 * Math.sqrt(1.05 - v * v),
        -232 + v * 56,
        -40 + Math.cos((angle * Math.PI) / 180) * 66 * Math.sqrt(1.05 - v * v),
      ],
    ),
  );
  return [...pieces, ...shell(knot, person.hair, () => true, -60)];
}
