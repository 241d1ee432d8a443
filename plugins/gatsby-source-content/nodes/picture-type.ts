import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ImageApi, type PictureFile, slotImage } from "../../gatsby-remark-content/pictures";
import { type ContentModel, getSlot } from "../model/types";
import { createLastGood } from "../preview/last-good";

/** An address, which may contain commas, and its width or density. */
const CANDIDATE = /[^\s,]\S*\s+[^\s,]+/g;

/**
 * The last candidate is the one for dense screens; both lists belong to the same slot, in ascending
 * order.
 */
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
  const denseSource = (type: string | undefined) =>
    dense.images.sources?.find((source) => source.type === type);
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

type FileQuery = { type: "File"; query: { filter: { relativePath: { eq: string } } } };
export type FileContext = {
  nodeModel: { findOne: (query: FileQuery) => Promise<PictureFile | null> };
};

/** A picture field of an entry; paths are relative to the content folder. */
export type PictureSource = { path: string; dense: string | null; slot: string };

/**
 * `@picture(slot:, dense:)`: the field holds the path of a picture, the field `dense` beside it one
 * for dense screens.
 */
export const pictureExtension = {
  name: "picture",
  args: { slot: "String!", dense: "String" },
  extend: ({ slot, dense }: { slot: string; dense?: string }) => ({
    resolve: (
      source: Record<string, unknown>,
      _: unknown,
      __: unknown,
      { fieldName }: { fieldName: string },
    ) => {
      const path = source[fieldName];
      if (typeof path !== "string") return null;
      return { path, dense: dense ? (source[dense] ?? null) : null, slot };
    },
  }),
};

const lastImage = createLastGood<IGatsbyImageData>();

/**
 * The type of all picture fields: the original, and the files generated for its slot. Gatsby
 * records that a page depends on the requested files.
 */
export function pictureType(
  { schema, ...api }: Pick<CreateSchemaCustomizationArgs, "schema"> & ImageApi,
  model: ContentModel,
) {
  const imageOf = (path: string, slot: string, { nodeModel }: FileContext) =>
    lastImage(`${slot} ${path}`, async () => {
      const file = await nodeModel.findOne({
        type: "File",
        query: { filter: { relativePath: { eq: path } } },
      });
      if (!file) throw new Error(`The picture ${path} is missing`);
      return slotImage(file, getSlot(model, slot), api);
    });
  return schema.buildObjectType({
    name: "Picture",
    extensions: { dontInfer: {} },
    fields: {
      image: {
        type: "GatsbyImageData!",
        description: "The files generated for its slot, as gatsby-plugin-image describes pictures.",
        resolve: async ({ path, dense, slot }: PictureSource, _: unknown, context: FileContext) => {
          const plain = await imageOf(path, slot, context);
          return dense === null ? plain : mergeDense(plain, await imageOf(dense, slot, context));
        },
      },
      file: { type: "File!", extensions: { link: { by: "relativePath", from: "path" } } },
    },
  });
}
