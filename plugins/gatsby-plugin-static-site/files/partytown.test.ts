/** @jest-environment node */

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { temporaryFolder, writeTree } from "../../../tools/testing/tree";
import { removeUnusedPartytown } from "./partytown";

const SCRIPT = "~partytown/partytown.js";

/** What Gatsby adds to the page of an address that has these scripts off the main thread. */
function partsOfGatsby(scripts: { src: string }[]): string {
  const load = createRequire(path.resolve("node_modules/gatsby/package.json"));
  const { collectedScriptsByPage } = load("gatsby-script");
  for (const script of scripts) collectedScriptsByPage.set("/a", script);
  const parts: React.ReactNode[] = [];
  load("./dist/internal-plugins/partytown/gatsby-ssr.js").onRenderBody({
    pathname: "/a",
    setHeadComponents: (components: React.ReactNode[]) => parts.push(...components),
  });
  return renderToStaticMarkup(parts);
}

function siteWith(parts: string): string {
  const site = temporaryFolder();
  writeTree(site, {
    "page-data/a/page-data.json": "{}",
    "a/index.html": `<html><head>${parts}</head></html>`,
    [SCRIPT]: "",
  });
  removeUnusedPartytown(site);
  return site;
}

test("a site without a script off the main thread is published without Partytown", () => {
  expect(existsSync(path.join(siteWith(partsOfGatsby([])), "~partytown"))).toBe(false);
});

test("a page with a script off the main thread keeps it", () => {
  const site = siteWith(partsOfGatsby([{ src: "https://tags.example/a.js" }]));
  expect(existsSync(path.join(site, SCRIPT))).toBe(true);
});
