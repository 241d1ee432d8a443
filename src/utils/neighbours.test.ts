import { withNeighbours } from "./neighbours";

test("each entry knows the newer and the older one; at the ends there is only one", () => {
  expect(withNeighbours(["c", "b", "a"])).toEqual([
    { entry: "c", newer: null, older: "b" },
    { entry: "b", newer: "c", older: "a" },
    { entry: "a", newer: "b", older: null },
  ]);
  expect(withNeighbours(["a"])).toEqual([{ entry: "a", newer: null, older: null }]);
  expect(withNeighbours([])).toEqual([]);
});
