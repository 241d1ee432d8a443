import { beginsWithIntro, type Visit } from "./intro";

const FIRST: Visit = { path: "/", isFirstPage: true, wantsLessMotion: false, wantsLessData: false };

test.each([
  ["the first page of a session", {}, true],
  ["a later page", { isFirstPage: false }, false],
  ["the blog", { path: "/blog" }, false],
  ["an article", { path: "/blog/designing-empty-states" }, false],
  ["another page with the same word in its path", { path: "/works/blog" }, true],
  ["a visitor who wants less motion", { wantsLessMotion: true }, false],
  ["a visitor who wants less data", { wantsLessData: true }, false],
])("%s: does the visit begin with the intro?", (_visit, different, expected) => {
  expect(beginsWithIntro({ ...FIRST, ...different })).toBe(expected);
});
