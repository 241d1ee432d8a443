import type { GatsbyNode } from "gatsby";
import { setEncoderDefaults } from "./encoder-defaults";

export { pluginOptionsSchema } from "./options";

export const onPreInit: GatsbyNode["onPreInit"] = setEncoderDefaults;
