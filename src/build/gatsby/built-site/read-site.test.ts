/** @jest-environment node */
import { createHash } from "node:crypto";
import type { Reporter } from "gatsby";
import { temporaryFolder, writeTree } from "../../../../tools/testing/tree";
import { readSite } from "./read-site";
import { checkPictures } from "./whole-pictures";

function siteOf(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  writeTree(folder, files);
  return folder;
}

test("Gatsby's inline scripts, those of the consent and the style sheets may run, by their hashes; no other may", () => {
  const html = `<style>p{color:red}</style><script>window.___webpackCompilationHash="4d";</script><script src="/a.js"></script>
    <script id="gatsby-script-loader">/*<![CDATA[*//*]]>*/</script><script>alert(1)</script>
    <script type="text/plain" data-category="analytics">go()</script><script type="application/ld+json">{}</script>`;
  const { scriptHashes, styleHashes } = readSite(siteOf({ "index.html": html }));
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  const allowed = ['window.___webpackCompilationHash="4d";', "/*<![CDATA[*//*]]>*/", "go()"];
  expect([...scriptHashes]).toEqual(allowed.map(hash));
  expect([...styleHashes]).toEqual([hash("p{color:red}")]);
});

test("the sites of the players are known, of those that may play here", () => {
  const player = (name: string) => `<figure data-player="${name}"></figure>`;
  const { players } = readSite(siteOf({ "index.html": player("vimeo") + player("evil"), "admin/index.html": "" }));
  expect([...players]).toEqual(["vimeo"]);
});

test("a picture that a stopped build left empty or truncated ends the next", () => {
  const begin = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(50)]);
  const whole = Buffer.concat([begin, Buffer.from([0xff, 0xd9])]);
  const site = siteOf({ "static/a.jpg": begin, "static/b.png": "", "static/c.jpg": whole });
  const panic = jest.fn();
  checkPictures({ reporter: { panic } as unknown as Reporter }, site);
  expect(panic).toHaveBeenCalledWith(
    expect.stringMatching(/^2 pictures.*static\/a\.jpg, static\/b\.png.*npm run clean/),
  );
});
