import type { IGatsbyImageData } from "gatsby-plugin-image";

export type PictureUse = {
  alt: string;
  /** Displayed width, as in the attribute `sizes`: see `content-model/slots.ts`. */
  sizes: string;
  /** Whether it loads at once and before others, as the first picture of a page does. */
  priority?: boolean;
};

const CHANNELS = /^#([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]$/i;

/**
 * Converts the colour of a picture's placeholder to tokens, for which `styles/_tones.scss` has
 * styles: style attributes are forbidden. `#c8a05f` becomes `rc ga b5`.
 * @param color `#rrggbb`
 * @returns undefined for anything that is not a colour
 */
export function toneTokens(color: string | undefined): string | undefined {
  const [, red, green, blue] = CHANNELS.exec(color ?? "") ?? [];
  return red && green && blue ? `r${red} g${green} b${blue}`.toLowerCase() : undefined;
}

/**
 * Makes the attributes of a picture's `<img>`, in React's spelling, for components and for texts.
 * `srcSet` has files in AVIF, which all browsers of `browserslist` support; `src` has one in the
 * format of the original, for readers of `src` alone, such as feeds.
 */
export function pictureAttributes(
  image: IGatsbyImageData,
  { alt, sizes, priority = false }: PictureUse,
) {
  const { images, width, height, backgroundColor } = image;
  const srcSet = images.sources?.[0]?.srcSet;
  return {
    // Before the addresses, with which browsers begin to load.
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
