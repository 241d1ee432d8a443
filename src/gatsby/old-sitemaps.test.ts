/** @jest-environment node */
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeOldSitemaps } from "./old-sitemaps";

test("sitemaps of the build before go, and nothing else", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sitemaps-"));
  for (const name of ["sitemap-0.xml", "sitemap-12.xml", "sitemap-index.xml", "rss.xml"])
    writeFileSync(path.join(folder, name), "");
  await removeOldSitemaps(folder);
  expect(readdirSync(folder)).toEqual(["rss.xml", "sitemap-index.xml"]);
});

test("before the first build there is nothing to remove", async () => {
  await expect(removeOldSitemaps(path.join(tmpdir(), "no-such-folder"))).resolves.toBeUndefined();
});
