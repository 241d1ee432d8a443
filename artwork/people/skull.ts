import type { Spot } from "./mesh";
import type { Person } from "./person";

/** Heights of the head's rings with half widths and half depths, from crown to chin; y 0 is the line of the eyes. */
export const RINGS = [
  [-212, 26, 30],
  [-194, 82, 92],
  [-152, 122, 138],
  [-98, 140, 160],
  [-44, 142, 164],
  [-4, 138, 158],
  [34, 135, 156],
  [66, 130, 153],
  [92, 122, 149],
  [124, 108, 142],
  [158, 82, 128],
  [184, 46, 108],
  [190, 20, 60],
] as const;

export const FACE_ANGLES = [-100, -68, -42, -20, 0, 20, 42, 68, 100] as const;

/** How far the face stands out from the plain oval, by ring and by angle from the middle. */
function relief(ring: number, angle: number): number {
  const away = Math.abs(angle);
  const table: Readonly<Record<number, readonly [middle: number, inner: number, outer: number]>> = {
    4: [6, 9, 7],
    5: [8, -17, -6],
    6: [26, -6, 6],
    7: [47, 5, 9],
    8: [12, 3, 2],
    9: [9, 4, -3],
    10: [5, 1, -2],
    11: [14, 6, 0],
  };
  const [middle, inner, outer] = table[ring] ?? [0, 0, 0];
  return away === 0 ? middle : away === 20 ? inner : away === 42 ? outer : 0;
}

function size(ring: number, person: Person): readonly [number, number, number] {
  const [y, wide, deep] = RINGS[ring] ?? [0, 0, 0];
  const jaw = ring >= 8 ? 1 + (person.jaw - 1) * ((ring - 7) / 3) : 1;
  return [y, wide * person.broad * Math.min(1.12, Math.max(0.8, jaw)), deep];
}

export function ringOf(
  ring: number,
  person: Person,
  angles: readonly number[],
  scale: (angle: number) => number,
  raised = true,
): Spot[] {
  const [y, wide, deep] = size(ring, person);
  return angles.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const grow = scale(angle);
    const out = raised ? relief(ring, angle) : 0;
    return [
      Math.sin(turn) * wide * grow,
      y * (raised ? 1 : 1 + (grow - 1) * 0.7),
      Math.cos(turn) * (deep + out) * grow,
    ] as const;
  });
}

/** Where the face is at a point seen from the front. */
export function surface(x: number, y: number, person: Person): number {
  const index = Math.max(0, RINGS.findIndex(([height]) => height > y) - 1);
  const [top, bottom] = [size(index, person), size(index + 1, person)];
  const share = (y - top[0]) / (bottom[0] - top[0] || 1);
  const [wide, deep] = [top[1] + (bottom[1] - top[1]) * share, top[2] + (bottom[2] - top[2]) * share];
  return deep * Math.sqrt(Math.max(0.05, 1 - (x / wide) ** 2));
}

/** Half width and half depth of the head at a height; below the ears hair hangs straight down. */
export function girth(y: number, person: Person): readonly [number, number] {
  const height = Math.min(y, 40);
  const index = Math.max(0, RINGS.findIndex(([ring]) => ring > height) - 1);
  const [top, bottom] = [size(index, person), size(index + 1, person)];
  const share = Math.max(0, (height - top[0]) / (bottom[0] - top[0] || 1));
  return [top[1] + (bottom[1] - top[1]) * share, top[2] + (bottom[2] - top[2]) * share];
}
