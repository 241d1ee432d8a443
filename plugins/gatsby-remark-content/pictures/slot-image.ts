import type { GatsbyCache, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { Slot } from "../../gatsby-source-content/model";

/** The fields of a File node used here. */
export type PictureFile = {
  id: string;
  absolutePath: string;
  extension?: string;
  internal: { contentDigest: string };
};

/** Gatsby's API helpers, as passed to every hook. */
export type ImageApi = { pathPrefix: string; reporter: Reporter; cache: GatsbyCache };

const images = new Map<string, Promise<IGatsbyImageData>>();

/**
 * The files generated from a picture for its slot. Memoised: a card is on many pages, and
 * gatsby-plugin-sharp would open the picture for each.
 * @throws Error when the picture cannot be processed
 */
export function slotImage(file: PictureFile, slot: Slot, api: ImageApi): Promise<IGatsbyImageData> {
  const key = JSON.stringify([file.id, file.internal.contentDigest, slot]);
  const known = images.get(key);
  if (known) return known;
  const image = makeImage(file, slot, api);
  images.set(key, image);
  image.catch(() => images.delete(key));
  return image;
}

async function makeImage(file: PictureFile, slot: Slot, api: ImageApi): Promise<IGatsbyImageData> {
  const { width, height, baseWidth, densities, crop = true, placeholder = "dominantColor" } = slot;
  const image = await generateImageData({
    file,
    args: {
      width: baseWidth,
      ...(crop && { aspectRatio: width / height }),
      outputPixelDensities: densities,
      placeholder,
    },
    pathPrefix: api.pathPrefix,
    reporter: api.reporter,
    cache: api.cache,
  });
  if (!image) throw new Error(`The picture ${file.absolutePath} cannot be processed`);
  return withoutSizes(image);
}

/** A picture's displayed width depends on where it is used, see `content-model/sizes/`. */
function withoutSizes({
  images: { sources = [], fallback },
  ...image
}: IGatsbyImageData): IGatsbyImageData {
  return {
    ...image,
    images: {
      sources: sources.map(({ sizes, ...source }) => source),
      fallback: fallback && { src: fallback.src },
    },
  };
}
