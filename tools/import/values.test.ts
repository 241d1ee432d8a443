/** @jest-environment node */
import { chooseSlug, fileName } from "./slugs";
import { dayOf, shorten, textsOf, valueAt } from "./values";

test.each([
  ["2015-02-09 09:00:01", "2015-02-09"],
  ["2020-05-06T23:00:00-04:00", "2020-05-06"],
  ["2019/1/2", "2019-01-02"],
  ["Jul 8 2022", "2022-07-08"],
  ["Mon, 02 Jan 2006 15:04:05", "2006-01-02"],
  [2019, null],
  ["soon", null],
  ["2022-02-30", null],
  ["2024-13-01", null],
])("the date %j is the day %s", (value, day) => {
  expect(dayOf(value)).toBe(day);
});

test.each([
  ["_posts/2019-01-02-name.md", "name", "2019-01-02"],
  ["2017-10-31-halloween/index.md", "halloween", "2017-10-31"],
  ["posts/name.mdx", "name", null],
])("the file %s says the name %s and the day %s", (file, name, day) => {
  expect(fileName(file)).toEqual({ name, day });
});

test.each([
  [["/2019/01/Überraschung.html", "b"], "uberraschung"],
  [["/:year/:title/", "It's C#"], "its-c"],
  [["日本"], "article-2020-01-02"],
  [["日本", "/p/5f3a/"], "5f3a"],
  [["CSS 入门"], "css-2020-01-02"],
  [["%E4%B8%AD"], "article-2020-01-02"],
  [["Привет"], "privet"],
])("%j: the article's slug is %s", (names, slug) => {
  expect(chooseSlug(names, "2020-01-02")).toBe(slug);
});

test.each([
  [{ Tags: "a, b c" }, "tags", ["a", "b c"]],
  [{ tags: "a b" }, "tags", ["a", "b"]],
  [{ category: "Product design" }, "category", ["Product design"]],
  [{ authors: [{ name: "A B" }, "C"] }, "authors", ["A B", "C"]],
  [{ cover: { image: "a.png" } }, "cover.Image", ["a.png"]],
])("in %j, %s is read as its texts", (data, key, texts) => {
  expect(textsOf(valueAt(data, key), key)).toEqual(texts);
});

test("a long text is cut at the end of a word", () => {
  expect(shorten("One sentence.", 20)).toBe("One sentence.");
  expect(shorten("Words without an end of any sentence", 20)).toBe("Words without an…");
});
