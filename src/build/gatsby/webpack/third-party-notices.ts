import path from "node:path";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import type { WebpackPluginInstance } from "webpack";
import { isPermissive } from "../../../../lib/licences";

/**
 * Packages that reach visitors outside of the modules that webpack names: the typeface, what Gatsby copies, the search, the land
 * of the map, and the interactive one.
 */
const UNBUNDLED = ["@fontsource-variable/figtree", "@react-google-maps/api", "gatsby", "pagefind", "world-atlas"];

/**
 * Names and licences of everything in the site's scripts and styles, as their licences ask of everyone who passes them on. A
 * package fails the build if its licence does not allow that without conditions on the site's own code.
 * @param unbundled packages to name beside those that webpack knows
 */
export const thirdPartyNotices = (unbundled: readonly string[] = UNBUNDLED): WebpackPluginInstance =>
  // Its types are those of an older webpack.
  new LicenseWebpackPlugin({
    outputFilename: "third-party-notices.txt",
    perChunkOutput: false,
    addBanner: false,
    additionalModules: unbundled.map((name) => ({ name, directory: path.resolve("node_modules", name) })),
    unacceptableLicenseTest: (licence) => !isPermissive(licence),
    stats: { warnings: false, errors: true },
  }) as object as WebpackPluginInstance;
