import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { SlotName } from "../../../content-model/types";
import { mergeDense } from "../pictures/merge-dense";
import { type ImageApi, type PictureFile, slotImage } from "../pictures/slot-image";
import { createLastGood } from "./last-good";

type FileQuery = { type: "File"; query: { filter: { relativePath: { eq: string } } } };
type Context = { nodeModel: { findOne: (query: FileQuery) => Promise<PictureFile | null> } };

/** A picture field of an entry; paths are relative to the content folder. */
export type PictureSource = { path: string; dense: string | null; slot: SlotName };

/** `@picture(slot:, dense:)`: the field holds the path of a picture, the field `dense` beside it one for dense screens. */
export const pictureExtension = {
  name: "picture",
  args: { slot: "String!", dense: "String" },
  extend: ({ slot, dense }: { slot: SlotName; dense?: string }) => ({
    resolve: (source: Record<string, unknown>, _: unknown, __: unknown, { fieldName }: { fieldName: string }) => {
      const path = source[fieldName];
      if (typeof path !== "string") return null;
      return { path, dense: dense ? (source[dense] ?? null) : null, slot };
    },
  }),
};

const lastImage = createLastGood<IGatsbyImageData>();

/**
 * The type of all picture fields: the original, and the files generated for its slot. Gatsby records that a page
 * depends on the requested files.
 */
export function pictureType({ schema, ...api }: Pick<CreateSchemaCustomizationArgs, "schema"> & ImageApi) {
  const imageOf = (path: string, slot: SlotName, { nodeModel }: Context) =>
    lastImage(`${slot} ${path}`, async () => {
      const file = await nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: path } } } });
      if (!file) throw new Error(`The picture ${path} is missing`);
      return slotImage(file, slot, api);
    });
  return schema.buildObjectType({
    name: "Picture",
    extensions: { dontInfer: {} },
    fields: {
      image: {
        type: "GatsbyImageData!",
        description: "The files generated for its slot, as gatsby-plugin-image describes pictures.",
        resolve: async ({ path, dense, slot }: PictureSource, _: unknown, context: Context) => {
          const plain = await imageOf(path, slot, context);
          return dense === null ? plain : mergeDense(plain, await imageOf(dense, slot, context));
        },
      },
      file: { type: "File!", extensions: { link: { by: "relativePath", from: "path" } } },
    },
  });
}
