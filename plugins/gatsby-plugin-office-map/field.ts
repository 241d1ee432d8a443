import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { type MappedOffice, mapViews } from "./views";

type Query = { type: "Office"; query: { sort: { fields: string[]; order: string[] } } };
type Context = {
  nodeModel: { findAll: (query: Query) => Promise<{ entries: Iterable<MappedOffice> }> };
};

/** Each view is a `DrawnView`, which its one component takes whole. */
const TYPES = `
  type OfficeMap @dontInfer {
    narrow: JSON!
    wide: JSON!
  }
`;

export function declareOfficeMap({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createTypes(TYPES);
}

/**
 * `officeMap`: the offices on a map, drawn once for all pages that show it; null without an office.
 */
export function addOfficeMap({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  let drawn: { offices: string; map: ReturnType<typeof mapViews> } | undefined;
  createResolvers({
    Query: {
      officeMap: {
        type: "OfficeMap",
        resolve: async (_source: unknown, _options: unknown, { nodeModel }: Context) => {
          const { entries } = await nodeModel.findAll({
            type: "Office",
            query: { sort: { fields: ["order"], order: ["ASC"] } },
          });
          const offices = Array.from(entries, ({ slug, title, labelSide, coordinates }) => {
            return { slug, title, labelSide, coordinates };
          });
          const key = JSON.stringify(offices);
          if (drawn?.offices !== key) drawn = { offices: key, map: mapViews(offices) };
          return drawn.map;
        },
      },
    },
  });
}
