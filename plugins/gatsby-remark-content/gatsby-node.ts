import type { GatsbyNode } from "gatsby";
import { setEncoderEffort } from "./encoder-effort";

export { pluginOptionsSchema } from "./options";

export const onPreInit: GatsbyNode["onPreInit"] = setEncoderEffort;
