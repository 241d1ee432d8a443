import path from "node:path";
import type { Plugin } from "esbuild";
import type { CmsBackend, EditorOptions } from "../../plugins/gatsby-plugin-editor/options";
import { ENTRY_ANCHORS } from "../constants/entry-places";
import { BROWSER_BUNDLE, SASS } from "../gatsby-node/browser-bundle";
import { CONTENT } from "./content";

const DEFAULT_BRANCH = "main";

/**
 * The back end of a built site's editor: its repository, by the environment.
 * @param environment such as `process.env`; checked before, see `environment.ts`
 * @returns undefined without a repository: then there is no editor
 */
function repositoryBackend({
  CMS_BACKEND,
  CMS_REPO,
  CMS_BRANCH,
  CMS_AUTH_URL,
  CMS_APP_ID,
}: NodeJS.ProcessEnv): CmsBackend | undefined {
  if (!CMS_REPO) return undefined;
  const repository = { repo: CMS_REPO, branch: CMS_BRANCH || DEFAULT_BRANCH };
  if (CMS_BACKEND !== "gitlab")
    return { name: "github", ...repository, ...(CMS_AUTH_URL && { base_url: CMS_AUTH_URL }) };
  // GitLab signs in without a helper of ours:
  // https://decapcms.org/docs/gitlab-backend/#client-side-pkce-authorization
  return { name: "gitlab", ...repository, auth_type: "pkce", app_id: CMS_APP_ID ?? "" };
}

const STAND_INS = path.resolve("src/previews/stand-ins.tsx");

/** Replaces Gatsby and the site's links below the components that previews show. */
const WITHOUT_GATSBY: Plugin = {
  name: "without-gatsby",
  setup({ onResolve }) {
    onResolve({ filter: /^(?:gatsby|@reach\/router)$|\/link\/link$/ }, () => ({ path: STAND_INS }));
  },
};

/** Pictures of the kinds of blocks, `<type>.webp`: `npm run screenshots` takes them. */
export const BLOCK_PICTURES = "src/blocks/pictures";

/** Options of gatsby-plugin-editor. */
export const EDITOR: EditorOptions = {
  content: CONTENT,
  entryPoint: "src/previews/main.ts",
  esbuild: { ...BROWSER_BUNDLE, plugins: [SASS, WITHOUT_GATSBY] },
  backend: repositoryBackend(process.env),
  anchors: ENTRY_ANCHORS,
  blockPictures: BLOCK_PICTURES,
  filters: [
    { label: "Drafts", field: "draft", pattern: true },
    { label: "On the home page", field: "onHome", pattern: true },
  ],
  groups: [
    { label: "Category", field: "category" },
    { label: "Industry", field: "industry" },
    { label: "Office", field: "location" },
    { label: "Year", field: "date", pattern: "\\d{4}" },
  ],
};
