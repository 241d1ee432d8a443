/** @jest-environment node */
import { nameTag } from "./name-tag";

const PHONE = { width: 280, height: 220 };
const PIN = { x: 0.8, y: 0.5, tagWidth: 90 };

test("a tag is at the side that the office names", () => {
  expect(nameTag({ ...PIN, labelSide: "above" }, PHONE)).toEqual({ x: -45, y: -62, width: 90 });
  expect(nameTag({ ...PIN, labelSide: "below" }, PHONE)).toEqual({ x: -45, y: 6, width: 90 });
});

test("without a side, a tag is towards the middle of the map", () => {
  expect(nameTag(PIN, PHONE)).toEqual({ x: -106, y: -26, width: 90 });
  expect(nameTag({ ...PIN, x: 0.2 }, PHONE)).toEqual({ x: 16, y: -26, width: 90 });
});

test("a name for which a phone has no room is left out", () => {
  expect(nameTag({ ...PIN, labelSide: "right" }, PHONE)).toBeNull();
  expect(nameTag({ ...PIN, x: 0.2, tagWidth: 300 }, PHONE)).toBeNull();
  expect(nameTag({ ...PIN, x: 0.5, y: 0.2, labelSide: "above" }, PHONE)).toBeNull();
});
