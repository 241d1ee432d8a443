import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { codeDigest } from "../../lib/code-digest";
import { createTypesetter, type Typesetter } from "../../lib/drawing/typesetter";
import { replaceFileSync } from "../../lib/replace-file";
import { digestOf } from "../../lib/static-file";
import { SHARE_FOLDER } from "../../site-contract/layout";
import type { PageCard, SiteCards } from "./cards";
import type { SharePicturesOptions } from "./options";
import { renderCard } from "./render";

/** The agency's mark as a data URL, in twice the size in which cards show it. */
async function readMark(icon: string): Promise<string> {
  const png = await sharp(icon).resize(112, 112).png().toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The title without missing characters, or `name` if less than half of its letters is left. */
async function drawableTitle(
  title: string,
  name: string,
  { drawableText }: Typesetter,
): Promise<string> {
  const drawable = await drawableText(title);
  const letters = countLetters(drawable);
  return letters > 0 && letters * 2 >= countLetters(title) ? drawable : name;
}

async function deleteOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(path.join(folder, name));
}

/**
 * Draws all pictures, or takes them from the cache; deletes those of removed pages.
 * @returns how many had to be drawn
 * @throws Error when a picture of the content cannot be read
 */
export async function drawSharePictures(
  { name, url, icon, cards }: SiteCards,
  { fonts, design }: Pick<SharePicturesOptions, "fonts" | "design">,
  { publicFolder, cacheFolder }: { publicFolder: string; cacheFolder: string },
): Promise<number> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(path.join(publicFolder, SHARE_FOLDER), { recursive: true, force: true });
  const typesetter = createTypesetter(fonts);
  const agency = {
    name: await typesetter.drawableText(name),
    mark: await readMark(icon),
    host: new URL(url).host,
  };
  const code = codeDigest("plugins/gatsby-plugin-share-pictures/share-pictures.ts");
  const usedNames = new Set<string>();
  let drawnCount = 0;

  const provide = async ({ address, title, picture }: PageCard): Promise<void> => {
    const cachedName = `${digestOf(code, fonts, design, agency, title, picture?.digest)}.jpg`;
    const cachedFile = path.join(cacheFolder, cachedName);
    usedNames.add(cachedName);
    if (!existsSync(cachedFile)) {
      drawnCount++;
      const card = { ...agency, title: await drawableTitle(title, agency.name, typesetter) };
      const jpeg = await renderCard(card, picture?.file ?? null, design, typesetter);
      replaceFileSync(cachedFile, jpeg);
    }
    const target = path.join(publicFolder, address);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cachedFile, target);
  };
  await pMap(cards, provide, { concurrency: availableParallelism() });
  await deleteOthers(cacheFolder, usedNames);
  return drawnCount;
}
