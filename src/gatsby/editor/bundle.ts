import path from "node:path";
import { build, type Plugin } from "esbuild";
import { BROWSER_BUNDLE, SASS } from "../browser-bundle";

const STAND_INS = path.resolve("src/editor/stand-ins.tsx");

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
    ...BROWSER_BUNDLE,
    loader: { ".woff2": "file", ".woff": "file", ".svg": "file" },
    assetNames: "[name]-[hash]",
    plugins: [SASS, WITHOUT_GATSBY],
  });
}
