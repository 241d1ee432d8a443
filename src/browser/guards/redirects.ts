import type { GatsbyPage } from "../../overrides/gatsby-router";

type RedirectsData = { redirectSettings?: { items?: readonly { from: string; to: string }[] } };

const withoutSlash = (path: string) => path.replace(/\/+$/, "") || "/";

/**
 * The redirects of `content/settings/redirects.json`, where the server or the CDN did not apply them: the page for unknown
 * addresses knows them. Only addresses within the site, which the build has checked, are followed.
 */
export function redirects(path: string, page: GatsbyPage): string | null {
  const { redirectSettings } = (page.json?.data ?? {}) as RedirectsData;
  const found = redirectSettings?.items?.find(({ from }) => from === withoutSlash(path));
  return found && /^\/(?![/\\])/.test(found.to) ? found.to : null;
}
