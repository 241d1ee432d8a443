/** @jest-environment node */
import { resolvePicture } from "./pictures";

const FILES = new Set(["works/hid/index.md", "works/hid/Poster.jpg", "works/hid/plate-1.jpg", "works/shared.jpg"]);
const resolve = (reference: string) => resolvePicture(reference, "works/hid/index.md", FILES);

test.each([
  ["./plate-1.jpg", "works/hid/plate-1.jpg"],
  ["plate-1.jpg", "works/hid/plate-1.jpg"],
  ["../shared.jpg", "works/shared.jpg"],
  ["../hid/./plate-1.jpg", "works/hid/plate-1.jpg"],
])("%s is %s", (reference, file) => {
  expect(resolve(reference)).toEqual({ file });
});

test.each([
  ["./poster.jpg", "which is missing", 'did you mean "Poster.jpg"? Upper and lower case count'],
  ["./plate-2.jpg", "which is missing", 'did you mean "plate-1.jpg"? Upper and lower case count'],
  ["./qqqqqqqqqqqqqqqq.webp", "which is missing", "add the file or correct the name"],
  ["../../../etc/passwd", "outside of the content folder", "put the file beside the entry and write ./name.jpg"],
  ["../../..", "outside of the content folder", "put the file beside the entry and write ./name.jpg"],
  ["https://a.example/a.jpg", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
  ["//a.example/a.jpg", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
  ["file:///etc/passwd", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
  ["C:/a.jpg", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
])("%s is refused: %s", (reference, rule, fix) => {
  expect(resolve(reference)).toEqual({ rule: `names the picture "${reference}", ${rule}`, fix });
});

test.each([["/etc/passwd"], ["..\\a.jpg"]])("%s is an absolute path", (reference) => {
  expect(resolve(reference)).toEqual({
    rule: `names the picture "${reference}" by an absolute path`,
    fix: "write it relative to this file, as ./name.jpg",
  });
});
