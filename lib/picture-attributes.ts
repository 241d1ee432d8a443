import type { IGatsbyImageData } from "gatsby-plugin-image";

export type PictureUse = {
  alt: string;
  /** How wide it is shown: a use of its slot, see `content-model/slots.ts`. */
  sizes: string;
  /** The first picture of a page: loaded immediately and before others. */
  priority?: boolean;
};

const CHANNELS = /^#([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]$/i;

/**
 * The tokens by which the style sheet paints a picture's placeholder, without a style attribute:
 * `#c8a05f` becomes `rc ga b5`. `styles/_tones.scss` knows the 48 of them.
 * @param color dominant colour as `#rrggbb`
 * @returns three tokens, or undefined for anything that is not a colour
 */
export function toneTokens(color: string | undefined): string | undefined {
  const [, red, green, blue] = CHANNELS.exec(color ?? "") ?? [];
  return red && green && blue ? `r${red} g${green} b${blue}`.toLowerCase() : undefined;
}

/**
 * The attributes of a picture's `<img>`, in React's spelling: files in AVIF, which every browser of
 * `browserslist` shows, and one in the format of the original for what reads nothing but `src`,
 * such as feeds. Pictures of components and of Markdown are written from the same list.
 */
export function pictureAttributes(
  image: IGatsbyImageData,
  { alt, sizes, priority = false }: PictureUse,
) {
  const { images, width, height, backgroundColor } = image;
  const srcSet = images.sources?.[0]?.srcSet;
  return {
    // Before the addresses: a browser begins to load with them.
    loading: priority ? ("eager" as const) : ("lazy" as const),
    fetchPriority: priority ? ("high" as const) : undefined,
    sizes: srcSet && sizes,
    srcSet,
    src: images.fallback?.src,
    width,
    height,
    alt,
    decoding: "async" as const,
    "data-tone": toneTokens(backgroundColor),
  };
}
