/** @jest-environment node */
import { toneTokens } from "./picture-attributes";

test.each([
  ["#c8a05f", "rc ga b5"],
  ["#C8A05F", "rc ga b5"],
  ["#000000", "r0 g0 b0"],
  ["#ffffff", "rf gf bf"],
  ...["#fff", "red", "", "#c8a05f00", undefined].map((none) => [none, undefined]),
])("%s is painted by %s; what is not a colour by nothing", (color, tokens) => {
  expect(toneTokens(color)).toBe(tokens);
});
