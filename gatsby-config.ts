import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { STRINGS } from "./src/constants/strings";
import { classNameOf } from "./src/gatsby/class-name";
import { CONTENT_FILES } from "./src/gatsby/content-files";
import { FEED } from "./src/gatsby/feed/feed";
import { passFormsToMailer } from "./src/gatsby/mailer-proxy";
import { prosePicture } from "./src/gatsby/pictures/prose-picture";
import { AVIF_QUALITY } from "./src/gatsby/quick-encoders";
import { CONSTANTS_IMPORTER } from "./src/gatsby/sass-constants";
import { SITEMAP } from "./src/gatsby/sitemap";
import { TAG_MANAGER } from "./src/gatsby/tag-manager";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  flags: { DEV_SSR: false },
  developMiddleware: passFormsToMailer,
  plugins: [
    ...CONTENT_FILES,
    "gatsby-plugin-content",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [{ resolve: "gatsby-remark-content", options: { labels: STRINGS.markdown, prosePicture } }],
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          quality: 60,
          avifOptions: { quality: AVIF_QUALITY },
          formats: ["auto", "webp", "avif"],
          placeholder: "dominantColor",
        },
      },
    },
    "gatsby-transformer-sharp",
    SITEMAP,
    FEED,
    ...TAG_MANAGER,
    {
      resolve: "gatsby-plugin-sass",
      options: {
        sassOptions: { loadPaths: [path.resolve("src")], importers: [CONSTANTS_IMPORTER] },
        cssLoaderOptions: { modules: { getLocalIdent: classNameOf } },
      },
    },
  ],
};

export default config;
