import { mix } from "../palette";
import type { Random } from "../random";
import { type Piece, type Spot, shell } from "./mesh";
import type { Person } from "./people";

/** Heights of the head's rings with half widths and half depths, from crown to chin; y 0 is the line of the eyes. */
const RINGS = [
  [-212, 26, 30], [-194, 82, 92], [-152, 122, 138], [-98, 140, 160], [-44, 142, 164], [-4, 138, 158], [34, 135, 156], [66, 130, 153], [92, 122, 149], [124, 108, 142], [158, 82, 128], [184, 46, 108], [190, 20, 60],
] as const;

const FACE_ANGLES = [-100, -68, -42, -20, 0, 20, 42, 68, 100] as const;

/** How far the face stands out from the plain oval, by ring and by angle from the middle. */
function relief(ring: number, angle: number): number {
  const away = Math.abs(angle);
  const table: Readonly<Record<number, readonly [middle: number, inner: number, outer: number]>> = {
    4: [6, 9, 7], 5: [8, -17, -6], 6: [26, -6, 6], 7: [47, 5, 9], 8: [12, 3, 2], 9: [9, 4, -3], 10: [5, 1, -2], 11: [14, 6, 0],
  };
  const [middle, inner, outer] = table[ring] ?? [0, 0, 0];
  return away === 0 ? middle : away === 20 ? inner : away === 42 ? outer : 0;
}

function size(ring: number, person: Person): readonly [number, number, number] {
  const [y, wide, deep] = RINGS[ring] ?? [0, 0, 0];
  const jaw = ring >= 8 ? 1 + (person.jaw - 1) * ((ring - 7) / 3) : 1;
  return [y, wide * person.broad * Math.min(1.12, Math.max(0.8, jaw)), deep];
}

function ringOf(ring: number, person: Person, angles: readonly number[], scale: (angle: number) => number, raised = true): Spot[] {
  const [y, wide, deep] = size(ring, person);
  return angles.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const grow = scale(angle);
    const out = raised ? relief(ring, angle) : 0;
    return [Math.sin(turn) * wide * grow, y * (raised ? 1 : 1 + (grow - 1) * 0.7), Math.cos(turn) * (deep + out) * grow] as const;
  });
}

/** Where the face is at a point seen from the front. */
function surface(x: number, y: number, person: Person): number {
  const index = Math.max(0, RINGS.findIndex(([height]) => height > y) - 1);
  const [top, bottom] = [size(index, person), size(index + 1, person)];
  const share = (y - top[0]) / (bottom[0] - top[0] || 1);
  const [wide, deep] = [top[1] + (bottom[1] - top[1]) * share, top[2] + (bottom[2] - top[2]) * share];
  return deep * Math.sqrt(Math.max(0.05, 1 - (x / wide) ** 2));
}

export function face(person: Person): Piece[] {
  const rings = RINGS.map((_, ring) => ringOf(ring, person, FACE_ANGLES, () => 1));
  const ears = [-1, 1].flatMap((side): Piece[] => {
    const x = side * 140 * person.broad;
    const spots: Spot[][] = [[[x, -26, 10], [x + side * 22, -16, -14], [x + side * 6, 20, 6]], [[x + side * 22, -16, -14], [x + side * 15, 32, -8], [x + side * 6, 20, 6]], [[x + side * 6, 20, 6], [x + side * 15, 32, -8], [x, 44, 8]]];
    return spots.map((points, at) => ({ spots: points, fill: mix(person.skin, "#8a3f2a", at === 1 ? 0.34 : 0.16), lit: false, lift: -20 }));
  });
  return [...shell(rings, person.skin), ...ears];
}

/** Brows, eyes and mouth, laid on the face. */
export function features(person: Person): Piece[] {
  const on = (points: readonly (readonly [number, number])[], fill: string, lift: number, out = 3): Piece => ({ spots: points.map(([x, y]) => [x, y, surface(x, y, person) + out]), fill, lit: false, lift });
  const brow = mix(person.hair, "#2a1c16", person.style === "bald" ? 0.2 : 0.35);
  const shadow = mix(person.skin, "#4a1f1c", 0.5);
  const sides = [-1, 1].flatMap((s) => [
    on([[s * 24, -34], [s * 54, -48], [s * 88, -36], [s * 56, -38]].map(([x = 0, y = 0]) => [x, y] as const), brow, 40),
    on([[s * 26, 2], [s * 44, -12], [s * 66, -12], [s * 84, 2], [s * 60, 10], [s * 40, 9]].map(([x = 0, y = 0]) => [x, y] as const), mix("#f6efe6", person.skin, 0.25), 40, -8),
    on([[s * 24, 1], [s * 43, -14], [s * 67, -15], [s * 87, 1], [s * 66, -8], [s * 44, -7]].map(([x = 0, y = 0]) => [x, y] as const), mix(shadow, "#120a0a", 0.6), 46, -7),
    on([[s * 45, -11], [s * 66, -11], [s * 67, 2], [s * 56, 9], [s * 45, 3]].map(([x = 0, y = 0]) => [x, y] as const), "#231a17", 44, -8),
  ]);
  const lip = mix(person.skin, "#8c2f2f", 0.46);
  const mouth = [on([[-40, 117], [-12, 108], [0, 111], [12, 108], [40, 117], [0, 118]], mix(lip, "#2a0d0d", 0.3), 50, 12), on([[-40, 117], [0, 118], [40, 117], [16, 131], [-16, 131]], mix(lip, "#ffd9c6", 0.16), 50, 12)];
  const nostrils = [on([[-20, 82], [-4, 86], [4, 86], [20, 82], [12, 90], [-12, 90]], mix(person.skin, "#4a1f1c", 0.55), 60, 26)];
  return [...sides, ...mouth, ...nostrils];
}

