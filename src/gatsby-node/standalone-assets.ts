import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { BROWSER_BUNDLE } from "./browser-bundle";

/** Oldest versions of the browsers that `package.json` names for the rest of the site. */
const TARGET = ["chrome114", "edge121", "firefox125", "safari17"];

/**
 * Hexadecimal digits of a hash, as many as webpack's: the server takes such files for immutable.
 */
const HASH_DIGITS = 20;

const ASSET_NAME = /^(?:early|consent)-[\da-f]{20}\.(?:js|css)$/;

type StandaloneAsset = {
  /** Address on the site. */
  path: string;
  text: string;
};

/** @param entry script or style sheet, from the project's folder */
async function bundle(entry: string): Promise<StandaloneAsset> {
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
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS);
  return { path: `/${name}-${hash}${ext}`, text };
}

/**
 * Bundles the script that runs before Gatsby's, and the style sheet of the consent prompt, which
 * Gatsby would inline into every page. The names have a content hash.
 */
export async function standaloneAssets(): Promise<{
  early: StandaloneAsset;
  consent: StandaloneAsset;
}> {
  return {
    early: await bundle("src/document/early/early.ts"),
    consent: await bundle("src/styles/consent/consent.scss"),
  };
}

/** Writes them into the site, or into a preview, in place of older ones. */
export async function writeStandaloneAssets(site: string = path.resolve("public")): Promise<void> {
  const assets = Object.values(await standaloneAssets());
  await mkdir(site, { recursive: true });
  const oldNames = (await readdir(site)).filter((name) => ASSET_NAME.test(name));
  await Promise.all(oldNames.map((name) => rm(path.join(site, name))));
  await Promise.all(assets.map((asset) => writeFile(path.join(site, asset.path), asset.text)));
}
