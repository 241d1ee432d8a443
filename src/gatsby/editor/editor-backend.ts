import path from "node:path";
import { contentDirectory } from "../../constants/content-directory";
import type { CmsBackend, CmsOptions } from "../../content-model/cms-config";

const DEFAULT_BRANCH = "main";

/**
 * Where the editor reads and writes: in a preview the content folder, through `decap-server` on this machine; in a built
 * site the repository.
 * @param environment such as `process.env`; checked before, see `settings.ts`
 * @returns null when there is to be no editor
 */
export function editorBackend(
  { CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_AUTH_URL, CMS_APP_ID, CMS_PORT }: NodeJS.ProcessEnv,
  { isDevelop }: { isDevelop: boolean },
): CmsBackend | null {
  if (isDevelop) return CMS_PORT ? { name: "proxy", proxy_url: `http://localhost:${CMS_PORT}/api/v1` } : null;
  if (!CMS_REPO) return null;
  const repository = { repo: CMS_REPO, branch: CMS_BRANCH || DEFAULT_BRANCH };
  if (CMS_BACKEND !== "gitlab")
    return { name: "github", ...repository, ...(CMS_AUTH_URL && { base_url: CMS_AUTH_URL }) };
  // GitLab signs in without a helper of ours: https://decapcms.org/docs/gitlab-backend/#client-side-pkce-authorization
  return { name: "gitlab", ...repository, auth_type: "pkce", app_id: CMS_APP_ID ?? "" };
}

/** The local server sees the content folder alone; a repository, the whole project. */
export function editorOptions(backend: CmsBackend): CmsOptions {
  const folder = path.relative(process.cwd(), contentDirectory()).split(path.sep).join("/");
  return { backend, root: backend.name === "proxy" ? "" : folder };
}
