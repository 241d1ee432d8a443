/** @jest-environment node */
import { temporaryFolder, writeTree } from "../testing/tree";
import { searchedPages } from "./pages";

const article = (words: string, date: string) =>
  `<html><body><main><article><h1>A</h1><time datetime="${date}">then</time><p>${words}</p></article></main></body></html>`;

let site = "";
beforeEach(() => {
  site = temporaryFolder();
  writeTree(site, { "blog/a/index.html": article("Words.", "2026-01-01"), "blog/index.html": article("List.", "") });
});

test("what can be found in a page is told by its digest, from build to build", () => {
  const [first, ...others] = searchedPages(site);
  expect(first).toMatchObject({ file: "blog/a/index.html", address: "/blog/a", date: "2026-01-01" });
  expect(others).toEqual([]);
  expect(searchedPages(site)).toEqual([first]);
  writeTree(site, { "blog/a/index.html": article("Other words.", "2026-01-02") });
  const [second] = searchedPages(site);
  expect(second?.date).toBe("2026-01-02");
  expect(second?.digest).not.toBe(first?.digest);
});
