/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tools/testing/tree";
import { hydrationFiles } from "./hydration-files";

const home = process.cwd();
beforeAll(() => process.chdir(temporaryFolder()));
afterAll(() => process.chdir(home));

function build(files: Record<string, unknown>): void {
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(path.dirname(`public/${file}`), { recursive: true });
    writeFileSync(`public/${file}`, JSON.stringify(data));
  }
}

test.each([
  ["/", "page-data/index/page-data.json"],
  ["/works", "page-data/works/page-data.json"],
  ["/works/", "page-data/works/page-data.json"],
  ["/blog/page/2", "page-data/blog/page/2/page-data.json"],
  ["/404.html", "page-data/404.html/page-data.json"],
])("the page %s is hydrated with its script, its data and its queries", (pathname, pageData) => {
  build({
    [pageData]: { componentChunkName: "component---page", staticQueryHashes: ["12", "34"] },
    "webpack.stats.json": { assetsByChunkName: { "component---page": ["7.abc.css", "7-def.js"] } },
  });
  expect(hydrationFiles(pathname)).toEqual({
    data: [
      "/page-data/app-data.json",
      `/${pageData}`,
      "/page-data/sq/d/12.json",
      "/page-data/sq/d/34.json",
    ],
    scripts: ["/7-def.js"],
  });
});
