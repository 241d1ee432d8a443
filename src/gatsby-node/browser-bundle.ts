import path from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { compile } from "sass";
import { buildDate } from "../content-rules/build-date";
import { layerOf } from "./webpack/cascade-layers";
import { CONSTANTS_IMPORTER, SASS_PATHS } from "./webpack/sass-constants";

/** Compiles the site's style sheets for esbuild. Modules get class names of their own. */
export const SASS: Plugin = {
  name: "sass",
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => {
      const { css } = compile(file, { loadPaths: SASS_PATHS, importers: [CONSTANTS_IMPORTER] });
      const layer = layerOf(file);
      return {
        contents: layer ? `@layer ${layer} {${css}}` : css,
        loader: layer ? "local-css" : "css",
        resolveDir: path.dirname(file),
      };
    });
  },
};

/** esbuild's options for scripts of documents beside Gatsby's pages, such as the editor. */
export const BROWSER_BUNDLE = {
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022"],
  jsx: "automatic",
  define: {
    "process.env.NODE_ENV": '"production"',
    "process.env.BUILD_YEAR": JSON.stringify(buildDate().slice(0, 4)),
    "process.env": "{}",
  },
  plugins: [SASS],
  logLevel: "silent",
} satisfies BuildOptions;
