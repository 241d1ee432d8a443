import type { IGatsbyImageData } from "gatsby-plugin-image";

type Candidate = { url: string; width: number };

function candidates(srcSet: string): Candidate[] {
  return srcSet
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/))
    .map(([url = "", width = "0w"]) => ({ url, width: Number.parseInt(width, 10) }));
}

const join = (list: readonly Candidate[]) => list.map(({ url, width }) => `${url} ${width}w`).join(",\n");

function mergeSrcSets(plain: string, dense: string, displayedWidth: number): string {
  const small = candidates(plain).filter(({ width }) => width <= displayedWidth);
  const large = candidates(dense).filter(({ width }) => width > displayedWidth);
  return join(large.length > 0 ? [...small, ...large] : candidates(plain));
}

/**
 * Feeds an editor's own picture for dense screens into the dense candidates of a picture.
 * @param plain image data of the picture
 * @param retina image data, of the same slot, of the picture for dense screens
 * @returns image data whose candidates wider than the displayed width (CSS pixels) come from `retina`
 */
export function withRetina(plain: IGatsbyImageData, retina: IGatsbyImageData): IGatsbyImageData {
  const sources = plain.images.sources?.map((source) => {
    const dense = retina.images.sources?.find(({ type }) => type === source.type);
    return dense ? { ...source, srcSet: mergeSrcSets(source.srcSet, dense.srcSet, plain.width) } : source;
  });
  const { fallback } = plain.images;
  const srcSet =
    fallback?.srcSet && retina.images.fallback?.srcSet
      ? mergeSrcSets(fallback.srcSet, retina.images.fallback.srcSet, plain.width)
      : fallback?.srcSet;
  return { ...plain, images: { sources, fallback: fallback && { ...fallback, srcSet } } };
}
