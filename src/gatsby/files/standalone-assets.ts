import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildSync, transformSync } from "esbuild";
import { compile } from "sass";
import { CONSTANTS_IMPORTER } from "../webpack/sass-constants";

/** Oldest versions of the browsers that `package.json` names for the rest of the site. */
const TARGET = ["chrome114", "edge114", "firefox125", "safari17"];

/** As many hexadecimal digits as webpack's hashes, so that the server treats the files as immutable. */
const HASH_DIGITS = 20;

const NAME = /^(?:early|consent)-[\da-f]{20}\.(?:js|css)$/;

export type StandaloneAsset = { path: string; text: string };

function named(name: string, extension: string, text: string): StandaloneAsset {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS);
  return { path: `/${name}-${hash}.${extension}`, text };
}

function script(name: string, entry: string): StandaloneAsset {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: TARGET,
    legalComments: "none",
  });
  return named(name, "js", outputFiles[0]?.text ?? "");
}

function styleSheet(name: string, entry: string): StandaloneAsset {
  const { css } = compile(path.resolve(entry), {
    loadPaths: [path.resolve("src"), path.resolve("node_modules")],
    importers: [CONSTANTS_IMPORTER],
  });
  return named(name, "css", transformSync(css, { loader: "css", minify: true, target: TARGET }).code);
}

/**
 * Assets outside of Gatsby's bundles: the script that runs before them, and the style sheet of the consent prompt,
 * which Gatsby would inline into every page. Their names contain a content hash.
 */
export function standaloneAssets(): { early: StandaloneAsset; consent: StandaloneAsset } {
  return {
    early: script("early", "src/early/early.ts"),
    consent: styleSheet("consent", "src/styles/consent/consent.scss"),
  };
}

/** Writes them to `public/`, for the preview and the built site alike, replacing earlier ones. */
export async function writeStandaloneAssets(folder: string = path.resolve("public")): Promise<void> {
  const files = Object.values(standaloneAssets());
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter(
    (name) => NAME.test(name) && !files.some((file) => file.path === `/${name}`),
  );
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
  await Promise.all(files.map((file) => writeFile(path.join(folder, file.path), file.text)));
}
