import path from "node:path";
import { contentDirectory } from "../../../constants/build";
import type { CmsBackend, CmsOptions } from "../../../content-model/projections/cms-config";
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
  // GitLab signs in without a helper of ours: https://decapcms.org/docs/gitlab-backend/#client-side-pkce-authorization
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
