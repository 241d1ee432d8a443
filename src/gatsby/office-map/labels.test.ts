/** @jest-environment node */
import { type Pin, placeTags, TAG_HEIGHT } from "./labels";

const PHONE = { width: 280, height: 224 };
const DESKTOP = { width: 1200, height: 540 };

const pin = (x: number, y: number, tagWidth = 90): Pin => ({ x, y, tagWidth });

/** Rectangles of the tags at a size; what is missing is left out. */
const boxes = (pins: readonly Pin[], { width, height }: typeof PHONE) =>
  placeTags(pins, [PHONE, DESKTOP]).flatMap((tag, index) => {
    const { x, y, tagWidth } = pins[index] as Pin;
    if (!tag) return [];
    const [left, top] = [x * width + tag.x, y * height + tag.y];
    return [{ left, top, right: left + tagWidth, bottom: top + TAG_HEIGHT }];
  });

type Row = [what: string, pins: Pin[], named: number];

const ROWS: Row[] = [
  ["one in the middle", [pin(0.5, 0.5)], 1],
  ["one at the right", [pin(0.95, 0.5)], 1],
  ["one at the left", [pin(0.05, 0.5)], 1],
  ["one in the upper corner", [pin(0.9, 0.2)], 1],
  ["two in one place", [pin(0.5, 0.5), pin(0.5, 0.5)], 2],
  ["two above one another", [pin(0.8, 0.36), pin(0.84, 0.47)], 2],
  ["three around one point", [pin(0.5, 0.5), pin(0.52, 0.5), pin(0.5, 0.55)], 3],
  ["a name too long for a phone", [pin(0.5, 0.5, 300)], 0],
  ["more in one city than there is room for", Array.from({ length: 12 }, () => pin(0.5, 0.5)), 2],
  ["none", [], 0],
];

test.each(ROWS)("names never leave the picture or lie on one another: %s", (_what, pins, named) => {
  for (const size of [PHONE, DESKTOP]) {
    const placed = boxes(pins, size);
    expect(placed.length).toBeGreaterThanOrEqual(named);
    placed.forEach((box, index) => {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(size.width);
      expect(box.bottom).toBeLessThanOrEqual(size.height);
      for (const other of placed.slice(index + 1))
        expect(
          box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top,
        ).toBe(true);
    });
  }
});

test("beside its pin, to the right, is where a name stands when there is room", () => {
  expect(placeTags([pin(0.3, 0.5)], [DESKTOP])[0]?.x).toBeGreaterThan(0);
  expect(placeTags([pin(0.98, 0.5)], [DESKTOP])[0]?.x).toBeLessThan(-90);
});
