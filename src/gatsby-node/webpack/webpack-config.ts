import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import TerserPlugin from "terser-webpack-plugin";
import type { WebpackPluginInstance } from "webpack";
import { isPermissive } from "../../../lib/licences";
import { MAPS_KEY } from "../../constants/interactive-map";
import {
  EMPTY_MODULE,
  OWN_MODULES,
  OWN_PAGE_VIEWS,
  PAGE_VIEWS_MODULE,
  UNUSED_MODULES,
} from "../../overrides/client-modules";
import { standaloneAssets } from "../standalone-assets";

/**
 * Packages that reach visitors outside of the modules that webpack names: the typeface, what Gatsby
 * copies, the search, the land of the map, and the interactive one.
 */
const UNBUNDLED = [
  "@fontsource/figtree",
  "@react-google-maps/api",
  "gatsby",
  "pagefind",
  "world-atlas",
];

/**
 * Names and licences of everything in the site's scripts and styles, as their licences ask of
 * everyone who passes them on. A package fails the build if its licence does not allow that without
 * conditions on the site's own code.
 * @param unbundled packages to name beside those that webpack knows
 */
export const thirdPartyNotices = (
  unbundled: readonly string[] = UNBUNDLED,
): WebpackPluginInstance =>
  // Its types are those of an older webpack.
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

/** Source of numbers in style sheets, see `sass-constants.ts`. */
const CONSTANTS = "constants";

/**
 * A short hash of every style sheet below `src` and of the constants that they use. Pages inline
 * their styles, but Gatsby rerenders a page only when its components or data change, so a change of
 * style sheets alone would leave the old ones. The hash is part of the render code, and so
 * invalidates all pages.
 * @param directory of the sources
 * @returns eight hexadecimal digits
 */
export function styleFingerprint(directory: string = path.resolve("src")): string {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".scss") || path.dirname(file) === CONSTANTS,
  );
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(directory, file)));
  return hash.digest("hex").slice(0, 8);
}

/**
 * Gatsby's own minifier targets browsers of 2009. swc instead of Terser makes scripts 2 % smaller,
 * and takes 18 s instead of 24.
 */
const minifier = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      // Do not assume pristine globals: third-party scripts of a tag manager may have modified
      // them. Also, a build without a key would drop the bot check, but
      // `e2e/forms/bot-check.spec.ts` inserts its key into a built script.
      compress: { ecma: 2020, passes: 4, pristine_globals: false },
      mangle: true,
      format: { ecma: 2020, comments: false },
    },
  });

/**
 * What several pages share gets a script of its own from this size on, before it is minified.
 * Gatsby's 20,000 make such scripts of 2 kB: a request more for every page, and more bytes, as less
 * is compressed together.
 */
const MIN_SHARED_BYTES = 50_000;

/** Changes to Gatsby's webpack configuration. */
export async function setWebpackConfig(args: CreateWebpackConfigArgs): Promise<void> {
  const { stage, getConfig, actions, plugins } = args;
  const { early, consent } = await standaloneAssets();
  actions.setWebpackConfig({
    // The built site has no source maps, so do not spend time on them.
    ...(stage === "build-javascript" && { devtool: false }),
    // CSS modules only affect their own component, so their order in chunks does not matter.
    ignoreWarnings: [/Conflicting order/],
    resolve: { alias: OWN_MODULES },
    plugins: [
      plugins.define({
        "process.env.STYLE_FINGERPRINT": JSON.stringify(styleFingerprint()),
        "process.env.EARLY_SCRIPT": JSON.stringify(early.path),
        "process.env.CONSENT_STYLES": JSON.stringify(consent.path),
        // "0" takes the code that opens it out of the pages.
        "process.env.INTERACTIVE_MAP": JSON.stringify(MAPS_KEY ? "1" : "0"),
        // Pages hydrate with the build's year; the browser then updates to the current one.
        "process.env.BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())),
      }),
      plugins.normalModuleReplacement(UNUSED_MODULES, EMPTY_MODULE),
      plugins.normalModuleReplacement(PAGE_VIEWS_MODULE, OWN_PAGE_VIEWS),
      ...(stage === "build-javascript" ? [thirdPartyNotices()] : []),
    ],
  });
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // webpack's own runtime between the modules.
  config.target = ["web", "es2020"];
  // Every page carries the names of all scripts and style sheets, and random digits do not
  // compress.
  config.output = {
    ...config.output,
    hashDigestLength: 8,
    chunkFilename: "[id]-[contenthash].js",
  };
  const sheets = plugins.extractText({
    filename: "[name].[contenthash].css",
    chunkFilename: "[id].[contenthash].css",
  });
  config.plugins = config.plugins?.map((plugin: object | null) =>
    plugin?.constructor === sheets.constructor ? sheets : plugin,
  );
  const splitChunks = config.optimization?.splitChunks || {};
  config.optimization = {
    ...config.optimization,
    splitChunks: {
      ...splitChunks,
      minSize: MIN_SHARED_BYTES,
      // Gatsby puts every style sheet into one, and that into every page. Layers keep their order,
      // see `cascade-layers.ts`.
      cacheGroups: { ...splitChunks.cacheGroups, styles: false },
    },
    minimizer: [minifier(), plugins.minifyCss()],
  };
  actions.replaceWebpackConfig(config);
}
