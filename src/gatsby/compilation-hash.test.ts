/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { CompilationHash } from "./compilation-hash";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "compilation-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles a script. @returns what stands for the compilation in pages */
function hashOf(script: string, plugins: webpack.WebpackPluginInstance[], warning = ""): Promise<string | undefined> {
  const entry = path.join(folder, "index.js");
  writeFileSync(entry, script);
  // What webpack counts and no file holds.
  const warn: webpack.WebpackPluginInstance = {
    apply: ({ hooks }: webpack.Compiler) =>
      hooks.compilation.tap("warn", (compilation) => {
        if (warning) compilation.warnings.push(new webpack.WebpackError(warning));
      }),
  };
  const compiler = webpack({
    mode: "production",
    entry,
    output: { path: folder, filename: "[name]-[contenthash].js" },
    plugins: [warn, ...plugins],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.hash ?? undefined))),
  );
}

test("the same files are the same compilation, however they were made; other files are another", async () => {
  const own = () => [new CompilationHash()];
  const first = await hashOf("console.log(1)", own());
  expect(first).toMatch(/^[0-9a-f]{20}$/);
  expect(await hashOf("console.log(1)", own(), "made otherwise")).toBe(first);
  expect(await hashOf("console.log(2)", own())).not.toBe(first);
  // Without it, they are not.
  expect(await hashOf("console.log(1)", [], "made otherwise")).not.toBe(await hashOf("console.log(1)", []));
});
