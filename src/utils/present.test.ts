/** @jest-environment node */
import { present } from "./present";

test.each([[null], [undefined]])("%s is not, and the error names what is missing", (value) => {
  expect(present(0, "the number")).toBe(0);
  expect(() => present(value, "the home page")).toThrow("The content lacks the home page");
});
