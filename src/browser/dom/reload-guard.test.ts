import { mayReload } from "./reload-guard";

const NOW = Date.UTC(2026, 10, 21);

test.each([
  ["never", null, true],
  ["a minute ago", NOW - 60_000, true],
  ["a moment less than a minute ago", NOW - 59_999, false],
  ["just now", NOW, false],
  ["in the future, by a clock that was set back", NOW + 1e9, false],
  ["long ago, by a clock that was set on", 0, true],
])("may a page reload itself that has last done so %s?", (_when, last, allowed) => {
  expect(mayReload(NOW, last)).toBe(allowed);
});
