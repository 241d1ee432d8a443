/** @jest-environment node */
import { type Builds, buildRows, builtPages } from "./measures";

const builds = (articles: number, own: number, smallest: number): Builds => ({
  articles,
  own: { seconds: own, peakMegabytes: 2000, secondsToMark: own / 2, pages: articles * 1.25 },
  smallest: { seconds: smallest, peakMegabytes: 1000, pages: articles },
});

const WARM = { own: 45, smallest: 19 };

test("rows compare by page, by each further page, and what one more article costs", () => {
  const rows = buildRows([builds(30, 200, 20), builds(1000, 224, 37), builds(10_000, 449, 190)], WARM);
  expect(rows.map(([, own, smallest, compared]) => [own, smallest, compared])).toEqual([
    ["35.9 ms", "19.0 ms", "1.89 times"],
    ["18.0 ms", "19.0 ms", "0.95 times"],
    ["20.0 ms", "17.0 ms", "1.18 times"],
    ["10.0 ms", "17.0 ms", "0.59 times"],
    ["−80 %", "−49 %", ""],
    ["45 s, 10 % of the clean one", "19 s, 10 % of the clean one", ""],
    ["2000 MB", "1000 MB", "2.00 times"],
  ]);
});

test("one size says nothing of what a page costs", () => {
  expect(() => buildRows([builds(30, 1, 1)], WARM)).toThrow("two sizes");
});

test("the build names the number of its pages", () => {
  expect(builtPages("info Done building in 222.96570312 sec\nBuilt 66 pages, 7 files")).toBe(66);
});
