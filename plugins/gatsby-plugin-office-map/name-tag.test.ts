/** @jest-environment node */
import { nameTags, TAG_HEIGHT, type TaggedPin } from "./name-tag";

const PHONE = { width: 280, height: 220 };
const DESKTOP = { width: 610, height: 275 };
const PIN = { x: 0.8, y: 0.5, tagWidth: 90 };

const tagOf = (pin: TaggedPin) => nameTags([pin], PHONE)[0];

/** How many pairs of names lie on one another. */
function overlaps(pins: readonly TaggedPin[], size: typeof PHONE): number {
  const boxes = nameTags(pins, size).flatMap((tag, index) => {
    const { x = 0, y = 0 } = pins[index] ?? {};
    return tag ? [{ left: x * size.width + tag.x, top: y * size.height + tag.y, ...tag }] : [];
  });
  const pairs = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).map((other) => [one, other] as const),
  );
  return pairs.filter(
    ([one, other]) =>
      Math.abs(one.top - other.top) < TAG_HEIGHT &&
      one.left < other.left + other.width &&
      other.left < one.left + one.width,
  ).length;
}

test("a name is at the side that the office names", () => {
  expect(tagOf({ ...PIN, labelSide: "above" })).toEqual({ x: -45, y: -62, width: 90 });
  expect(tagOf({ ...PIN, labelSide: "below" })).toEqual({ x: -45, y: 6, width: 90 });
});

test("without a side, a name is towards the middle of the map", () => {
  expect(tagOf(PIN)).toEqual({ x: -106, y: -26, width: 90 });
  expect(tagOf({ ...PIN, x: 0.2 })).toEqual({ x: 16, y: -26, width: 90 });
});

test("a side without room gives way to another one", () => {
  expect(tagOf({ ...PIN, labelSide: "right" })).toEqual({ x: -106, y: -26, width: 90 });
});

test("the names of offices at one place stand around their pins, and one too many is left out", () => {
  const office = { x: 0.5, y: 0.5, tagWidth: 90 };
  const tags = nameTags(Array(7).fill(office), DESKTOP);
  expect(tags.map((tag) => tag && [tag.x, tag.y])).toEqual([
    [-106, -26],
    [16, -26],
    [-45, -62],
    [-45, 6],
    [-106, 38],
    [16, 38],
    null,
  ]);
  expect(overlaps(Array(7).fill(office), DESKTOP)).toBe(0);
});

test("an office that names its side has it, also when it comes last", () => {
  const office = { x: 0.5, y: 0.5, tagWidth: 90 };
  const [first, last] = nameTags([office, { ...office, labelSide: "left" }], DESKTOP);
  expect([first?.x, last?.x]).toEqual([16, -106]);
});

test("however near and many they are, no name lies on another", () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (const size of [PHONE, DESKTOP])
    for (let round = 0; round < 200; round++) {
      const pins = Array.from({ length: 2 + (round % 9) }, () => ({
        x: 0.4 + random() / 5,
        y: 0.3 + random() / 3,
        tagWidth: 50 + random() * 120,
      }));
      expect(overlaps(pins, size)).toBe(0);
    }
});

test("a name for which a phone has no room is left out", () => {
  expect(tagOf({ ...PIN, x: 0.2, tagWidth: 300 })).toBeNull();
});
