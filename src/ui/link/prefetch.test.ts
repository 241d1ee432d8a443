import { hasRoom } from "./prefetch";

test.each([
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("a line of %j: is there room to fetch ahead?", (connection, expected) => {
  expect(hasRoom(connection)).toBe(expected);
});
