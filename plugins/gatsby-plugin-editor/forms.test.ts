/** @jest-environment node */
import { CONTENT_MODEL } from "../../src/content-model/content-model";
import { fileAt, formOf } from "./forms";

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
