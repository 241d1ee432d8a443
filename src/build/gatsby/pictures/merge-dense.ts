import type { IGatsbyImageData } from "gatsby-plugin-image";

/** An address, which may contain commas, and its width or density. */
const CANDIDATE = /[^\s,]\S*\s+[^\s,]+/g;

/** The last candidate is the one for dense screens; both lists belong to the same slot, in ascending order. */
function mergeCandidates(plain: string, dense: string | undefined): string {
  const candidates = plain.match(CANDIDATE) ?? [];
  const last = dense?.match(CANDIDATE)?.at(-1) ?? candidates.at(-1);
  return [...candidates.slice(0, -1), last].join(",\n");
}

/**
 * Uses an editor's separate picture for dense screens as the dense candidate of a picture.
 * @param plain files of the picture
 * @param dense files, for the same slot, of the picture for dense screens
 * @returns the files of `plain`, those for dense screens from `dense` where it has the format
 */
export function mergeDense(plain: IGatsbyImageData, dense: IGatsbyImageData): IGatsbyImageData {
  const { sources = [], fallback } = plain.images;
  const denseSource = (type: string | undefined) => dense.images.sources?.find((source) => source.type === type);
  return {
    ...plain,
    images: {
      sources: sources.map((source) => ({
        ...source,
        srcSet: mergeCandidates(source.srcSet, denseSource(source.type)?.srcSet),
      })),
      fallback,
    },
  };
}
