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
  expect([[...scriptHashes], [...styleHashes]]).toEqual([
    allowed.map(hash),
    [hash("p{color:red}")],
  ]);
});

test("the sites of the players are known, of those that may play here", () => {
  const { players } = readSite(
    siteOf({ "index.html": '<p data-player="vimeo"></p><p data-player="evil"></p>' }),
  );
  expect([...players]).toEqual(["vimeo"]);
});

test("a picture that a stopped build left empty or truncated ends the next; what lies in static is its owner's business", () => {
  const jpeg = (text: string) => Buffer.from(`\xff\xd8${text}`, "latin1");
  const made = { "public/a.jpg": jpeg("a"), "public/b.png": "", "public/c.jpg": jpeg("c\xff\xd9") };
  const before = process.cwd();
  process.chdir(siteOf({ ...made, "static/odd.png": "", "public/odd.png": "" }));
  const panic = jest.fn();
  checkPictures({ reporter: { panic } as unknown as Reporter });
  process.chdir(before);
  expect(panic).toHaveBeenCalledWith(
    expect.stringMatching(/^2 pictures.*: a\.jpg, b\.png.*npm run clean/),
  );
});
