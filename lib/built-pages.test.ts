/** @jest-environment node */
import { temporaryFolder, writeTree } from "../tools/testing/tree";
import { builtPages } from "./built-pages";

test("the pages are those with page data, with their addresses", () => {
  const site = temporaryFolder();
  const pages = ["index", "works", "works/hid", "404.html"];
  const data = pages.map((name) => [`page-data/${name}/page-data.json`, "{}"]);
  writeTree(site, {
    ...Object.fromEntries(data),
    "page-data/app-data.json": "{}",
    "google123.html": "static",
    "admin/index.html": "another program",
  });
  expect(builtPages(site)).toEqual([
    { address: "/404.html", file: "404.html" },
    { address: "/", file: "index.html" },
    { address: "/works/hid", file: "works/hid/index.html" },
    { address: "/works", file: "works/index.html" },
  ]);
});
