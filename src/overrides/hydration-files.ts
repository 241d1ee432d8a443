import { readFileSync } from "node:fs";
import path from "node:path";

type Stats = { assetsByChunkName: Record<string, string[]> };
type PageData = { componentChunkName: string; staticQueryHashes: string[] };

const readBuilt = (file: string): unknown =>
  JSON.parse(readFileSync(path.join("public", file), "utf8"));

/**
 * Addresses of the files that Gatsby's loader asks for before it hydrates a built page. Gatsby has
 * written them when it renders the page.
 * @param pathname of the page, such as `/works`
 * @returns JSON files and scripts
 */
export function hydrationFiles(pathname: string): { data: string[]; scripts: string[] } {
  const name = pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "");
  const pageData = `page-data/${name}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = readBuilt(pageData) as PageData;
  const { assetsByChunkName } = readBuilt("webpack.stats.json") as Stats;
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  const assets = assetsByChunkName[componentChunkName] ?? [];
  return {
    data: ["page-data/app-data.json", pageData, ...queries].map((file) => `/${file}`),
    scripts: assets.filter((file) => file.endsWith(".js")).map((file) => `/${file}`),
  };
}
