import { ByteReader } from "./byte-reader";

export type OutlinePoint = { x: number; y: number; onCurve: boolean };
export type Component = { glyph: number; x: number; y: number };

/** A glyph as the font stores it: points with the index of each contour's last point, or parts of other glyphs. */
export type Outline = { points: OutlinePoint[]; ends: number[]; components: Component[] };

const HEADER_BYTES = 36;
const ARGUMENTS_ARE_WORDS = 0x1;
const HAS_SCALE = 0x8;
const MORE_COMPONENTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;
const HAS_INSTRUCTIONS = 0x100;

type Streams = {
  contours: ByteReader;
  counts: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
};

/** Decodes the transformed `glyf` table (section 5.1 of https://www.w3.org/TR/WOFF2/). */
export function readOutlines(table: Buffer): Outline[] {
  const header = new ByteReader(table, 4);
  const glyphCount = header.u16();
  header.u16();
  const sizes = Array.from({ length: 5 }, () => header.u32());
  let offset = HEADER_BYTES;
  const starts = sizes.map((size) => {
    const start = offset;
    offset += size;
    return new ByteReader(table, start);
  });
  const [contours, counts, flags, glyphs, composites] = starts as [
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
  ];
  const streams: Streams = { contours, counts, flags, glyphs, composites };
  return Array.from({ length: glyphCount }, () => readOutline(streams));
}

function readOutline(streams: Streams): Outline {
  const contourCount = streams.contours.i16();
  if (contourCount === 0) return { points: [], ends: [], components: [] };
  if (contourCount < 0) return { points: [], ends: [], components: readComponents(streams) };
  const ends: number[] = [];
  let total = 0;
  for (let contour = 0; contour < contourCount; contour++) {
    total += streams.counts.u255();
    ends.push(total - 1);
  }
  const points: OutlinePoint[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index < total; index++) {
    const flag = streams.flags.u8();
    const [dx, dy] = readStep(flag & 127, streams.glyphs);
    x += dx;
    y += dy;
    points.push({ x, y, onCurve: flag < 128 });
  }
  streams.glyphs.u255(); // length of hinting instructions, which stand in a stream of their own
  return { points, ends, components: [] };
}

/** One step between two points, in the triplet encoding. */
function readStep(flag: number, data: ByteReader): [number, number] {
  const signed = (bit: number, value: number): number => ((flag >> bit) & 1 ? value : -value);
  const first = data.u8();
  if (flag < 10) return [0, signed(0, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(0, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const base = flag - 20;
    return [signed(0, 1 + (base & 0x30) + (first >> 4)), signed(1, 1 + ((base & 0x0c) << 2) + (first & 0x0f))];
  }
  const second = data.u8();
  if (flag < 120) {
    const base = flag - 84;
    return [signed(0, 1 + (Math.floor(base / 12) << 8) + first), signed(1, 1 + (((base % 12) >> 2) << 8) + second)];
  }
  const third = data.u8();
  if (flag < 124) return [signed(0, (first << 4) + (second >> 4)), signed(1, ((second & 0x0f) << 8) + third)];
  return [signed(0, (first << 8) + second), signed(1, (third << 8) + data.u8())];
}

function readComponents({ composites, glyphs }: Streams): Component[] {
  const components: Component[] = [];
  let flags = MORE_COMPONENTS;
  let hinted = false;
  while (flags & MORE_COMPONENTS) {
    flags = composites.u16();
    const glyph = composites.u16();
    const words = (flags & ARGUMENTS_ARE_WORDS) !== 0;
    const x = words ? composites.i16() : composites.i8();
    const y = words ? composites.i16() : composites.i8();
    // Figtree places its accents without scaling them; the numbers are stepped over so that the stream stays in step.
    if (flags & HAS_SCALE) composites.position += 2;
    if (flags & HAS_TWO_SCALES) composites.position += 4;
    if (flags & HAS_MATRIX) composites.position += 8;
    hinted ||= (flags & HAS_INSTRUCTIONS) !== 0;
    components.push({ glyph, x, y });
  }
  if (hinted) glyphs.u255();
  return components;
}
