import { hasDecided } from "./has-decided";

const answered = encodeURIComponent(JSON.stringify({ categories: ["necessary"] }));

test.each([
  ["no cookie", "", false],
  ["another cookie", "i18n_redirected=en", false],
  ["an answer", `i18n_redirected=en; cc_cookie=${answered}`, true],
  ["a name that only ends alike", `xcc_cookie=${answered}`, false],
  ["an empty cookie", "cc_cookie=", false],
  ["half a cookie", "cc_cookie=%7B%22categ", false],
  ["an escape that is none", "cc_cookie=%E0%A4%A", false],
  ["a cookie of null", "cc_cookie=null", false],
])("%s: has the visitor answered the prompt?", (_what, cookies, expected) => {
  expect(hasDecided(cookies)).toBe(expected);
});
