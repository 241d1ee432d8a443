/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeDeletedStaticFiles, removeHiddenFiles } from "./static-files";

const project = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "static-files-"));
  process.chdir(root);
});

afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
}

test("what is deleted from static leaves the next build, and nothing else does", () => {
  put("static/price-list.txt", "static/.well-known/a.txt", "static/kept.txt");
  removeDeletedStaticFiles("public");
  put("public/price-list.txt", "public/.well-known/a.txt", "public/kept.txt", "public/index.html");
  rmSync("static/price-list.txt");
  rmSync("static/.well-known", { recursive: true });
  removeDeletedStaticFiles("public");
  expect(existsSync("public/price-list.txt")).toBe(false);
  expect(existsSync("public/.well-known/a.txt")).toBe(false);
  expect(existsSync("public/kept.txt")).toBe(true);
  expect(existsSync("public/index.html")).toBe(true);
});

test("a project may be without a static folder", () => {
  put("public/index.html");
  removeDeletedStaticFiles("public");
  expect(existsSync("public/index.html")).toBe(true);
});

test("hidden files are not published", () => {
  const files = ["public/.env", "public/.git/config", "public/a/.DS_Store"];
  put(...files);
  removeHiddenFiles("public");
  for (const file of files) expect(existsSync(file)).toBe(false);
});

test("files below .well-known are published", () => {
  const files = ["public/.well-known/security.txt", "public/a.b.txt"];
  put(...files);
  removeHiddenFiles("public");
  for (const file of files) expect(existsSync(file)).toBe(true);
});
