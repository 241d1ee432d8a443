/** @jest-environment node */
import { compileString } from "sass";
import { CONSTANTS_IMPORTER, sassVariables } from "./sass-constants";

test("the end of a constant's name is its unit in style sheets, and only numbers go there", () => {
  expect(
    sassVariables({ MENU_SLIDE_MS: 800, SIDEBAR_PX: 80, PLAYBACK_RATE: 1.1, VIDEO: "/intro" }),
  ).toBe("$menu-slide: 800ms;\n$sidebar: 80px;\n$playback-rate: 1.1;");
});

test("a style sheet uses the numbers of a file of constants by its name", () => {
  const { css, loadedUrls } = compileString('@use "constants/layout"; a { gap: layout.$gutter }', {
    importers: [CONSTANTS_IMPORTER],
  });
  expect(css).toContain("gap: 30px");
  expect(loadedUrls.map(String)).toEqual([expect.stringMatching(/src\/constants\/layout\.ts$/)]);
});

test("a file that style sheets may not use is not a file of constants", () => {
  expect(() =>
    compileString('@use "constants/routes"', { importers: [CONSTANTS_IMPORTER] }),
  ).toThrow("Can't find stylesheet");
});
