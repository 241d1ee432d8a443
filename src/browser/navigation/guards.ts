import { STRINGS } from "../../constants/strings";
import type { GatsbyPage } from "../../overrides/gatsby-router";

/** Runs before a page is shown. @returns the address to go to instead, or null */
type Guard = (path: string, page: GatsbyPage) => string | null;

type RedirectsData = { redirectSettings?: { items?: readonly { from: string; to: string }[] } };

const withoutSlash = (path: string) => path.replace(/\/+$/, "") || "/";

/**
 * The redirects of `content/settings/redirects.json`, where the server or the CDN did not apply
 * them: the page for unknown addresses knows them. Only addresses within the site, which the build
 * has checked, are followed.
 */
function redirects(path: string, page: GatsbyPage): string | null {
  const { redirectSettings } = (page.json?.data ?? {}) as RedirectsData;
  const found = redirectSettings?.items?.find(({ from }) => from === withoutSlash(path));
  return found && /^\/(?![/\\])/.test(found.to) ? found.to : null;
}

/** Pages name them in their context (`guards`), see `gatsby/pages/create-pages.ts`. */
const GUARDS: ReadonlyMap<string, Guard> = new Map([["redirects", redirects]]);

/**
 * Runs the guards that a page names, in order.
 * @returns the address to go to instead, or null to show the page
 * @throws Error for a guard that does not exist; the error page shows it as 500
 */
export function askGuards(path: string, page: GatsbyPage): string | null {
  const { guards } = page.json?.pageContext ?? {};
  for (const name of Array.isArray(guards) ? guards : []) {
    const guard = GUARDS.get(String(name));
    if (!guard) throw new Error(STRINGS.unknownGuard);
    const target = guard(path, page);
    if (target !== null) return target;
  }
  return null;
}
