/** @jest-environment node */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../tools/testing/tree";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";
import { checkedEntries, keepCheckedEntries } from "./checked-entries";
import { loadContent } from "./load-content";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
  process.env[FOLDER_VARIABLE] = folder;
});
afterEach(() => {
  delete process.env[FOLDER_VARIABLE];
});

test("a build gets the very entries that the check before it has read", async () => {
  const { entries } = await loadContent({ root: "content" });
  keepCheckedEntries(entries);
  const checked = checkedEntries();
  expect(checked).toEqual(entries);
  expect(checked?.[0]?.collection).toBe(entries[0]?.collection);
});

test("where nothing was handed on, or half of it, the content has to be read", () => {
  expect(checkedEntries()).toBeNull();
  keepCheckedEntries([]);
  const [file = ""] = readdirSync(folder);
  writeFileSync(path.join(folder, file), "torn");
  expect(checkedEntries()).toBeNull();
});

test("entries of a collection that is not there are none to build from", async () => {
  const { entries } = await loadContent({ root: "content" });
  const [first] = entries;
  if (!first) throw new Error("the content is empty");
  keepCheckedEntries([{ ...first, collection: { ...first.collection, name: "nowhere" } }]);
  expect(checkedEntries()).toBeNull();
});

test("outside of a build nothing is handed on", () => {
  delete process.env[FOLDER_VARIABLE];
  keepCheckedEntries([]);
  expect(readdirSync(folder)).toEqual([]);
  expect(checkedEntries()).toBeNull();
});
