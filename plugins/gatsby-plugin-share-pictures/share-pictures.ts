import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import pMap from "p-map";
import sharp from "sharp";
import { codeDigest } from "../../lib/code-digest";
import { drawable } from "../../lib/drawing/typesetter";
import { replaceFileSync } from "../../lib/replace-file";
import { digestOf } from "../../lib/static-file";
import { SHARE_FOLDER } from "../../site-contract/layout";
import { sharePicturePath } from "../../src/seo/share-picture";
import { type PageCard, readCards, type ShareCards } from "./cards";
import { renderCard } from "./render";

type Folders = { publicFolder: string; cacheFolder: string };

/** The agency's mark as a data URL, in twice the size at which cards show it. */
async function markOf(icon: string): Promise<string> {
  const png = await sharp(icon).resize(112, 112).png().toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** What the face can draw of a title, or the agency's name where that is less than half of it. */
async function drawableTitle(title: string, name: string): Promise<string> {
  const known = await drawable(title);
  return lettersIn(known) > 0 && lettersIn(known) * 2 >= lettersIn(title) ? known : name;
}

/**
 * Draws the picture of every page, or restores it from the cache; deletes pictures of removed
 * pages.
 * @returns how many had to be drawn
 * @throws Error when a picture of the content cannot be read
 */
export async function drawSharePictures(
  { name, url, icon, cards }: ShareCards,
  { publicFolder, cacheFolder }: Folders,
): Promise<number> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(path.join(publicFolder, SHARE_FOLDER), { recursive: true, force: true });
  const agency = { name: await drawable(name), mark: await markOf(icon), host: new URL(url).host };
  const code = codeDigest("plugins/gatsby-plugin-share-pictures/share-pictures.ts");
  const used = new Set<string>();
  let drawn = 0;
  const draw = async ({ route, title, picture }: PageCard): Promise<void> => {
    const cached = `${digestOf(code, agency, title, picture?.digest)}.jpg`;
    const file = path.join(cacheFolder, cached);
    used.add(cached);
    if (!existsSync(file)) {
      drawn++;
      const card = {
        ...agency,
        title: await drawableTitle(title, agency.name),
        hasPicture: picture !== null,
      };
      replaceFileSync(file, await renderCard(card, picture?.file ?? null));
    }
    const target = path.join(publicFolder, sharePicturePath(route));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  };
  await pMap(cards, draw, { concurrency: availableParallelism() });
  for (const file of await readdir(cacheFolder))
    if (!used.has(file)) await rm(path.join(cacheFolder, file));
  return drawn;
}

/** Writes `public/share/`, and reports how many pictures there are and had to be drawn. */
export async function writeSharePictures({ graphql, cache, reporter }: BuildArgs): Promise<void> {
  const publicFolder = path.resolve("public");
  const cards = await readCards(graphql, publicFolder);
  const cacheFolder = path.join(cache.directory, "share-pictures");
  const drawn = await drawSharePictures(cards, { publicFolder, cacheFolder });
  reporter.success(`${drawn} of ${cards.cards.length} pictures for shared links drawn`);
}
