import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { CompilationHash } from "./compilation-hash";
import { withoutCssOrderWarnings } from "./css-order";
import { looseFiles } from "./loose-files";
import { pageScripts } from "./page-scripts";
import { styleFingerprint } from "./style-fingerprint";
import { tellCacheByHash } from "./webpack-cache";
import { withoutShadowing } from "./without-shadowing";

/**
 * Parts that Gatsby puts into every page's script, for what this site does not do: scripts in a worker (Partytown) and a
 * service worker. 2 kB of each visitor's first load.
 */
const UNUSED_PARTS =
  /gatsby[\\/]dist[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser|\.\/register-service-worker$/;

/** The tag manager's own count of page views, where there is one. */
const PAGE_VIEWS = /gatsby-plugin-google-tagmanager[\\/]gatsby-browser/;

/** Parts that the site has in its own way; 4 kB less, because the router's own components are then left out, too. */
const OWN_PARTS = {
  "gatsby-link$": path.resolve("src/browser/router/link.ts"),
  "gatsby-react-router-scroll$": path.resolve("src/browser/router/scroll.tsx"),
  invariant$: path.resolve("src/browser/router/invariant.cjs"),
  "prop-types$": path.resolve("src/browser/router/prop-types.cjs"),
};

/**
 * Gatsby's own setting is for browsers of 2009. With swc in place of Terser scripts are 2 % smaller, and take 6 of 24 s
 * less to be made.
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

/** Changes to Gatsby's own webpack configuration. */
export function setWebpackConfig({ stage, getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const { early, consent } = looseFiles();
  actions.setWebpackConfig({
    // The built site has no source maps: nobody pays for making them.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: { alias: OWN_PARTS },
    plugins: [
      plugins.define({
        "process.env.STYLE_FINGERPRINT": JSON.stringify(styleFingerprint()),
        "process.env.EARLY_SCRIPT": JSON.stringify(early.path),
        "process.env.CONSENT_STYLES": JSON.stringify(consent.path),
        "process.env.PAGE_SCRIPTS": JSON.stringify(pageScripts(stage)),
        // Pages are hydrated with the year of their HTML; the browser then goes on to its own.
        "process.env.BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())),
      }),
      plugins.normalModuleReplacement(UNUSED_PARTS, path.resolve("src/gatsby/nothing.ts")),
      plugins.normalModuleReplacement(PAGE_VIEWS, path.resolve("src/browser/page-views.ts")),
    ],
  });
  const config = withoutCssOrderWarnings(getConfig());
  withoutShadowing(config);
  tellCacheByHash(config, process.cwd());
  if (stage === "build-javascript") config.plugins?.push(new CompilationHash());
  if (stage === "build-javascript" && config.optimization?.minimizer) {
    // What webpack itself writes between the modules.
    config.target = ["web", "es2020"];
    config.optimization.minimizer[0] = minifier();
  }
  actions.replaceWebpackConfig(config);
}
