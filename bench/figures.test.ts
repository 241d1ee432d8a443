/** @jest-environment node */
import { markdownTable, withFigures } from "./figures";

test("a table has its heading above a rule", () => {
  expect(
    markdownTable([
      ["What", "Measured"],
      ["Time", "$1 s"],
    ]),
  ).toBe("| What | Measured |\n| --- | --- |\n| Time | $1 s |");
});

test("figures replace the text between their marks, and nothing else changes", () => {
  const text = "a\n<!-- x -->\nold\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n";
  expect(withFigures(text, "x", "$1 new")).toBe("a\n<!-- x -->\n$1 new\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n");
  expect(() => withFigures(text, "z", "")).toThrow("<!-- z -->");
});
