import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { contentDirectory } from "../../../constants/build";
import { CONTENT_MODEL } from "../../../content-model/content-model";
import {
  type CmsBackend,
  type CmsOptions,
  cmsConfig,
} from "../../../content-model/projections/cms-config";
import { BROWSER_BUNDLE, SASS } from "../../../gatsby-node/browser-bundle";
import { CONTENT_API } from "./content-api";

const DEFAULT_BRANCH = "main";

/** In a preview: the content folder on this machine. */
const LOCAL: CmsBackend = { name: "proxy", proxy_url: CONTENT_API };

/**
 * Where the editor of a built site reads and writes.
 * @param environment such as `process.env`; checked before, see `environment.ts`
 * @returns null when there is to be no editor
 */
function repositoryBackend({
  CMS_BACKEND,
  CMS_REPO,
  CMS_BRANCH,
  CMS_AUTH_URL,
  CMS_APP_ID,
}: NodeJS.ProcessEnv): CmsBackend | null {
  if (!CMS_REPO) return null;
  const repository = { repo: CMS_REPO, branch: CMS_BRANCH || DEFAULT_BRANCH };
  if (CMS_BACKEND !== "gitlab")
    return { name: "github", ...repository, ...(CMS_AUTH_URL && { base_url: CMS_AUTH_URL }) };
  // GitLab signs in without a helper of ours:
  // https://decapcms.org/docs/gitlab-backend/#client-side-pkce-authorization
  return { name: "gitlab", ...repository, auth_type: "pkce", app_id: CMS_APP_ID ?? "" };
}

/** decap-server sees the content folder alone. */
export const previewEditor: CmsOptions = { backend: LOCAL, root: "" };

/** @returns null when there is to be no editor */
export function builtEditor(environment: NodeJS.ProcessEnv): CmsOptions | null {
  const backend = repositoryBackend(environment);
  const root = path.relative(process.cwd(), contentDirectory()).split(path.sep).join("/");
  return backend && { backend, root };
}

/** The page of the editor. It has no inline script, and without JavaScript it says what to do. */
const PAGE = `<!doctype html>
<html lang="en">
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

/**
 * Decap CMS as one script, with the parts that it loads when needed, such as its encoder of WebP;
 * and its licence.
 */
const DECAP_FILES = /(?:^|\.)decap-cms\.js$|\.wasm$|LICENSE/;

const STAND_INS = path.resolve("src/editor/stand-ins.tsx");

/** Components are the site's own, without Gatsby below them. */
const WITHOUT_GATSBY: Plugin = {
  name: "without-gatsby",
  setup({ onResolve }) {
    onResolve({ filter: /^(?:gatsby|@reach\/router)$|\/link\/link$/ }, () => ({ path: STAND_INS }));
  },
};

/**
 * Bundles the editor: its script, its style sheet, and those for the components that it previews.
 * @param folder where they are written
 * @throws esbuild's error
 */
async function bundleEditor(folder: string): Promise<void> {
  await build({
    entryPoints: {
      editor: "src/editor/main.ts",
      page: "src/editor/page.scss",
      preview: "src/editor/preview.scss",
    },
    outdir: folder,
    ...BROWSER_BUNDLE,
    loader: { ".woff2": "file", ".woff": "file", ".svg": "file" },
    assetNames: "[name]-[hash]",
    plugins: [SASS, WITHOUT_GATSBY],
  });
}

/**
 * Writes the editor: its page, its script, Decap CMS and the configuration derived from the content
 * model. It is written as JSON, which the CMS reads as YAML.
 * @param folder such as `public/admin`
 */
export async function writeEditor(folder: string, options: CmsOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const decap = path.dirname(
    createRequire(path.resolve("package.json")).resolve("decap-cms/dist/decap-cms.js"),
  );
  for (const name of readdirSync(decap).filter((file) => DECAP_FILES.test(file)))
    cpSync(path.join(decap, name), path.join(folder, name));
  writeFileSync(path.join(folder, "index.html"), PAGE);
  writeFileSync(
    path.join(folder, "config.yml"),
    `${JSON.stringify(cmsConfig(CONTENT_MODEL, options), null, 2)}\n`,
  );
  await bundleEditor(folder);
}
