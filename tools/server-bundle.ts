/** `node --import tsx tools/server-bundle.ts <file>`: bundles the server and its packages into one file for plain Node.js. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { replaceFile } from "../lib/durable-files";

/** CommonJS packages load Node's own modules with `require`, which ES modules lack. */
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Bundles the server into one file that needs no packages. The file is replaced atomically.
 * @param root folder of the project
 * @param file path of the bundle
 * @throws esbuild's or the system's error
 */
export async function bundleServer(root: string, file: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["server/main.ts"],
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    // Readable stack traces, and names of error classes in the log.
    keepNames: true,
    banner: { js: REQUIRE },
    write: false,
    outfile: file,
    logLevel: "silent",
  });
  await replaceFile(file, outputFiles[0]?.contents ?? new Uint8Array());
}

const [, program, file] = process.argv;
if (program === fileURLToPath(import.meta.url) && file !== undefined)
  void bundleServer(process.cwd(), path.resolve(file));
