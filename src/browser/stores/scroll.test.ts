import { scrollState } from "./scroll";

const VIEWPORT = 900;

test.each([
  ["the top of a long page", 0, 5000, { hasMore: true, isFarDown: false }],
  ["the last place of the hint", 750, 5000, { hasMore: true, isFarDown: false }],
  ["a little further", 751, 5000, { hasMore: false, isFarDown: true }],
  ["the top of a page without more", 0, 900, { hasMore: false, isFarDown: false }],
  ["the end of a page that is a little longer", 400, 1300, { hasMore: false, isFarDown: false }],
])("which buttons does the sidebar show at %s?", (_where, top, page, expected) => {
  expect(scrollState(top, VIEWPORT, page)).toEqual(expected);
});
