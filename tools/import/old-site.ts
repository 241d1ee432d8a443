import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files that stand in the root of a blog's project. */
const CONFIGURATIONS = (
  "_config.yml hugo.toml hugo.yaml config.toml config.yaml gatsby-config.js gatsby-config.ts astro.config.mjs " +
  "astro.config.ts eleventy.config.js .eleventy.js package.json"
).split(" ");
const ADDRESS = /^\s*(?:url|baseurl|siteUrl|site)["']?\s*[:=]\s*["']?(https?:\/\/[^"'\s,]+)/im;
/** Where the generators keep what is copied as it is, below the root. */
const STATIC_FOLDERS = ["static", "public", "assets", "source", "src", "src/assets", "src/static"];
const UPWARD = 5;

export type OldSite = {
  /** Folders in which addresses that begin with a slash are looked up, absolute. */
  assets: string[];
  /** The address of the site, such as `https://old.example`, or null. */
  address: string | null;
};

/** Finds the project that a folder of articles belongs to. */
export function findOldSite(from: string): OldSite {
  const above = Array.from({ length: UPWARD }, (_, level) => path.resolve(from, "../".repeat(level)));
  const configurationsIn = (folder: string) => CONFIGURATIONS.map((name) => path.join(folder, name)).filter(existsSync);
  const root = above.find((folder) => configurationsIn(folder).length > 0) ?? from;
  const folders = [from, root].flatMap((folder) => ["", ...STATIC_FOLDERS].map((name) => path.join(folder, name)));
  const addresses = configurationsIn(root).map((file) => ADDRESS.exec(readFileSync(file, "utf8"))?.[1]);
  return {
    assets: [...new Set(folders)].filter(existsSync),
    address: addresses.find(Boolean)?.replace(/\/+$/, "") ?? null,
  };
}
