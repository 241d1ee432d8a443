import { readFileSync } from "node:fs";
import path from "node:path";

const FILE = path.join("public", "_gatsby", "slices", "_gatsby-scripts-1.html");

/**
 * The scripts of every page, as Gatsby writes them when the bundles are made.
 * @param stage of Webpack; nothing is there before HTML is rendered from pages
 */
export function pageScripts(stage: string): string {
  if (stage !== "build-html") return "";
  try {
    return readFileSync(FILE, "utf8");
  } catch {
    // Gatsby then puts them into the pages, wherever it has them.
    return "";
  }
}
