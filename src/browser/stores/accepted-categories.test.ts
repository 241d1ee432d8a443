import { acceptedCategories } from "./accepted-categories";

const answer = (categories: unknown) => encodeURIComponent(JSON.stringify({ categories }));

test.each([
  ["no cookie", "", null],
  ["another cookie", "i18n_redirected=en", null],
  ["a no", `i18n_redirected=en; cc_cookie=${answer(["necessary"])}`, ["necessary"]],
  [
    "a yes",
    `cc_cookie=${answer(["necessary", "analytics"])}; i18n_redirected=en`,
    ["necessary", "analytics"],
  ],
  ["a name that only ends alike", `xcc_cookie=${answer([])}`, null],
  ["an empty cookie", "cc_cookie=", null],
  ["half a cookie", "cc_cookie=%7B%22categ", null],
  ["an invalid escape", "cc_cookie=%E0%A4%A", null],
  ["a cookie of null", "cc_cookie=null", null],
  ["categories that are no list", `cc_cookie=${answer("analytics")}`, null],
])("%s: what has the visitor accepted?", (_what, cookies, expected) => {
  expect(acceptedCategories(cookies)).toEqual(expected);
});
