import { allowsPrefetch } from "./prefetch";

test.each([
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("does a connection of %j allow prefetching?", (connection, expected) => {
  expect(allowsPrefetch(connection)).toBe(expected);
});
