/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TreeFile, writeTree } from "./tree";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "tree-"));
  writeFileSync(path.join(root, "answer"), "picture");
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => path.join(root, "tree", file);
const put = (files: Record<string, TreeFile>) => writeTree(path.join(root, "tree"), new Map(Object.entries(files)));
const PICTURE = () => ({ sameAs: path.join(root, "answer") });
const there = () => readdirSync(path.join(root, "tree"), { recursive: true, encoding: "utf8" }).sort();
const OLD = new Date(0);

test("a folder holds the files that are wanted, and no others", () => {
  put({ "blog/a/index.md": { text: "a" }, "blog/a/cover.png": PICTURE(), "blog/b.md": { text: "b" } });
  put({ "blog/a/index.md": { text: "new" }, "blog/a/cover.png": PICTURE() });
  expect(there()).toEqual(["blog", "blog/a", "blog/a/cover.png", "blog/a/index.md"]);
  expect(readFileSync(at("blog/a/index.md"), "utf8")).toBe("new");
  expect(readFileSync(at("blog/a/cover.png"), "utf8")).toBe("picture");
});

test("a picture that many articles show is on the disk once", () => {
  put({ "a.png": PICTURE(), "b.png": PICTURE() });
  expect(statSync(at("a.png")).ino).toBe(statSync(at("b.png")).ino);
});

test("files that hold the same are left as they are, be they another file or a text", () => {
  put({ "a.png": { text: "picture" }, "a.md": { text: "words" } });
  for (const file of ["a.png", "a.md"]) utimesSync(at(file), OLD, OLD);
  put({ "a.png": PICTURE(), "a.md": { text: "words" } });
  for (const file of ["a.png", "a.md"]) expect(statSync(at(file)).mtime).toEqual(OLD);
});

test("what takes the place of a picture does not go into the file that the picture is", () => {
  put({ "a.png": PICTURE() });
  put({ "a.png": { text: "another" } });
  expect(readFileSync(path.join(root, "answer"), "utf8")).toBe("picture");
  put({ "a.png": PICTURE() });
  expect(readFileSync(at("a.png"), "utf8")).toBe("picture");
});
