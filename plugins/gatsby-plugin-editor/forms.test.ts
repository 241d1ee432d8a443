/** @jest-environment node */
import { CONTENT_MODEL } from "../../src/content-model/content-model";
import { fileAt, formOf, isFirstSave } from "./forms";

test.each(["works/hid/index.md", "industries/security.json"])(
  "the form of %s is known by its address",
  (file) => {
    const problem = { file: `content/${file}`, rule: "", fix: "" };
    expect(fileAt(CONTENT_MODEL, formOf(CONTENT_MODEL, problem)?.hash ?? "")).toBe(file);
  },
);

test.each([
  "#/collections/blog/new",
  "#/collections/blog",
  "#/collections/settings/entries/site",
  "#/workflow",
  "",
])("there is no file of an entry at %j", (hash) => {
  expect(fileAt(CONTENT_MODEL, hash)).toBeUndefined();
});

test.each([
  ["#/collections/pages/new", "#/collections/pages/entries/offer/index", true],
  ["#/collections/pages/new", "#/collections/pages", false],
  ["#/collections/pages/new", "#/collections/works/entries/hid/index", false],
  ["#/collections/pages/entries/offer/index", "#/collections/pages/entries/terms/index", false],
])("of %s and then %s, a first save: %s", (before, after, isFirst) => {
  expect(isFirstSave(before, after)).toBe(isFirst);
});
