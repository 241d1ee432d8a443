import type { GatsbyNode } from "gatsby";
import type { GivenOptions } from "./options";
import { writeSearchIndex } from "./write-index";

export { pluginOptionsSchema } from "./options";

export const onPostBuild: GatsbyNode["onPostBuild"] = (_, options: GivenOptions) =>
  writeSearchIndex(options);
