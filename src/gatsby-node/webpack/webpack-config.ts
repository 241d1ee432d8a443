import { readFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { MAPS_KEY } from "../../constants/interactive-map";
import { buildDate } from "../../content-rules/build-date";
import {
  EMPTY_MODULE,
  OWN_MODULES,
  OWN_PAGE_VIEWS,
  PAGE_VIEWS_MODULE,
  UNUSED_MODULES,
} from "../../overrides/client-modules";
import { componentScripts } from "../../overrides/hydration-files";
import { standaloneAssets } from "../standalone-assets";
import { styleFingerprint } from "./style-fingerprint";
import { thirdPartyNotices } from "./third-party-notices";

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
 * Size, before it is minified, from which code that several pages share gets a script of its own.
 * Gatsby's 20,000 make such scripts of 2 kB: a request more for every page, and more bytes, as less
 * is compressed together.
 */
const MIN_SHARED_BYTES = 50_000;

/** Components of pages: those with a file each, those made by `createPage`, and pages of blocks. */
const PAGE_COMPONENTS = /[\\/](?:src[\\/](?:pages|templates)|block-pages)[\\/][^\\/]+\.[jt]sx$/;

/** Written with the scripts for browsers, which Gatsby builds before it renders pages. */
const readComponentScripts = (): string =>
  JSON.stringify(componentScripts(readFileSync("public/webpack.stats.json", "utf8")));

/** Values of the build that scripts read as environment variables. */
async function buildVariables(stage: string): Promise<Record<string, string>> {
  const { early, consent } = await standaloneAssets();
  const variables = {
    ...(stage === "build-html" && { COMPONENT_SCRIPTS: readComponentScripts() }),
    STYLE_FINGERPRINT: styleFingerprint(),
    EARLY_SCRIPT: early.path,
    CONSENT_STYLES: consent.path,
    // "0" takes the code that opens it out of the pages.
    INTERACTIVE_MAP: MAPS_KEY ? "1" : "0",
    // Pages hydrate with the build's year; the browser then updates to the current one.
    BUILD_YEAR: buildDate().slice(0, 4),
  };
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/** Changes names, sizes and minifiers of the scripts and style sheets that browsers load. */
function changeBundles({ getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // webpack's own runtime between the modules.
  config.target = ["web", "es2020"];
  // Every page carries the names of all scripts and style sheets, and random digits do not
  // compress.
  config.output = {
    ...config.output,
    hashDigestLength: 8,
    // A script has the encoding of its document without an attribute, too.
    charset: false,
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

/**
 * Leaves all pages out of the HTML of a preview. Gatsby sends an empty frame there, which the
 * browser fills, and would compile every page a second time for it.
 */
const withoutPages = ({ loaders }: CreateWebpackConfigArgs) => ({
  module: { rules: [{ test: PAGE_COMPONENTS, use: loaders.null() }] },
});

/** Changes Gatsby's webpack configuration. */
export async function setWebpackConfig(args: CreateWebpackConfigArgs): Promise<void> {
  const { stage, actions, plugins } = args;
  const isForBrowsers = stage === "build-javascript";
  actions.setWebpackConfig({
    // The built site has no source maps, so do not spend time on them.
    ...(isForBrowsers && { devtool: false }),
    ...(stage === "develop-html" && withoutPages(args)),
    // CSS modules only affect their own component, so their order in chunks does not matter.
    ignoreWarnings: [/Conflicting order/],
    resolve: { alias: OWN_MODULES },
    plugins: [
      plugins.define(await buildVariables(stage)),
      plugins.normalModuleReplacement(UNUSED_MODULES, EMPTY_MODULE),
      plugins.normalModuleReplacement(PAGE_VIEWS_MODULE, OWN_PAGE_VIEWS),
      ...(isForBrowsers ? [thirdPartyNotices()] : []),
    ],
  });
  if (isForBrowsers) changeBundles(args);
}
