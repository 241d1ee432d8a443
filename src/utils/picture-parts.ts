import type { IGatsbyImageData } from "gatsby-plugin-image";
import { tone } from "./tone";

export type PictureUse = {
  alt: string;
  /** How wide it is shown: a use of its slot, see `content-model/slots.ts`. */
  sizes: string;
  /** The first picture of a page: loaded immediately and before others. */
  priority?: boolean;
};

/**
 * The elements of a `<picture>` as attributes, in React's spelling: the best format first, then one that every browser
 * knows. Pictures of components and of Markdown are written from the same list.
 */
export function pictureParts(image: IGatsbyImageData, { alt, sizes, priority = false }: PictureUse) {
  const { images, width, height, backgroundColor } = image;
  const { sources = [], fallback } = images;
  return {
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet, sizes })),
    img: {
      // One size: only browsers older than both formats load it, and its candidates would be in every page.
      src: fallback?.src,
      width,
      height,
      alt,
      loading: priority ? ("eager" as const) : ("lazy" as const),
      fetchPriority: priority ? ("high" as const) : undefined,
      decoding: "async" as const,
      "data-tone": tone(backgroundColor),
    },
  };
}
