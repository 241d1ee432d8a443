import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files of a blog's project that name its address. */
const CONFIGURATIONS = (
  "_config.yml hugo.toml hugo.yaml config.toml config.yaml gatsby-config.js gatsby-config.ts astro.config.mjs " +
  "astro.config.ts eleventy.config.js .eleventy.js package.json"
).split(" ");
const ADDRESS = /^\s*(?:url|baseurl|siteUrl|site)["']?\s*[:=]\s*["']?(https?:\/\/[^"'\s,]+)/im;
/** Where the generators keep what is copied as it is. */
const STATIC_FOLDERS = [".", "static", "public", "assets", "source", "src", "src/assets", "src/static"];

/** The folders in which addresses that begin with a slash are looked up, relative to the source. */
export const assetFolders = (from: string): string[] =>
  STATIC_FOLDERS.filter((folder) => existsSync(path.join(from, folder)));

/** The address of the old site, such as `https://old.example`; null where its project does not say. */
export function oldAddress(from: string): string | null {
  const files = CONFIGURATIONS.map((name) => path.join(from, name)).filter(existsSync);
  const addresses = files.map((file) => ADDRESS.exec(readFileSync(file, "utf8"))?.[1]);
  return addresses.find(Boolean)?.replace(/\/+$/, "") ?? null;
}
