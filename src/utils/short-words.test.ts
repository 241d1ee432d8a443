import { hasShortWords } from "./short-words";

test.each(["HID", "Esgian", "Pivní web"])("%s can be set in the giant size", (title) => {
  expect(hasShortWords(title)).toBe(true);
});

test.each(["Contemporary", "I Am Fighter"])("%s cannot: one of its words is too long", (title) => {
  expect(hasShortWords(title)).toBe(false);
});
