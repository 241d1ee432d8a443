import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import {
  EMPTY_MODULE,
  OWN_MODULES,
  OWN_PAGE_VIEWS,
  PAGE_VIEWS_MODULE,
  UNUSED_MODULES,
} from "../../overrides/client-modules";
import { standaloneAssets } from "../files/standalone-assets";
import { styleFingerprint } from "./style-fingerprint";

/**
 * Gatsby's own setting is for browsers of 2009. With swc in place of Terser scripts are 2 % smaller and made in 6 s less of
 * 24.
 */
const minifier = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      // Without trust in what belongs to the language: a tag manager brings scripts of others, and they may have changed it. With it
      // the bot check would be left out where a build has no key, and `e2e/forms/bot-check.spec.ts` puts its key into a built script.
      compress: { ecma: 2020, passes: 2, pristine_globals: false },
      mangle: true,
      format: { ecma: 2020, comments: false },
    },
  });

/** Changes to Gatsby's webpack configuration. */
export function setWebpackConfig({ stage, getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const { early, consent } = standaloneAssets();
  actions.setWebpackConfig({
    // The built site has no source maps: nobody pays for making them.
    ...(stage === "build-javascript" && { devtool: false }),
    // CSS modules style nothing but their own component: the order in which chunks need them does not matter.
    ignoreWarnings: [/Conflicting order/],
    resolve: { alias: OWN_MODULES },
    plugins: [
      plugins.define({
        "process.env.STYLE_FINGERPRINT": JSON.stringify(styleFingerprint()),
        "process.env.EARLY_SCRIPT": JSON.stringify(early.path),
        "process.env.CONSENT_STYLES": JSON.stringify(consent.path),
        // Pages are hydrated with the year of their HTML; the browser then goes on to its own.
        "process.env.BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())),
      }),
      plugins.normalModuleReplacement(UNUSED_MODULES, EMPTY_MODULE),
      plugins.normalModuleReplacement(PAGE_VIEWS_MODULE, OWN_PAGE_VIEWS),
    ],
  });
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // What webpack itself writes between the modules.
  config.target = ["web", "es2020"];
  config.optimization = { ...config.optimization, minimizer: [minifier(), plugins.minifyCss()] };
  actions.replaceWebpackConfig(config);
}
