import { isGiantTitle } from "./giant-title";

test.each([
  ["HID", true],
  ["Esgian", true],
  ["Pivní web", true],
  ["Contemporary", false],
  ["I Am Fighter", false],
  ["Klub nového lesa", false],
])("%s can be set in the giant size, where it is two short words at most: %s", (title, isShort) => {
  expect(isGiantTitle(title)).toBe(isShort);
});
