/** @jest-environment node */
import { metaDescription } from "./meta-description";

test("a short text stays as it is", () => {
  expect(metaDescription("Ferries, forests, locks and lamps.")).toBe("Ferries, forests, locks and lamps.");
});

test("a long text is cut after a whole word, with an ellipsis", () => {
  const description = metaDescription(`${"word ".repeat(40)}end`);
  expect(description.length).toBeLessThanOrEqual(170);
  expect(description).toMatch(/word…$/);
});

test("one endless word is cut, too", () => {
  expect(metaDescription("x".repeat(400)).length).toBeLessThanOrEqual(170);
});
