import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import pMap from "p-map";
import { replaceFile } from "../../../../lib/durable-files";
import { SHARE_FOLDER } from "../../../../site-contract/layout";
import { sharePicturePath } from "../../../seo/share-picture";
import { drawCard } from "./card";
import { readCards, type ShareCards } from "./cards";
import { ENCODING, renderCard, renderMark } from "./render";

type Folders = { publicFolder: string; cacheFolder: string };

/** Cache key: changes with the drawing, a file in it, or the encoding. */
const keyOf = (...parts: readonly unknown[]): string =>
  createHash("sha256")
    .update(JSON.stringify([parts, ENCODING]))
    .digest("hex");

/**
 * Draws the picture of every page, or restores it from the cache; deletes pictures of removed pages.
 * @returns how many had to be drawn
 * @throws Error when a picture of the content cannot be read
 */
export async function drawSharePictures(
  { name, url, icon, cards }: ShareCards,
  { publicFolder, cacheFolder }: Folders,
): Promise<number> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(path.join(publicFolder, SHARE_FOLDER), { recursive: true, force: true });
  const used = new Set<string>();
  let drawn = 0;
  let mark: Promise<Buffer> | undefined;
  const draw = async ({ route, title, picture }: ShareCards["cards"][number]): Promise<void> => {
    const svg = drawCard({ route, title, name, host: new URL(url).host, hasPicture: picture !== null });
    const cached = `${keyOf(svg, icon.digest, picture?.digest)}.jpg`;
    const file = path.join(cacheFolder, cached);
    used.add(cached);
    if (!existsSync(file)) {
      drawn++;
      mark ??= renderMark(icon.file);
      await replaceFile(file, await renderCard(svg, picture?.file ?? null, await mark));
    }
    const target = path.join(publicFolder, sharePicturePath(route));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  };
  await pMap(cards, draw, { concurrency: availableParallelism() });
  for (const file of await readdir(cacheFolder)) if (!used.has(file)) await rm(path.join(cacheFolder, file));
  return drawn;
}

/** Writes `public/share/`, and reports how many pictures there are and had to be drawn. */
export async function writeSharePictures({ graphql, cache, reporter }: BuildArgs): Promise<void> {
  const cards = await readCards(graphql);
  const cacheFolder = path.join(cache.directory, "share-pictures");
  const drawn = await drawSharePictures(cards, { publicFolder: path.resolve("public"), cacheFolder });
  reporter.success(`${drawn} of ${cards.cards.length} pictures for shared links drawn`);
}
