import type { CreateSchemaCustomizationArgs } from "gatsby";
import { BLOCKS } from "../../../content-model/collections/blocks";
import { BLOCK_UNION, blockType } from "../../../content-model/projections/graphql-types";

/** The union of all blocks, told apart by the `type` of each. */
export const blockUnion = ({ schema }: Pick<CreateSchemaCustomizationArgs, "schema">) =>
  schema.buildUnionType({
    name: BLOCK_UNION,
    types: BLOCKS.map(({ type }) => blockType(type)),
    resolveType: ({ type }: { type: string }) => blockType(type),
  });
