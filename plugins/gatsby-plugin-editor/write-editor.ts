import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { loadContent, siteTimeZone } from "../gatsby-source-content/check";
import { loadOptions } from "../gatsby-source-content/options";
import { cmsConfig } from "./config/cms-config";
import { CONTENT_API, LINK_TARGETS } from "./content-api";
import type { CmsBackend, EditorOptions } from "./options";

/**
 * The page of the editor. It has no inline script, and without JavaScript it says what to do.
 * @param timeZone of the site, for the script
 */
const pageIn = (timeZone: string): string => `<!doctype html>
<html lang="en" data-time-zone="${timeZone}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Editor of this website</title>
    <link rel="cms-config-url" type="text/yaml" href="/admin/config.yml">
    <link rel="stylesheet" href="/admin/page.css">
    <script src="/admin/editor.js" defer></script>
  </head>
  <body>
    <p id="editor-failed" hidden>The editor could not be loaded. Reload the page.</p>
    <noscript><p>The editor needs JavaScript. The files in the folder content/ can be edited without it.</p></noscript>
  </body>
</html>
`;

/** Style sheet of the page, for what the editor adds to the CMS. */
const PAGE_STYLES = "plugins/gatsby-plugin-editor/browser/page.css";

/** Files of Decap CMS that are copied: its script, parts that it loads when needed, its licence. */
const DECAP_FILES = /(?:^|\.)decap-cms\.js$|\.wasm$|LICENSE/;

/**
 * Bundles the editor: its script, its style sheet, and that of its previews, `editor.css`.
 * @param folder where they are written
 * @throws esbuild's error
 */
async function bundleEditor(folder: string, { entryPoint, esbuild }: EditorOptions): Promise<void> {
  await build({
    loader: { ".woff2": "file", ".woff": "file", ".svg": "file" },
    assetNames: "[name]-[hash]",
    ...esbuild,
    entryPoints: { editor: entryPoint, page: PAGE_STYLES },
    outdir: folder,
  });
}

/**
 * Writes the editor: its page, its script, Decap CMS and the configuration derived from the content
 * model. It is written as JSON, which the CMS reads as YAML.
 * @param root the content folder as the back end sees it
 */
async function writeEditor(
  folder: string,
  options: EditorOptions,
  backend: CmsBackend,
  root: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const decap = path.dirname(
    createRequire(path.resolve("package.json")).resolve("decap-cms/dist/decap-cms.js"),
  );
  for (const name of readdirSync(decap).filter((file) => DECAP_FILES.test(file)))
    cpSync(path.join(decap, name), path.join(folder, name));
  const { content, anchors, blockPictures, filters, groups } = options;
  if (blockPictures)
    cpSync(path.resolve(blockPictures), path.join(folder, "blocks"), { recursive: true });
  const timeZone = siteTimeZone(path.resolve(content.path), content.model);
  writeFileSync(path.join(folder, "index.html"), pageIn(timeZone));
  const config = cmsConfig(content.model, { backend, root, anchors, filters, groups });
  writeFileSync(path.join(folder, "config.yml"), `${JSON.stringify(config, null, 2)}\n`);
  await bundleEditor(folder, options);
}

/**
 * Writes the editor of a preview. decap-server sees the content folder alone.
 * @param folder such as `public/admin`
 */
export const writePreviewEditor = (folder: string, options: EditorOptions): Promise<void> =>
  writeEditor(folder, options, { name: "proxy", proxy_url: CONTENT_API }, "");

/**
 * Writes the editor of a built site, if it is told of a repository.
 * @param folder such as `public/admin`
 * @returns whether it was written
 */
export async function writeBuiltEditor(folder: string, options: EditorOptions): Promise<boolean> {
  if (!options.backend) return false;
  const root = path.relative(process.cwd(), options.content.path).split(path.sep).join("/");
  await writeEditor(folder, options, options.backend, root);
  const { linkTargets } = await loadContent(loadOptions(options.content, false));
  writeFileSync(path.join(folder, LINK_TARGETS), JSON.stringify(linkTargets));
  return true;
}
