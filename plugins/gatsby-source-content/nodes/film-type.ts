import type { CreateSchemaCustomizationArgs } from "gatsby";
import { addressOf, type ImageApi } from "../../gatsby-remark-content/pictures";
import { companionsOf } from "../../gatsby-remark-content/syntax";
import type { FileContext } from "./picture-type";

/** A film field of an entry; paths are relative to the content folder. */
type FilmSource = { path: string };

/** `@film`: the field holds the path of a film. */
export const filmExtension = {
  name: "film",
  extend: () => ({
    resolve: (
      source: Record<string, unknown>,
      _: unknown,
      __: unknown,
      { fieldName }: { fieldName: string },
    ) => (typeof source[fieldName] === "string" ? { path: source[fieldName] } : null),
  }),
};

/** The type of all film fields: the addresses of the film and of the captions beside it. */
export function filmType({
  schema,
  ...api
}: Pick<CreateSchemaCustomizationArgs, "schema"> & ImageApi) {
  const address = async (path: string, { nodeModel }: FileContext) => {
    const file = await nodeModel.findOne({
      type: "File",
      query: { filter: { relativePath: { eq: path } } },
    });
    return file && addressOf(file, api);
  };
  return schema.buildObjectType({
    name: "Film",
    extensions: { dontInfer: {} },
    fields: {
      src: {
        type: "String!",
        resolve: ({ path }: FilmSource, _: unknown, context: FileContext) => address(path, context),
      },
      captions: {
        type: "String",
        resolve: ({ path }: FilmSource, _: unknown, context: FileContext) =>
          address(companionsOf(path).captions, context),
      },
    },
  });
}
