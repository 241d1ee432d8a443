/** @jest-environment node */
import { tone } from "./tone";

test.each([
  ["#c8a05f", "rc ga b5"],
  ["#C8A05F", "rc ga b5"],
  ["#000000", "r0 g0 b0"],
  ["#ffffff", "rf gf bf"],
])("%s is painted by %s", (color, tokens) => {
  expect(tone(color)).toBe(tokens);
});

test.each([["#fff"], ["red"], [""], ["#c8a05f00"], [undefined]])("%s is no colour and painted by nothing", (color) => {
  expect(tone(color)).toBeUndefined();
});
