import { STRINGS } from "../../constants/strings";
import type { GatsbyPage } from "../../overrides/gatsby-router";
import type { RouteError } from "../../stores/route-error";
import { redirects } from "./redirects";

/**
 * Runs before a page is shown.
 * @param path of the address, as written
 * @param page as Gatsby has loaded it
 * @returns the address to go to instead, or null
 */
export type Guard = (path: string, page: GatsbyPage) => string | null;

/** Pages name them in their context (`guards`), see `gatsby/page-context.ts`. */
const GUARDS: ReadonlyMap<string, Guard> = new Map([["redirects", redirects]]);

/** An error shown by the error page, with its status. */
class GuardError extends Error implements RouteError {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * Runs the guards that a page names, in order.
 * @returns the address to go to instead, or null to show the page
 * @throws GuardError (500) for a guard that does not exist
 */
export function askGuards(path: string, page: GatsbyPage): string | null {
  const { guards } = page.json?.pageContext ?? {};
  for (const name of Array.isArray(guards) ? guards : []) {
    const guard = GUARDS.get(String(name));
    if (!guard) throw new GuardError(STRINGS.unknownGuard, 500);
    const target = guard(path, page);
    if (target !== null) return target;
  }
  return null;
}
