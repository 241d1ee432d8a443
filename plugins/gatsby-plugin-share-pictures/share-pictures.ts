import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { codeDigest } from "../../lib/code-digest";
import { createTypesetter } from "../../lib/drawing/typesetter";
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

async function deleteOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(path.join(folder, name));
}

type Drawing = Pick<SharePicturesOptions, "fonts" | "fallbackFonts" | "design">;

/**
 * Makes a function that draws a page's picture.
 * @throws Error when the agency's mark cannot be read
 */
async function createPainter(
  { name, url, icon }: Omit<SiteCards, "cards">,
  { fonts, fallbackFonts, design }: Drawing,
) {
  const typesetter = createTypesetter(fonts, fallbackFonts);
  const agency = {
    name: await typesetter.drawableText(name),
    mark: await readMark(icon),
    host: new URL(url).host,
  };
  const draw = async ({ title, picture }: PageCard): Promise<Buffer> => {
    const card = { ...agency, title: (await typesetter.drawableText(title)) || agency.name };
    return renderCard(card, picture?.file ?? null, design, typesetter);
  };
  return { agency, draw };
}

/**
 * Draws the picture of the first card.
 * @throws Error when a picture of the content cannot be read
 */
export async function drawSharePicture(
  { cards, ...site }: SiteCards,
  drawing: Drawing,
): Promise<Buffer> {
  const { draw } = await createPainter(site, drawing);
  return draw(cards[0] as PageCard);
}

/**
 * Draws all pictures, or takes them from the cache; deletes those of removed pages.
 * @returns how many had to be drawn
 * @throws Error when a picture of the content cannot be read
 */
export async function drawSharePictures(
  { cards, ...site }: SiteCards,
  drawing: Drawing,
  { publicFolder, cacheFolder }: { publicFolder: string; cacheFolder: string },
): Promise<number> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(path.join(publicFolder, SHARE_FOLDER), { recursive: true, force: true });
  const { fonts, fallbackFonts, design } = drawing;
  const { agency, draw } = await createPainter(site, drawing);
  const code = codeDigest("plugins/gatsby-plugin-share-pictures/share-pictures.ts");
  const usedNames = new Set<string>();
  let drawnCount = 0;

  const provide = async (card: PageCard): Promise<void> => {
    const { address, title, picture } = card;
    // A typeface that is installed later draws what has been left out.
    const fallbacks = fallbackFonts && [...title].map(fallbackFonts);
    const parts = [code, fonts, fallbacks, design, agency, title, picture?.digest];
    const cachedName = `${digestOf(...parts)}.jpg`;
    const cachedFile = path.join(cacheFolder, cachedName);
    usedNames.add(cachedName);
    if (!existsSync(cachedFile)) {
      drawnCount++;
      replaceFileSync(cachedFile, await draw(card));
    }
    const target = path.join(publicFolder, address);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cachedFile, target);
  };
  await pMap(cards, provide, { concurrency: availableParallelism() });
  await deleteOthers(cacheFolder, usedNames);
  return drawnCount;
}
