import { existsSync } from "node:fs";
import path from "node:path";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import type { WebpackPluginInstance } from "webpack";
import { isPermissive } from "../../../lib/licences";

/**
 * Packages that visitors get and webpack does not know: the typeface, what Gatsby copies, the
 * search, the land of the map, and the interactive one.
 */
const UNBUNDLED = [
  "@fontsource/figtree",
  "@react-google-maps/api",
  "gatsby",
  "pagefind",
  "world-atlas",
];

/**
 * Writes the names and licences of all packages in the site's scripts and styles, as these licences
 * ask of everyone who passes them on. The build fails for a licence that puts conditions on the
 * site's own code.
 * @param unbundled packages to name beside those that webpack knows
 */
export const thirdPartyNotices = (
  unbundled: readonly string[] = UNBUNDLED,
): WebpackPluginInstance =>
  // The package has the types of an older webpack.
  new LicenseWebpackPlugin({
    outputFilename: "third-party-notices.txt",
    perChunkOutput: false,
    addBanner: false,
    additionalModules: unbundled.map((name) => ({
      name,
      directory: path.resolve("node_modules", name),
    })),
    // The site's plugins for Gatsby have a package.json, too.
    excludedPackageTest: (name) => existsSync(path.resolve("plugins", name)),
    unacceptableLicenseTest: (licence) => !isPermissive(licence),
    stats: { warnings: false, errors: true },
  }) as object as WebpackPluginInstance;
