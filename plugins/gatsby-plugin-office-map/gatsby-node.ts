import type { GatsbyNode } from "gatsby";
import { OFFICE_MAP_TYPE, officeMapField } from "./field";
import { writeInteractiveMap } from "./interactive-map";
import type { GivenOptions } from "./options";

export { pluginOptionsSchema } from "./options";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(OFFICE_MAP_TYPE);

export const createResolvers: GatsbyNode["createResolvers"] = (
  { createResolvers: addResolvers, reporter },
  options: GivenOptions,
) => addResolvers({ Query: { officeMap: officeMapField(options, reporter) } });

/** Writes the interactive map, for previews and builds. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (
  { getNodesByType },
  { interactive }: GivenOptions,
) => writeInteractiveMap(getNodesByType("Office"), interactive);
