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

test("a picture that many articles show is on the disk once, and keeps its modification time", () => {
  utimesSync(path.join(root, "answer"), OLD, OLD);
  for (let build = 0; build < 2; build += 1) put({ "a.png": PICTURE(), "b.png": PICTURE() });
  expect(statSync(at("a.png")).ino).toBe(statSync(at("b.png")).ino);
  expect(statSync(at("a.png")).mtime).toEqual(OLD);
});

test("a text in the place of a picture leaves the picture's own file alone", () => {
  put({ "a.png": PICTURE() });
  put({ "a.png": { text: "another" } });
  expect(readFileSync(path.join(root, "answer"), "utf8")).toBe("picture");
});
