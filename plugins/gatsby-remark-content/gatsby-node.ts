export { pluginOptionsSchema } from "./options";
