/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { compilerFingerprint, tellCacheByHash } from "./webpack-cache";

let root = "";
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "webpack-cache-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(["package.json", "package-lock.json", ".cache/compiled/gatsby-config.js", ".cache/compiled/gatsby-node.js"])(
  "a change of %s makes what Webpack has kept useless",
  (file) => {
    const missing = compilerFingerprint(root);
    write(file, "one");
    const one = compilerFingerprint(root);
    write(file, "two");
    expect(new Set([missing, one, compilerFingerprint(root)]).size).toBe(3);
  },
);

test("nothing else does", () => {
  const before = compilerFingerprint(root);
  write("src/pages/index.tsx", "other");
  expect(compilerFingerprint(root)).toBe(before);
});

type Compiled = { isFromCache: boolean; compilerFiles: number };

/** Compiles a script as with Gatsby's configuration, and waits for the cache. */
async function compile(): Promise<Compiled> {
  const config: webpack.Configuration = {
    mode: "production",
    entry: path.join(root, "entry.js"),
    output: { path: path.join(root, "out") },
    cache: {
      type: "filesystem",
      cacheDirectory: path.join(root, "kept"),
      buildDependencies: { config: [path.join(root, "plugin/gatsby-node.js")] },
    },
  };
  tellCacheByHash(config, root);
  const compiler = webpack(config);
  if (!compiler) throw new Error("no compiler");
  const compiled: Compiled = { isFromCache: true, compilerFiles: Number.NaN };
  compiler.hooks.compilation.tap("test", (compilation) => {
    compilation.hooks.buildModule.tap("test", () => {
      compiled.isFromCache = false;
    });
  });
  compiler.hooks.afterDone.tap("test", ({ compilation }) => {
    compiled.compilerFiles = compilation.buildDependencies.size;
  });
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return compiled;
}

test("what Webpack has kept is used again until one of these files changes, and names no file of the compiler's own", async () => {
  write("entry.js", "console.log(1)");
  write("plugin/gatsby-node.js", "");
  expect(await compile()).toEqual({ isFromCache: false, compilerFiles: 0 });
  expect(await compile()).toEqual({ isFromCache: true, compilerFiles: 0 });
  write("package-lock.json", "{}");
  expect(await compile()).toEqual({ isFromCache: false, compilerFiles: 0 });
  write("plugin/gatsby-node.js", "exports.onCreateWebpackConfig = () => {}");
  expect(await compile()).toEqual({ isFromCache: false, compilerFiles: 0 });
});
