import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** With fewer pages than before there may be fewer files; one that stayed would name pages that are gone. */
export async function removeOldSitemaps(folder: string = path.resolve("public")): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => /^sitemap-\d+\.xml$/.test(name)).map((name) => rm(path.join(folder, name))));
}
