import { fileSize } from "./file-size";

test.each([
  [1, "1 kB"],
  [12_000, "12 kB"],
  [1_500_000, "1.4 MB"],
  [4 * 1024 * 1024, "4.0 MB"],
])("%s bytes are %s for people", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
