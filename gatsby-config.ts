import "./src/gatsby/load-env";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { MARKDOWN_STRINGS } from "./src/constants/markdown-strings";
import { CONTENT_FILES } from "./src/gatsby/content/content-files";
import { SITEMAP } from "./src/gatsby/files/sitemap";
import { identity } from "./src/gatsby/identity";
import { proseFilm, prosePlayer } from "./src/gatsby/media/prose-media";
import { PICTURE_DEFAULTS } from "./src/gatsby/pictures/picture-defaults";
import { prosePicture } from "./src/gatsby/pictures/prose-picture";
import { PLAIN_FOLDER } from "./src/gatsby/plain-folder-adapter";
import { TAG_MANAGER } from "./src/gatsby/tag-manager";
import { classNameOf } from "./src/gatsby/webpack/class-name";
import { CONSTANTS_IMPORTER } from "./src/gatsby/webpack/sass-constants";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  flags: { DEV_SSR: false },
  adapter: PLAIN_FOLDER,
  plugins: [
    ...CONTENT_FILES,
    "gatsby-plugin-content",
    "gatsby-plugin-editor",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [
          {
            resolve: "gatsby-remark-content",
            options: { labels: MARKDOWN_STRINGS, prosePicture, proseFilm, prosePlayer },
          },
        ],
      },
    },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: PICTURE_DEFAULTS } },
    SITEMAP,
    ...identity(),
    ...TAG_MANAGER,
    {
      resolve: "gatsby-plugin-sass",
      options: {
        // No byte order mark for what is not ASCII: in a page's `style` element it would break the first rule.
        sassOptions: { charset: false, loadPaths: [path.resolve("src")], importers: [CONSTANTS_IMPORTER] },
        cssLoaderOptions: { modules: { getLocalIdent: classNameOf } },
      },
    },
  ],
};

export default config;
