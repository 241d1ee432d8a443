import path from "node:path";
import { build, type Plugin } from "esbuild";
import { compile } from "sass";
import { CONSTANTS_IMPORTER } from "../webpack/sass-constants";

const STAND_INS = path.resolve("src/editor/stand-ins.tsx");

/** The site's style sheets, with class names of the file's own where they are modules. */
export const SASS: Plugin = {
  name: "sass",
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
      contents: compile(file, { loadPaths: [path.resolve("src")], importers: [CONSTANTS_IMPORTER] }).css,
      loader: file.endsWith(".module.scss") ? "local-css" : "css",
      resolveDir: path.dirname(file),
    }));
  },
};

/** Components are the site's own, without Gatsby below them. */
const WITHOUT_GATSBY: Plugin = {
  name: "without-gatsby",
  setup({ onResolve }) {
    onResolve({ filter: /^gatsby$|\/link\/link$/ }, () => ({ path: STAND_INS }));
  },
};

/**
 * Bundles the editor: its script, and style sheets for the components that it previews.
 * @param folder where they are written
 * @throws esbuild's error
 */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    entryPoints: { editor: "src/editor/main.ts", preview: "src/editor/preview.scss" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2022"],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    loader: { ".woff2": "file", ".woff": "file", ".svg": "file" },
    assetNames: "[name]-[hash]",
    plugins: [SASS, WITHOUT_GATSBY],
    logLevel: "silent",
  });
}
