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
  /** Placeholder of gatsby-plugin-sharp until it has loaded, by default its dominant colour. */
  placeholder?: string;
};

const images = new Map<string, Promise<IGatsbyImageData>>();

/**
 * The files generated from a picture for its slot: an AVIF for each density, and one in the
 * picture's own format for browsers without AVIF. Memoised: a card is on many pages, and
 * gatsby-plugin-sharp would open the picture for each.
 * @throws Error when the picture cannot be processed
 */
export function slotImage(
  file: PictureFile,
  slot: PictureSlot,
  api: ImageApi,
): Promise<IGatsbyImageData> {
  const key = JSON.stringify([file.id, file.internal.contentDigest, slot]);
  const cachedImage = images.get(key);
  if (cachedImage) return cachedImage;
  const image = makeImage(file, slot, api);
  images.set(key, image);
  image.catch(() => images.delete(key));
  return image;
}

async function makeImage(
  file: PictureFile,
  { width, height, baseWidth, densities, crop = true, placeholder }: PictureSlot,
  api: ImageApi,
): Promise<IGatsbyImageData> {
  const generate = async (
    formats: readonly string[],
    outputPixelDensities: readonly number[],
    { pathPrefix, reporter, cache }: ImageApi,
  ) => {
    const args = {
      width: baseWidth,
      ...(crop && { aspectRatio: width / height }),
      outputPixelDensities,
      placeholder: placeholder ?? "dominantColor",
      formats,
    };
    const image = await generateImageData({ file, args, pathPrefix, reporter, cache });
    if (!image) throw new Error(`The picture ${file.absolutePath} cannot be processed`);
    return image;
  };
  // In one call the plugin would make a fallback for each density, too: half as many files again.
  const { images: fallback, ...image } = await generate(["auto"], [1], api);
  const avif = await generate(["avif"], densities, silenceWarnings(api));
  const { srcSet = "" } = avif.images.fallback ?? {};
  return {
    ...image,
    images: {
      // Without `sizes`: the displayed width depends on where a picture is used.
      sources: [{ type: "image/avif", srcSet }],
      fallback: fallback.fallback && { src: fallback.fallback.src },
    },
  };
}

/** Silences the warning about a picture in AVIF alone. Others come with the fallback. */
const silenceWarnings = ({ reporter, ...api }: ImageApi): ImageApi => ({
  ...api,
  reporter: Object.assign(Object.create(reporter), { warn: () => undefined }),
});
