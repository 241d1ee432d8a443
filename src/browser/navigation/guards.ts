import { STRINGS } from "../../constants/strings";
import type { GatsbyPage } from "../../overrides/gatsby-router";

/** Runs before a page is shown. @returns the address to redirect to, or null to show the page */
type Guard = (path: string, page: GatsbyPage) => string | null;

type Rule = { from: string; to: string | null };
type RedirectsData = { redirectSettings?: { items?: readonly Rule[]; ended?: readonly Rule[] } };

/** A path as redirects are compared: as the server does, and codes on prints have capitals. */
const plain = (path: string) => path.replace(/\/+$/, "").toLowerCase() || "/";

/** A path of this site, or the address of another one. */
const isAddress = (target: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)/.test(target);

/**
 * Follows the redirects of `content/settings/redirects.json`, and those of pages that have ended,
 * where neither server nor CDN did. They are in the data of the page for unknown addresses.
 */
function followRedirect(path: string, page: GatsbyPage): string | null {
  const { redirectSettings } = (page.json?.data ?? {}) as RedirectsData;
  const { items = [], ended = [] } = redirectSettings ?? {};
  const { to = null } = [...items, ...ended].find(({ from }) => plain(from) === plain(path)) ?? {};
  return to !== null && isAddress(to) ? to : null;
}

/** The guards by the names that pages list in their context (`guards`). */
const GUARDS: ReadonlyMap<string, Guard> = new Map([["redirects", followRedirect]]);

/**
 * Runs the guards that a page names, in order.
 * @returns the address to redirect to, or null to show the page
 * @throws Error for a guard that does not exist; the error page shows it with status 500
 */
export function runGuards(path: string, page: GatsbyPage): string | null {
  const { guards } = page.json?.pageContext ?? {};
  for (const name of Array.isArray(guards) ? guards : []) {
    const guard = GUARDS.get(String(name));
    if (!guard) throw new Error(STRINGS.unknownGuard);
    const target = guard(path, page);
    if (target !== null) return target;
  }
  return null;
}
