import { createTypesetter } from "../../lib/drawing/typesetter";
import type { OfficeMapOptions } from "./options";
import { drawViews, type MappedOffice } from "./views";

/** Each view is a `DrawnView`, which its one component takes whole. */
export const OFFICE_MAP_TYPE = `
  type OfficeMap @dontInfer {
    narrow: JSON!
    wide: JSON!
  }
`;

type Query = { type: "Office"; query: { sort: { fields: string[]; order: string[] } } };
type Context = {
  nodeModel: { findAll: (query: Query) => Promise<{ entries: Iterable<MappedOffice> }> };
};

const SORTED_OFFICES: Query = {
  type: "Office",
  query: { sort: { fields: ["order"], order: ["ASC"] } },
};

/**
 * The GraphQL field `officeMap`: the map of all offices, null without an office. It is drawn once
 * for all pages, and again when an office has changed.
 */
export function officeMapField(options: OfficeMapOptions) {
  const typesetter = createTypesetter(options.fonts);
  let lastMap: { offices: string; views: ReturnType<typeof drawViews> } | undefined;
  return {
    type: "OfficeMap",
    resolve: async (_source: unknown, _arguments: unknown, { nodeModel }: Context) => {
      const { entries } = await nodeModel.findAll(SORTED_OFFICES);
      const offices = Array.from(entries, ({ slug, title, labelSide, coordinates }) => ({
        slug,
        title,
        labelSide,
        coordinates,
      }));
      const key = JSON.stringify(offices);
      if (lastMap?.offices !== key)
        lastMap = { offices: key, views: drawViews(offices, options, typesetter) };
      return lastMap.views;
    },
  };
}
