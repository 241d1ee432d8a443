/** @jest-environment node */
import { present } from "./present";

test.each([["a"], [""], [0], [false]])("%j is there", (value) => {
  expect(present(value, "the value")).toBe(value);
});

test.each([[null], [undefined]])("%s is not, and the error names what is missing", (value) => {
  expect(() => present(value, "the home page")).toThrow("The content lacks the home page");
});
