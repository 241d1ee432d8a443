import "./src/gatsby-node/load-env";
import type { GatsbyConfig } from "gatsby";
import { answerForms } from "./plugins/gatsby-plugin-preview/forms";
import { ROUTE_CHANGE_EVENT, TAG_MANAGER_ID } from "./src/constants/consent";
import { BLOG_FILES } from "./src/gatsby-config/blog-files";
import { CONTENT } from "./src/gatsby-config/content";
import { CONTENT_FILES } from "./src/gatsby-config/content-files";
import { EDITOR } from "./src/gatsby-config/editor";
import { manifest } from "./src/gatsby-config/manifest";
import { MARKDOWN } from "./src/gatsby-config/markdown";
import { OFFICE_MAP } from "./src/gatsby-config/office-map";
import { startPreviewMailer } from "./src/gatsby-config/preview-mailer";
import { SHARE_PICTURES } from "./src/gatsby-config/share-pictures";
import { SITE_SEARCH } from "./src/gatsby-config/site-search";
import { SITEMAP } from "./src/gatsby-config/sitemap";
import { STATIC_SITE } from "./src/gatsby-config/static-site";
import { CASCADE_LAYERS } from "./src/gatsby-node/webpack/cascade-layers";
import { classNameOf } from "./src/gatsby-node/webpack/class-name";
import { CONSTANTS_IMPORTER, SASS_PATHS } from "./src/gatsby-node/webpack/sass-constants";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  flags: { DEV_SSR: false },
  developMiddleware: answerForms(startPreviewMailer),
  // Adapters prepare a build for one host. Without one here Gatsby asks the network for a list of
  // them in every build and, on Netlify, installs one that writes functions and settings of its
  // own. This site is a plain folder for every host.
  adapter: { name: "plain folder", adapt: async () => undefined },
  plugins: [
    ...CONTENT_FILES,
    { resolve: "gatsby-source-content", options: CONTENT },
    { resolve: "gatsby-plugin-editor", options: EDITOR },
    "gatsby-plugin-preview",
    {
      resolve: "gatsby-transformer-remark",
      options: { plugins: [{ resolve: "gatsby-remark-content", options: MARKDOWN }] },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          quality: 60,
          // Slightly better than JPEG at 60 even so, where its files are the smallest.
          avifOptions: { quality: 50 },
          placeholder: "dominantColor",
        },
      },
    },
    SITEMAP,
    { resolve: "gatsby-plugin-blog-files", options: BLOG_FILES },
    { resolve: "gatsby-plugin-office-map", options: OFFICE_MAP },
    { resolve: "gatsby-plugin-share-pictures", options: SHARE_PICTURES },
    { resolve: "gatsby-plugin-site-search", options: SITE_SEARCH },
    ...manifest(),
    // The plugin's snippet is inert until a visitor consents, see `src/overrides/gatsby-html.ts`.
    ...(TAG_MANAGER_ID
      ? [
          {
            resolve: "gatsby-plugin-google-tagmanager",
            options: {
              id: TAG_MANAGER_ID,
              includeInDevelopment: false,
              routeChangeEventName: ROUTE_CHANGE_EVENT,
            },
          },
        ]
      : []),
    {
      resolve: "gatsby-plugin-sass",
      options: {
        // A byte order mark, for characters beyond ASCII, would break the first rule in a page's
        // `style` element.
        sassOptions: { charset: false, loadPaths: SASS_PATHS, importers: [CONSTANTS_IMPORTER] },
        postCssPlugins: [CASCADE_LAYERS],
        cssLoaderOptions: { modules: { getLocalIdent: classNameOf } },
      },
    },
    // The last one: headers and compressed copies are of all files.
    { resolve: "gatsby-plugin-static-site", options: STATIC_SITE },
  ],
};

export default config;
