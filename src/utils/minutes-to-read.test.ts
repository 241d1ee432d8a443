import { minutesToRead } from "./minutes-to-read";

test.each([
  [0, 1],
  [1, 1],
  [356, 1],
  [358, 2],
  [853, 4],
  [2380, 10],
])("%i words take %i minutes", (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});
