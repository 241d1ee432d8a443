/** @jest-environment node */
import { classNames } from "./class-names";

type Names = readonly (string | false | null | undefined)[];
const CASES: readonly (readonly [Names, string])[] = [
  [["a", "b"], "a b"],
  [["a", false, null, undefined, "", "b"], "a b"],
  [[false], ""],
  [[], ""],
];

test.each(CASES)("%j becomes %j", (names, joined) => {
  expect(classNames(...names)).toBe(joined);
});
