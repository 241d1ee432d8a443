/** @jest-environment node */
import { quickest, type Run } from "./run";

const ran = (seconds: number, peakMegabytes: number): Run => ({
  seconds,
  peakMegabytes,
  output: `${seconds}`,
  secondsToMark: seconds / 2,
});

test("of several runs the quickest counts, with the most memory that any of them needed", () => {
  expect(quickest([ran(9, 100), ran(7, 80), ran(8, 300)])).toEqual({ ...ran(7, 80), peakMegabytes: 300 });
  expect(() => quickest([])).toThrow("no run");
});
