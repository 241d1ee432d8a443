import path from "node:path";
import { build } from "esbuild";

/** CommonJS packages load Node's own modules with `require`, which ES modules lack. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Bundles the server and its packages into one file for plain Node.js.
 * @throws esbuild's error
 */
export async function bundleServer(file: string = path.resolve("dist/server.mjs")): Promise<void> {
  await build({
    entryPoints: ["server/main.ts"],
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    // Readable stack traces, and names of error classes in the log.
    keepNames: true,
    banner: { js: REQUIRE },
    outfile: file,
    logLevel: "silent",
  });
}
