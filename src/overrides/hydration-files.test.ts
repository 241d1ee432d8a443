/** @jest-environment node */
import { componentScripts, hydrationFiles } from "./hydration-files";

const COMPONENT = "component---src-pages-works-tsx";

test.each([
  ["/", "index"],
  ["/works", "works"],
  ["/works/", "works"],
  ["/blog/page/2", "blog/page/2"],
  ["/404.html", "404.html"],
])("the page %s is hydrated with its script, its data and its queries", (path, folder) => {
  const page = { path, componentChunkName: COMPONENT, staticQueryHashes: ["12", "34"] };
  expect(hydrationFiles(page, { [COMPONENT]: ["7-def.js"] })).toEqual({
    data: [
      "/page-data/app-data.json",
      `/page-data/${folder}/page-data.json`,
      "/page-data/sq/d/12.json",
      "/page-data/sq/d/34.json",
    ],
    scripts: ["/7-def.js"],
  });
});

test("the scripts of a page's component are told from its style sheets and other scripts", () => {
  const stats = {
    assetsByChunkName: { [COMPONENT]: ["7.abc.css", "7-def.js"], app: ["app-1.js"] },
  };
  expect(componentScripts(JSON.stringify(stats))).toEqual({ [COMPONENT]: ["7-def.js"] });
});
