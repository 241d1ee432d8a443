import { readFileSync } from "node:fs";
import { CUT_DEGREES } from "./drawing";

test("share pictures and the map are cut at the angle of the style sheets", () => {
  const sheet = readFileSync("src/styles/tools/_cut.scss", "utf8");
  expect(sheet).toContain(`$angle: ${CUT_DEGREES}deg;`);
});
