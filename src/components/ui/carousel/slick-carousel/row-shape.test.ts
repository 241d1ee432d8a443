import fc from "fast-check";
import { isSeen, offsetAt, positionAt, positionToShow, type RowSizes, rowShape, wholeSlides } from "./row-shape";

const PHONE: RowSizes = { count: 6, view: 375, start: 20, slide: 300, gap: 30 };
const DESK: RowSizes = { count: 6, view: 1360, start: 72, slide: 400, gap: 30 };
const POSTERS: RowSizes = { count: 15, view: 1360, start: 72, slide: 760, gap: 30 };

test("on a phone one slide leads after the other, to the last", () => {
  const shape = rowShape(PHONE);
  expect(shape).toMatchObject({ step: 330, isStill: false, last: 5 });
  expect(wholeSlides(shape, 0)).toEqual({ first: 0, last: 0 });
  expect(wholeSlides(shape, 3)).toEqual({ first: 3, last: 3 });
  expect(wholeSlides(shape, 5)).toEqual({ first: 5, last: 5 });
});

test("the last position ends with the last slide, where the text above ends", () => {
  const shape = rowShape(POSTERS);
  expect(offsetAt(shape, 0)).toBe(0);
  expect(offsetAt(shape, 1)).toBe(790);
  expect(offsetAt(shape, shape.last)).toBe(15 * 790 - 30 - (1360 - 144));
  expect(wholeSlides(shape, shape.last)).toEqual({ first: 14, last: 14 });
});

test("what fits has nowhere to move", () => {
  expect(rowShape({ ...DESK, count: 1 })).toMatchObject({ isStill: true, last: 0 });
  expect(rowShape({ ...DESK, count: 2 })).toMatchObject({ isStill: true, last: 0 });
  // The third ends 28 px before the window does.
  expect(rowShape({ ...DESK, count: 3 })).toMatchObject({ isStill: true, last: 0 });
  expect(rowShape({ ...DESK, count: 4 })).toMatchObject({ isStill: false, last: 1 });
  expect(rowShape({ ...PHONE, count: 2 })).toMatchObject({ isStill: false, last: 1 });
});

test("a row that was scrolled stands at the nearest position", () => {
  const shape = rowShape(DESK);
  expect(positionAt(shape, 0)).toBe(0);
  expect(positionAt(shape, 431)).toBe(1);
  expect(positionAt(shape, shape.travel)).toBe(shape.last);
});

test("a slide comes into sight by the shortest way", () => {
  const shape = rowShape(DESK);
  expect(wholeSlides(shape, 0)).toEqual({ first: 0, last: 2 });
  expect(positionToShow(shape, 0, 2)).toBe(0);
  expect(positionToShow(shape, 0, 3)).toBe(1);
  expect(positionToShow(shape, 2, 0)).toBe(0);
  expect(positionToShow(shape, 0, 5)).toBe(3);
  // No position of its own for the last few pixels.
  expect(shape.last).toBe(3);
});

test("what shows a piece of itself can be used, what shows a sliver cannot", () => {
  const shape = rowShape(POSTERS);
  const seen = (position: number) => [0, 1, 2, 3].filter((slide) => isSeen(shape, position, slide));
  expect(seen(0)).toEqual([0, 1]);
  expect(seen(1)).toEqual([0, 1, 2]);
  expect([13, 14].map((slide) => isSeen(shape, shape.last, slide))).toEqual([true, true]);
});

test("whatever the sizes: the row ends at its end, every slide can be shown, and every step shows another one", () => {
  const sizes = fc
    .record({
      count: fc.integer({ min: 1, max: 30 }),
      view: fc.integer({ min: 280, max: 4000 }),
      edge: fc.integer({ min: 0, max: 40 }),
      slide: fc.integer({ min: 100, max: 800 }),
      gap: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ edge, ...rest }) => ({ ...rest, start: (rest.view * edge) / 100 / 2 }));
  fc.assert(
    fc.property(sizes, (given) => {
      const shape = rowShape(given);
      const positions = Array.from({ length: shape.last + 1 }, (_, position) => position);
      const offsets = positions.map((position) => offsetAt(shape, position));
      expect(offsets.at(-1)).toBe(shape.travel);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      for (const position of positions) expect(positionAt(shape, offsetAt(shape, position))).toBeGreaterThanOrEqual(0);
      if (given.slide + 2 * given.start > given.view) return;
      const shown = positions.map((position) => wholeSlides(shape, position));
      for (const [position, { last }] of shown.entries())
        if (position > 0) expect(last).toBeGreaterThan(shown[position - 1]?.last ?? 0);
      expect(shown.at(-1)?.last).toBe(given.count - 1);
      for (let slide = 0; slide < given.count && !shape.isStill; slide += 1) {
        const { first, last } = wholeSlides(shape, positionToShow(shape, 0, slide));
        expect({ slide, isShown: first <= slide && slide <= last }).toEqual({ slide, isShown: true });
      }
    }),
  );
});
