import type { GatsbyCache, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";

/** The fields of a File node used here. */
export type PictureFile = {
  id: string;
  absolutePath: string;
  extension?: string;
  internal: { contentDigest: string };
};

/** Gatsby's API helpers, as passed to every hook. */
export type ImageApi = { pathPrefix: string; reporter: Reporter; cache: GatsbyCache };

/** A place a picture is shown in, and the files made for it. */
export type PictureSlot = {
  /** Proportions of the picture where it is cropped. */
  width: number;
  height: number;
  /** Width in pixels of the file for a density of 1. */
  baseWidth: number;
  /** A file is made for each, `baseWidth` times as wide. */
  densities: readonly number[];
  /** `false`: the picture keeps its own proportions. */
  crop?: boolean;
  /** What keeps its place until it has loaded: of gatsby-plugin-sharp, by default a colour. */
  placeholder?: string;
};

const images = new Map<string, Promise<IGatsbyImageData>>();

/**
 * The files generated from a picture for its slot. Memoised: a card is on many pages, and
 * gatsby-plugin-sharp would open the picture for each.
 * @throws Error when the picture cannot be processed
 */
export function slotImage(
  file: PictureFile,
  { width, height, baseWidth, densities, crop = true, placeholder }: PictureSlot,
  api: ImageApi,
): Promise<IGatsbyImageData> {
  const args = {
    width: baseWidth,
    ...(crop && { aspectRatio: width / height }),
    outputPixelDensities: densities,
    placeholder: placeholder ?? "dominantColor",
  };
  const key = JSON.stringify([file.id, file.internal.contentDigest, args]);
  const known = images.get(key);
  if (known) return known;
  const image = makeImage(file, args, api);
  images.set(key, image);
  image.catch(() => images.delete(key));
  return image;
}

async function makeImage(
  file: PictureFile,
  args: object,
  { pathPrefix, reporter, cache }: ImageApi,
): Promise<IGatsbyImageData> {
  const image = await generateImageData({ file, args, pathPrefix, reporter, cache });
  if (!image) throw new Error(`The picture ${file.absolutePath} cannot be processed`);
  return withoutSizes(image);
}

/** The displayed width, `sizes`, depends on where a picture is used, not on its files. */
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
