/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeTree } from "../testing/tree";
import { beginBuild, endBuild, reasonToClean } from "./state";

const WHOLE_PNG = Buffer.concat([Buffer.alloc(40), Buffer.from("IEND\xae\x42\x60\x82", "latin1")]);

function project(): string {
  const root = temporaryFolder();
  writeTree(root, { "package-lock.json": "{}", "node_modules/gatsby/package.json": '{"version":"1"}' });
  return root;
}

function built(): string {
  const root = project();
  beginBuild(root);
  writeTree(root, { ".cache/a": "a", "public/static/a.png": WHOLE_PNG });
  endBuild(root);
  return root;
}

test("keeps the caches of a successful build", () => {
  const root = built();
  expect(beginBuild(root)).toBeNull();
  expect(existsSync(path.join(root, ".cache/a"))).toBe(true);
});

test("a fresh checkout needs no cleaning", () => {
  expect(reasonToClean(project())).toBeNull();
});

test("cleans after an incomplete build", () => {
  const root = built();
  beginBuild(root);
  expect(beginBuild(root)).toBe("the last build did not complete");
  expect(existsSync(path.join(root, "public"))).toBe(false);
  expect(existsSync(path.join(root, ".cache"))).toBe(false);
});

const CHANGED = "the packages or the code of the build have changed since the last build";

test.each([
  ["another lock file", { "package-lock.json": '{"a":1}' }, CHANGED],
  ["another Gatsby", { "node_modules/gatsby/package.json": '{"version":"2"}' }, CHANGED],
  ["another table of slots", { "src/content-model/slots.ts": "other" }, CHANGED],
  ["another quality of pictures", { "src/gatsby/pictures/picture-defaults.ts": "other" }, CHANGED],
  ["a picture cut short", { "public/static/b.png": "half" }, "static/b.png is incomplete"],
  ["a torn mark", { "dist/.build-state.json": '{"pha' }, "their origin is unknown"],
])("cleans after %s", (_name, files, reason) => {
  const root = built();
  writeTree(root, files);
  expect(beginBuild(root)).toBe(reason);
});
