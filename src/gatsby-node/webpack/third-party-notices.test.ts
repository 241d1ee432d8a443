/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { temporaryFolder, writeTree } from "../../../tools/testing/tree";
import { thirdPartyNotices } from "./third-party-notices";

const manifest = (name: string, license: string) =>
  JSON.stringify({ name, version: "1.2.3", license });

/** Bundles a script that uses two packages and a plugin of the site. */
async function bundle(licence: string): Promise<{ errors: string; notices: () => string }> {
  const folder = temporaryFolder();
  writeTree(folder, {
    "index.js": 'import "one"; import "@scope/two"; import "./plugins/gatsby-plugin-editor/a";',
    "plugins/gatsby-plugin-editor/package.json": '{ "name": "gatsby-plugin-editor" }',
    "plugins/gatsby-plugin-editor/a.js": "console.log(3);",
    "node_modules/one/package.json": manifest("one", "MIT"),
    "node_modules/one/LICENSE": "Copyright One",
    "node_modules/one/index.js": "console.log(1);",
    "node_modules/@scope/two/package.json": manifest("@scope/two", licence),
    "node_modules/@scope/two/index.js": "console.log(2);",
    "node_modules/unused/package.json": manifest("unused", "GPL-3.0-only"),
  });
  const compiler = webpack({
    context: folder,
    entry: "./index.js",
    mode: "production",
    output: { path: folder },
    plugins: [thirdPartyNotices([])],
  });
  const errors = await new Promise<string>((resolve) =>
    compiler.run((_, stats) => resolve(String(stats))),
  );
  return {
    errors,
    notices: () => readFileSync(path.join(folder, "third-party-notices.txt"), "utf8"),
  };
}

test("the notices name every package in the scripts with its licence, and no other", async () => {
  const notices = (await bundle("(GPL-3.0-only OR MIT)")).notices();
  expect(notices).toMatch(/one[\s\S]*MIT[\s\S]*Copyright One/);
  expect(notices).toContain("@scope/two");
  expect(notices).not.toMatch(/unused|gatsby-plugin-editor/);
});

test("a package whose licence is not permissive fails the build", async () => {
  expect((await bundle("GPL-3.0-only")).errors).toMatch(
    /ERROR.*license-webpack-plugin[\s\S]*@scope\/two/,
  );
});
