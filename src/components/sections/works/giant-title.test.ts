import { isGiantTitle } from "./giant-title";

test.each([
  ["HID", true],
  ["Esgian", true],
  ["Pivní web", true],
  ["Contemporary", false],
  ["I Am Fighter", false],
  ["Klub nového lesa", false],
])("does the title '%s' fit in the giant size? %s", (title, isShort) => {
  expect(isGiantTitle(title)).toBe(isShort);
});
