/** @jest-environment node */
import { classNames } from "./class-names";

test("class names are joined, and what is false or absent is left out", () => {
  expect(classNames("a", false, null, undefined, "", "b")).toBe("a b");
  expect(classNames(false)).toBe("");
});
