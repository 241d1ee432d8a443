import { mix } from "../drawing/palette";
import { type Point, pts } from "../drawing/svg";
import { type Piece, type Spot, shell } from "./mesh";
import type { Person } from "./person";
import { FACE_ANGLES, RINGS, ringOf, surface } from "./skull";

export function face(person: Person): Piece[] {
  const rings = RINGS.map((_, ring) => ringOf(ring, person, FACE_ANGLES, () => 1));
  const ears = [-1, 1].flatMap((side): Piece[] => {
    const x = side * 140 * person.broad;
    const spots: Spot[][] = [
      [
        [x, -26, 10],
        [x + side * 22, -16, -14],
        [x + side * 6, 20, 6],
      ],
      [
        [x + side * 22, -16, -14],
        [x + side * 15, 32, -8],
        [x + side * 6, 20, 6],
      ],
      [
        [x + side * 6, 20, 6],
        [x + side * 15, 32, -8],
        [x, 44, 8],
      ],
    ];
    return spots.map((points, at) => ({
      spots: points,
      fill: mix(person.skin, "#8a3f2a", at === 1 ? 0.34 : 0.16),
      lit: false,
      lift: -20,
    }));
  });
  return [...shell(rings, person.skin), ...ears];
}

/** Brows, eyes and mouth, laid on the face. */
export function features(person: Person): Piece[] {
  const on = (points: readonly (readonly [number, number])[], fill: string, lift: number, out = 3): Piece => ({
    spots: points.map(([x, y]) => [x, y, surface(x, y, person) + out]),
    fill,
    lit: false,
    lift,
  });
  const { smile = 3, brows: tip = 0, eyes = 1 } = person;
  // Eyes grow and shrink around their own middle.
  const open = (side: number, flat: readonly number[]): Point[] =>
    pts(...flat.map((value, index) => (index % 2 ? value * eyes : side * (55 + (value - 55) * eyes))));
  const brow = mix(person.hair, "#2a1c16", person.style === "bald" ? 0.2 : 0.35);
  const shadow = mix(person.skin, "#4a1f1c", 0.5);
  const sides = [-1, 1].flatMap((s) => [
    on(pts(s * 24, -34 - tip * 0.4, s * 54, -49, s * 90, -36 + tip, s * 56, -37), brow, 40),
    on(open(s, [26, 2, 44, -12, 66, -12, 84, 2, 60, 10, 40, 9]), mix("#f6efe6", person.skin, 0.25), 40, -8),
    on(open(s, [24, 1, 43, -14, 67, -15, 87, 1, 66, -8, 44, -7]), mix(shadow, "#120a0a", 0.6), 46, -7),
    on(open(s, [46, -11, 66, -11, 67, 2, 56, 9, 46, 3]), "#231a17", 44, -8),
  ]);
  const lip = mix(person.skin, "#8c2f2f", 0.46);
  const mouth = [
    on(pts(-44, 117 - smile, -12, 109, 0, 112, 12, 109, 44, 117 - smile, 0, 119), mix(lip, "#2a0d0d", 0.3), 50, 12),
    on(pts(-44, 117 - smile, 0, 119, 44, 117 - smile, 17, 132, -17, 132), mix(lip, "#ffd9c6", 0.16), 50, 12),
  ];
  const nostrils = [
    on(pts(-20, 82, -4, 86, 4, 86, 20, 82, 12, 90, -12, 90), mix(person.skin, "#4a1f1c", 0.55), 60, 26),
  ];
  return [...sides, ...mouth, ...nostrils];
}

/** Two frames and a bridge. */
export function glasses(person: Person): Piece[] {
  if (!person.glasses) return [];
  const bar = (a: Spot, b: Spot): Piece => ({
    spots: [
      [a[0], a[1] - 3.4, a[2]],
      [b[0], b[1] - 3.4, b[2]],
      [b[0], b[1] + 3.4, b[2]],
      [a[0], a[1] + 3.4, a[2]],
    ],
    fill: "#17191b",
    lit: false,
    lift: 90,
  });
  const post = (x: number, z: number): Piece => ({
    spots: [
      [x - 3.4, -26, z],
      [x + 3.4, -26, z],
      [x + 3.4, 28, z],
      [x - 3.4, 28, z],
    ],
    fill: "#17191b",
    lit: false,
    lift: 90,
  });
  return [-1, 1].flatMap((s) => {
    const [near, far] = [166, 124];
    return [
      bar([s * 20, -24, near], [s * 98, -24, far]),
      bar([s * 20, 26, near], [s * 98, 26, far]),
      post(s * 20, near),
      post(s * 98, far),
      bar([s * 98, -14, far], [s * 146, -8, 0]),
      bar([0, -12, near + 6], [s * 22, -12, near]),
    ];
  });
}
