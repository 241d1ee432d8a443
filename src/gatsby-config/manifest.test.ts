import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { manifest } from "./manifest";

const SITE = { name: "Agency", icon: "./site/icon.png" };

function manifestOf(site: string, files: Record<string, string> = { "site/icon.png": "" }) {
  const folder = temporaryFolder();
  writeTree(folder, { "site.json": site, ...files });
  return manifest(folder);
}

test("icons and manifest are those of the content", () => {
  expect(manifestOf(JSON.stringify(SITE))).toMatchObject([
    {
      resolve: "gatsby-plugin-web-manifest",
      options: { name: "Agency", icon: expect.stringMatching(/\/site\/icon\.png$/) },
    },
  ]);
});

test("content that cannot be read is left to the check of the content, which reports it", () => {
  for (const site of ["", "{", "null", "[]", JSON.stringify({ ...SITE, icon: 7 })])
    expect(manifestOf(site)).toEqual([]);
  expect(manifestOf(JSON.stringify(SITE), {})).toEqual([]);
});
