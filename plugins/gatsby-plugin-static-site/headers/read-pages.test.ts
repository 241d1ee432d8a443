/** @jest-environment node */
import { createHash } from "node:crypto";
import { temporaryFolder, writeTree } from "../../../tools/testing/tree";
import { readPages } from "./read-pages";

const OPTIONS = { policyOf: () => ({}), allowsScript: () => false };

function siteOf(...pages: string[]): string {
  const site = temporaryFolder();
  pages.forEach((html, index) => {
    const data = { [`page-data/${index}/page-data.json`]: "{}" };
    writeTree(site, { ...data, [`${index}/index.html`]: html });
  });
  return site;
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("style sheets and Gatsby's inline scripts may run, by their hashes; no other script may", () => {
  const html = `<style>p{color:red}</style><script>window.___webpackCompilationHash="4d";</script><script src="/a.js"></script>
    <script id="gatsby-script-loader">/*<![CDATA[*//*]]>*/</script><script>alert(1)</script>
    <script type="application/ld+json">{}</script>`;
  const allowed = ['window.___webpackCompilationHash="4d";', "/*<![CDATA[*//*]]>*/"];
  expect(readPages(siteOf(html), OPTIONS)).toEqual({
    "script-src": allowed.map(hash).sort(),
    "style-src": [hash("p{color:red}")],
  });
});

test("a script that the options allow may run", () => {
  const html = '<script type="text/plain" data-category="analytics">go()</script>';
  const allowsScript = (attributes: Readonly<Record<string, string>>) =>
    attributes["data-category"] === "analytics";
  expect(readPages(siteOf(html), { ...OPTIONS, allowsScript })).toEqual({
    "script-src": [hash("go()")],
  });
});

test("what several pages need is named once", () => {
  const policyOf = (html: string) => ({ "frame-src": html.split(" ") });
  expect(readPages(siteOf("b", "a b"), { ...OPTIONS, policyOf })).toEqual({
    "frame-src": ["a", "b"],
  });
});

test("HTML that Gatsby has not written is not read", () => {
  const site = siteOf();
  writeTree(site, { "page-data/app-data.json": "{}", "google123.html": "<style>p{}</style>" });
  expect(readPages(site, OPTIONS)).toEqual({});
});
