import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { BROWSER_BUNDLE } from "./browser-bundle";

/** Oldest versions of the browsers that `package.json` names for the rest of the site. */
const TARGET = ["chrome114", "edge121", "firefox125", "safari17"];

/**
 * As many hexadecimal digits as webpack's hashes, so that the server treats the files as immutable.
 */
const HASH_DIGITS = 20;

const NAME = /^(?:early|consent)-[\da-f]{20}\.(?:js|css)$/;

export type StandaloneAsset = { path: string; text: string };

/** @param entry script or style sheet, from the project's folder */
async function asset(entry: string): Promise<StandaloneAsset> {
  const { outputFiles } = await build({
    ...BROWSER_BUNDLE,
    entryPoints: [entry],
    outdir: "public",
    target: TARGET,
    legalComments: "none",
    write: false,
  });
  const [{ path: file = "", text = "" } = {}] = outputFiles;
  const { name, ext } = path.parse(file);
  return {
    path: `/${name}-${createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS)}${ext}`,
    text,
  };
}

/**
 * Assets outside of Gatsby's bundles: the script that runs before them, and the style sheet of the
 * consent prompt, which Gatsby would inline into every page. Their names contain a content hash.
 */
export async function standaloneAssets(): Promise<{
  early: StandaloneAsset;
  consent: StandaloneAsset;
}> {
  return {
    early: await asset("src/document/early/early.ts"),
    consent: await asset("src/styles/consent/consent.scss"),
  };
}

/** Writes them to `public/`, for the preview and the built site alike, replacing earlier ones. */
export async function writeStandaloneAssets(
  folder: string = path.resolve("public"),
): Promise<void> {
  const files = Object.values(await standaloneAssets());
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter(
    (name) => NAME.test(name) && !files.some((file) => file.path === `/${name}`),
  );
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
  await Promise.all(files.map((file) => writeFile(path.join(folder, file.path), file.text)));
}
