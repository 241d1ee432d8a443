/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Module } from "webpack";
import { noticesText, packageFolders } from "./third-party-notices";

const root = mkdtempSync(path.join(tmpdir(), "notices-"));
afterAll(() => rmSync(root, { recursive: true }));

function writePackage(name: string, license: string | undefined, files: Record<string, string> = {}): string {
  const folder = path.join(root, "node_modules", name);
  mkdirSync(path.join(folder, "license"), { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

const module = (file: string | null, modules?: Module[]) =>
  ({ nameForCondition: () => file, modules }) as unknown as Module;

test("packages are those that modules come from, also modules that are joined, and nested packages by themselves", () => {
  const inner = [module("/p/node_modules/b/node_modules/@c/d/lib/x.js"), module("/p/src/own.ts")];
  const modules = [module("/p/node_modules/a/index.js"), module("/p/src/own.ts", inner), module(null)];
  expect([...packageFolders(modules)]).toEqual(["/p/node_modules/a", "/p/node_modules/b/node_modules/@c/d"]);
});

test("each package is named with its version, its licence and the licence's text, in the order of their names", () => {
  const folders = [
    writePackage("b", "MIT", { "LICENSE.md": "Copyright of b\n" }),
    writePackage("@a/a", "(MIT OR GPL-3.0-only)", { LICENCE: "Copyright of a\n" }),
    writePackage("c", "ISC"),
  ];
  expect(noticesText(folders)).toMatch(
    /^This site contains .*\n\n@a\/a 1\.2\.3 \(.*\)\n\nCopyright of a\n\n-+\n\nb 1\.2\.3 \(MIT\)\n\nCopyright of b\n\n-+\n\nc 1\.2\.3/,
  );
});

test("a package without a permissive licence is refused by its name", () => {
  const folders = [
    writePackage("free", "MIT"),
    writePackage("copyleft", "GPL-3.0-only"),
    writePackage("none", undefined),
  ];
  expect(() => noticesText(folders)).toThrow("copyleft (GPL-3.0-only), none (none)");
});
