/** @jest-environment node */
import { nameTag } from "./views";

const PHONE = { width: 280, height: 220 };

test("a name stands at the side that the office names, else towards the middle of the map", () => {
  const pin = { x: 0.8, y: 0.5, tagWidth: 90 };
  expect(nameTag(pin, PHONE)).toEqual({ x: -106, y: -26, width: 90 });
  expect(nameTag({ ...pin, x: 0.2 }, PHONE)).toEqual({ x: 16, y: -26, width: 90 });
  expect(nameTag({ ...pin, labelSide: "above" }, PHONE)).toEqual({ x: -45, y: -62, width: 90 });
  expect(nameTag({ ...pin, labelSide: "below" }, PHONE)).toEqual({ x: -45, y: 6, width: 90 });
});

test("a name for which a phone has no room is left out", () => {
  expect(nameTag({ x: 0.8, y: 0.5, tagWidth: 90, labelSide: "right" }, PHONE)).toBeNull();
  expect(nameTag({ x: 0.2, y: 0.5, tagWidth: 300 }, PHONE)).toBeNull();
  expect(nameTag({ x: 0.5, y: 0.2, tagWidth: 90, labelSide: "above" }, PHONE)).toBeNull();
});
