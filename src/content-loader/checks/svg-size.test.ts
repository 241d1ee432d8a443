/** @jest-environment node */
import { svgSize } from "./svg-size";

test.each([
  [{ viewBox: "0 0 800 400" }, { width: 800, height: 400, isFixed: false }],
  [
    { viewBox: " -5,-5 , 24.4 12.6 ", width: "100%", height: "auto" },
    { width: 24, height: 13, isFixed: false },
  ],
  [
    { viewBox: "0 0 800 400", width: "80" },
    { width: 80, height: 40, isFixed: true },
  ],
  [
    { viewBox: "0 0 800 400", height: "80px" },
    { width: 160, height: 80, isFixed: true },
  ],
  [
    { width: "1in", height: "72pt" },
    { width: 96, height: 96, isFixed: true },
  ],
  [
    { width: "2.54cm", height: ".5in" },
    { width: 96, height: 48, isFixed: true },
  ],
  [{ width: "80" }, null],
  [{ viewBox: "0 0 0 400" }, null],
  [{ viewBox: "0 0 wide high", width: "-3", height: "2em" }, null],
  [{}, null],
])("the size of %j is %j", (attributes, size) => {
  expect(svgSize(attributes)).toEqual(size);
});
