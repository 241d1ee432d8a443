import { ByteReader } from "./byte-reader";

/** How far each point of a glyph moves, in font units. */
export type Deltas = { x: number[]; y: number[] };

const SHARED_POINTS = 0x8000;
const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE = 0x4000;
const PRIVATE_POINTS = 0x2000;
const INDEX_MASK = 0x0fff;

type Base = readonly { x: number; y: number }[];

/** The weight as the font counts it: -1 lightest, 0 the stored outlines, 1 heaviest. Reads `fvar` and `avar`. */
export function normaliseWeight(fvar: Buffer, avar: Buffer | undefined, weight: number): number {
  const axis = new ByteReader(fvar, fvar.readUInt16BE(4) + 4);
  const [low, standard, high] = [axis.u32() / 65536, axis.u32() / 65536, axis.u32() / 65536] as [
    number,
    number,
    number,
  ];
  const wanted = Math.min(Math.max(weight, low), high);
  const plain =
    wanted < standard
      ? (wanted - standard) / (standard - low)
      : wanted > standard
        ? (wanted - standard) / (high - standard)
        : 0;
  if (!avar) return plain;
  const reader = new ByteReader(avar, 8);
  const stops = Array.from({ length: reader.u16() }, () => ({ from: reader.f2dot14(), to: reader.f2dot14() }));
  for (let index = 1; index < stops.length; index++) {
    const before = stops[index - 1];
    const after = stops[index];
    if (before && after && plain <= after.from) {
      return before.to + ((plain - before.from) / (after.from - before.from || 1)) * (after.to - before.to);
    }
  }
  return plain;
}

/** Moves of all points of a glyph (the four phantom points included) at a normalised weight; from `gvar`, one axis. */
export function glyphDeltas(gvar: Buffer, glyph: number, base: Base, ends: readonly number[], weight: number): Deltas {
  const total: Deltas = { x: base.map(() => 0), y: base.map(() => 0) };
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const dataStart = gvar.readUInt32BE(16);
  const offset = (index: number): number =>
    long ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2;
  if (offset(glyph) === offset(glyph + 1)) return total;
  const start = dataStart + offset(glyph);
  const header = new ByteReader(gvar, start);
  const count = header.u16();
  const data = new ByteReader(gvar, start + header.u16());
  const shared = count & SHARED_POINTS ? readPoints(data) : null;
  for (let tuple = 0; tuple < (count & INDEX_MASK); tuple++) {
    const size = header.u16();
    const flags = header.u16();
    const peak = flags & EMBEDDED_PEAK ? header.f2dot14() : sharedPeak(gvar, flags & INDEX_MASK);
    const range = flags & INTERMEDIATE ? [header.f2dot14(), header.f2dot14()] : [Math.min(peak, 0), Math.max(peak, 0)];
    const next = data.position + size;
    const scale = influence(weight, peak, range[0] ?? 0, range[1] ?? 0);
    if (scale !== 0) {
      const points = flags & PRIVATE_POINTS ? readPoints(data) : shared;
      const length = points?.length ?? base.length;
      const x = readDeltas(data, length);
      const y = readDeltas(data, length);
      const full = points ? { x: spread(points, x, base, ends, "x"), y: spread(points, y, base, ends, "y") } : { x, y };
      total.x.forEach((_, index) => {
        total.x[index] = (total.x[index] ?? 0) + (full.x[index] ?? 0) * scale;
        total.y[index] = (total.y[index] ?? 0) + (full.y[index] ?? 0) * scale;
      });
    }
    data.position = next;
  }
  return total;
}

function sharedPeak(gvar: Buffer, index: number): number {
  return gvar.readInt16BE(gvar.readUInt32BE(8) + index * 2) / 16384;
}

function influence(weight: number, peak: number, low: number, high: number): number {
  if (peak === 0) return 1;
  if (weight === peak) return 1;
  if (weight <= low || weight >= high) return 0;
  return weight < peak ? (weight - low) / (peak - low) : (high - weight) / (high - peak);
}

/** Point numbers of a tuple; `null` stands for all points. */
function readPoints(data: ByteReader): number[] | null {
  let count = data.u8();
  if (count === 0) return null;
  if (count & 128) count = ((count & 127) << 8) | data.u8();
  const points: number[] = [];
  let point = 0;
  while (points.length < count) {
    const control = data.u8();
    for (let run = (control & 127) + 1; run > 0; run--) {
      point += control & 128 ? data.u16() : data.u8();
      points.push(point);
    }
  }
  return points;
}

function readDeltas(data: ByteReader, count: number): number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = data.u8();
    for (let run = (control & 63) + 1; run > 0; run--) {
      deltas.push(control & 128 ? 0 : control & 64 ? data.i16() : data.i8());
    }
  }
  return deltas;
}

/** Gives the points a tuple leaves out the move of their neighbours on the contour ("IUP" in the OpenType standard). */
function spread(points: number[], deltas: number[], base: Base, ends: readonly number[], axis: "x" | "y"): number[] {
  const moves = new Map(points.map((point, index) => [point, deltas[index] ?? 0]));
  const full = base.map((_, index) => moves.get(index) ?? 0);
  const at = (index: number): number => base[index]?.[axis] ?? 0;
  let first = 0;
  for (const end of ends) {
    const length = end - first + 1;
    const moved = Array.from({ length }, (_, index) => first + index).filter((index) => moves.has(index));
    for (let index = first; index <= end && moved.length > 0; index++) {
      if (moves.has(index)) continue;
      const before = moved.filter((other) => other < index).at(-1) ?? moved.at(-1) ?? index;
      const after = moved.find((other) => other > index) ?? moved[0] ?? index;
      full[index] = between(at(index), at(before), moves.get(before) ?? 0, at(after), moves.get(after) ?? 0);
    }
    first = end + 1;
  }
  return full;
}

function between(value: number, a: number, moveA: number, b: number, moveB: number): number {
  if (a === b) return moveA === moveB ? moveA : 0;
  if (a > b) return between(value, b, moveB, a, moveA);
  if (value <= a) return moveA;
  if (value >= b) return moveB;
  return moveA + ((value - a) / (b - a)) * (moveB - moveA);
}