export function beard(person: Person): Piece[] {
  if (!person.beard) return [];
  const full = person.beard === "full";
  const rings = RINGS.map((_, ring) => ringOf(ring, person, FACE_ANGLES, () => (full ? 1.045 : 1.008)));
  const fill = full ? person.hair : mix(person.skin, person.hair, 0.36);
  const jawline = shell(rings, fill, ([x, y, z]) => {
    const along = Math.abs(Math.atan2(x, z)) * (180 / Math.PI);
    const mouthArea = along < 22 && y < 134;
    return y > 66 + Math.max(0, 46 - along) * 0.45 && !mouthArea && along < 96;
  }, full ? 14 : 6);
  const z = surface(0, 98, person);
  const moustache: Piece[] = [-1, 1].map((s) => ({ spots: [[0, 95, z + 10], [s * 12, 91, z + 10], [s * 44, 106, z + 4], [s * 50, 120, z], [s * 16, 107, z + 8], [0, 107, z + 10]], fill: mix(fill, "#1d1220", s > 0 ? 0.3 : 0.18), lit: false, lift: 56 }));
  return [...jawline, ...moustache];
}

type Cut = { volume: number; ragged: number; /** Where the hair ends: at the forehead, the temple, the ear and the nape. */ ends: readonly [number, number, number, number]; /** Raises the forehead's end on the side of the parting. */ parting: number };

const CUTS: Readonly<Record<Person["style"], Cut | null>> = {
  bald: null,
  crop: { volume: 1.05, ragged: 0, ends: [-136, -112, -16, 120], parting: 0 },
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
  const stops = [[0, ends[0]], [40, ends[0]], [66, ends[1]], [88, ends[2]], [130, ends[3]], [180, ends[3]]] as const;
  const away = Math.abs(angle);
  const after = stops.findIndex(([stop]) => stop >= away);
  const [from, to] = [stops[Math.max(0, after - 1)] ?? stops[0], stops[after] ?? stops[0]];
  const plain = from[1] + (to[1] - from[1]) * ((away - from[0]) / (to[0] - from[0] || 1));
  return plain - (away < 60 ? parting * (angle * side > 4 ? 1 : -0.5) : 0);
}

/** Half width and half depth of the head at a height; below the ears hair hangs straight down. */
function girth(y: number, person: Person): readonly [number, number] {
  const height = Math.min(y, 40);
  const index = Math.max(0, RINGS.findIndex(([ring]) => ring > height) - 1);
  const [top, bottom] = [size(index, person), size(index + 1, person)];
  const share = Math.max(0, (height - top[0]) / (bottom[0] - top[0] || 1));
  return [top[1] + (bottom[1] - top[1]) * share, top[2] + (bottom[2] - top[2]) * share];
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
      return [Math.sin(radians) * wide * grow, y < 0 ? y * (1 + (cut.volume - 1) * 0.7) : y, Math.cos(radians) * deep * grow];
    }),
  );
  const top = angles.map((): Spot => [0, crown * (1 + (cut.volume - 1) * 0.9) - 4, 0]);
  const pieces = shell([top, ...rings], person.hair, () => true, 10);
  if (person.style !== "bun") return pieces;
  const knot = [-1, -0.5, 0, 0.5, 1].map((v) => angles.map((angle): Spot => [Math.sin((angle * Math.PI) / 180) * 66 * Math.sqrt(1.05 - v * v), -232 + v * 56, -40 + Math.cos((angle * Math.PI) / 180) * 66 * Math.sqrt(1.05 - v * v)]));
  return [...pieces, ...shell(knot, person.hair, () => true, -60)];
}

/** Two frames and a bridge. */
export function glasses(person: Person): Piece[] {
  if (!person.glasses) return [];
  const bar = (a: Spot, b: Spot): Piece => ({ spots: [[a[0], a[1] - 3.4, a[2]], [b[0], b[1] - 3.4, b[2]], [b[0], b[1] + 3.4, b[2]], [a[0], a[1] + 3.4, a[2]]], fill: "#17191b", lit: false, lift: 90 });
  const post = (x: number, z: number): Piece => ({ spots: [[x - 3.4, -26, z], [x + 3.4, -26, z], [x + 3.4, 28, z], [x - 3.4, 28, z]], fill: "#17191b", lit: false, lift: 90 });
  return [-1, 1].flatMap((s) => {
    const [near, far] = [172, 138];
    return [bar([s * 20, -24, near], [s * 98, -24, far]), bar([s * 20, 26, near], [s * 98, 26, far]), post(s * 20, near), post(s * 98, far), bar([s * 98, -14, far], [s * 146, -8, 0]), bar([0, -12, near + 6], [s * 22, -12, near])];
  });
}
