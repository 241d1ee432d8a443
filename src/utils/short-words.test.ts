import { hasShortWords } from "./short-words";

test.each([
  ["HID", true],
  ["Esgian", true],
  ["Pivní web", true],
  ["Contemporary", false],
  ["I Am Fighter", false],
])("%s can be set in the giant size, where every word is short enough: %s", (title, isShort) => {
  expect(hasShortWords(title)).toBe(isShort);
});
