import { COUNT_MS } from "../../../../constants/motion";
import { figureAt } from "./count";

test.each([
  [500, 0, 0],
  [500, COUNT_MS / 2, 438],
  [500, COUNT_MS, 500],
  [500, 10 * COUNT_MS, 500],
  [1, COUNT_MS / 10, 0],
  [0, COUNT_MS / 2, 0],
])("a figure of %i shows, after %i ms, %i", (value, elapsed, shown) => {
  expect(figureAt(value, elapsed)).toBe(shown);
});
