import type { ContentRules } from "../../plugins/gatsby-source-content/check";
import { PAGE_IDS } from "../constants/page-ids";
import { FIXED_ROUTES, MAIN_ANCHOR, RESERVED_SEGMENTS } from "../constants/routes";
import { checkMarketing, explainPlayers } from "./consent";
import { adviseLetters } from "./letters";
import { siteRoutes } from "./site-routes";

/**
 * Old addresses of feeds and start pages; the site has nothing there, but no page may take them.
 */
const REDIRECTABLE = ["index", "rss"];

function serves(path: string): boolean {
  const first = path.split("/")[1] ?? "";
  const isReserved = RESERVED_SEGMENTS.includes(first) && !REDIRECTABLE.includes(first);
  return isReserved || /^\/blog\/page(\/|$)/.test(path);
}

/** What this site knows of its content beyond the model: its pages, and checks of its own. */
export const CONTENT_RULES: ContentRules = {
  reservedNames: [...RESERVED_SEGMENTS, ...FIXED_ROUTES.map((route) => route.slice(1))],
  serves,
  reservedIds: PAGE_IDS,
  pageAnchors: [MAIN_ANCHOR],
  routes: siteRoutes,
  checks: [checkMarketing, explainPlayers, adviseLetters],
};
