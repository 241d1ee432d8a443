import type { CreateSchemaCustomizationArgs } from "gatsby";
import { BLOCK_UNION, blockType } from "../model/graphql-types";
import type { ContentModel, Field } from "../model/types";

function blockTypes(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.kind === "block") return field.blocks.map(({ type }) => blockType(type));
    if (field.kind === "list") return blockTypes([field.of]);
    return field.kind === "object" ? blockTypes(field.fields) : [];
  });
}

/** The union of all blocks of a model, told apart by the `type` of each; none without blocks. */
export function blockUnion(
  { schema }: Pick<CreateSchemaCustomizationArgs, "schema">,
  { collections }: ContentModel,
) {
  const types = new Set(collections.flatMap(({ fields }) => blockTypes(fields)));
  if (types.size === 0) return [];
  return [
    schema.buildUnionType({
      name: BLOCK_UNION,
      types: [...types],
      resolveType: ({ type }: { type: string }) => blockType(type),
    }),
  ];
}
