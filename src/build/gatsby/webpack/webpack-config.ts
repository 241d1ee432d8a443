import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { MAPS_KEY } from "../../../constants/interactive-map";
import {
  EMPTY_MODULE,
  OWN_MODULES,
  OWN_PAGE_VIEWS,
  PAGE_VIEWS_MODULE,
  UNUSED_MODULES,
} from "../../../overrides/client-modules";
import { standaloneAssets } from "../files/standalone-assets";
import { styleFingerprint } from "./style-fingerprint";
import { thirdPartyNotices } from "./third-party-notices";

/**
 * Gatsby's own minifier targets browsers of 2009. swc instead of Terser makes scripts 2 % smaller, and takes 18 s
 * instead of 24.
 */
const minifier = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      // Do not assume pristine globals: third-party scripts of a tag manager may have modified them. Also, a build
      // without a key would drop the bot check, but `e2e/forms/bot-check.spec.ts` inserts its key into a built script.
      compress: { ecma: 2020, passes: 2, pristine_globals: false },
      mangle: true,
      format: { ecma: 2020, comments: false },
    },
  });

/** Changes to Gatsby's webpack configuration. */
export async function setWebpackConfig({ stage, getConfig, actions, plugins }: CreateWebpackConfigArgs): Promise<void> {
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
  config.optimization = { ...config.optimization, minimizer: [minifier(), plugins.minifyCss()] };
  actions.replaceWebpackConfig(config);
}
