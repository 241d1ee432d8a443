import type { Reporter } from "gatsby";
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

/** Sentences about the names that a view has no room for. */
function leftOut(views: Awaited<ReturnType<typeof drawViews>>): string[] {
  return Object.entries(views ?? {}).flatMap(([name, { pins }]) => {
    const titles = pins.filter(({ tag }) => !tag).map(({ title }) => `"${title}"`);
    return titles.length === 0
      ? []
      : `The ${name} map of the offices has no room for ${titles.join(", ")}: a pin alone stands there. Fix: shorten names, or give those near it another "labelSide".`;
  });
}

/**
 * The GraphQL field `officeMap`: the map of all offices, null without an office. It is drawn once
 * for all pages, and again when an office has changed.
 * @param reporter is told of names for which the map has no room
 */
export function officeMapField(options: OfficeMapOptions, reporter?: Pick<Reporter, "warn">) {
  const typesetter = createTypesetter(options.fonts, options.fallbackFonts);
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
      if (lastMap?.offices === key) return lastMap.views;
      const views = drawViews(offices, options, typesetter);
      lastMap = { offices: key, views };
      for (const message of leftOut(await views)) reporter?.warn(message);
      return views;
    },
  };
}
