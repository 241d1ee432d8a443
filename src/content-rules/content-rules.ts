import type { ContentRules } from "../../plugins/gatsby-source-content/check";
import { PAGE_IDS } from "../constants/page-ids";
import { FIXED_ROUTES, MAIN_ANCHOR, RESERVED_SEGMENTS } from "../constants/routes";
import { checkEntryAnchors } from "./anchors";
import { checkMarketing, explainPlayers } from "./consent";
import { adviseLetters } from "./letters";
import { advisePositions } from "./positions";
import { siteRoutes } from "./site-routes";
import { checkPolicyRead, checkStoredNames } from "./third-parties";

/** First segments that no page may have, but redirects may: old addresses of feeds, start pages. */
const REDIRECTABLE = ["index", "rss"];

function serves(path: string): boolean {
  const first = path.split("/")[1] ?? "";
  const isReserved = RESERVED_SEGMENTS.includes(first) && !REDIRECTABLE.includes(first);
  return isReserved || /^\/blog\/page(\/|$)/.test(path);
}

/** Rules of this site beyond its model: addresses of its pages, reserved names, further checks. */
export const CONTENT_RULES: ContentRules = {
  reservedNames: [...RESERVED_SEGMENTS, ...FIXED_ROUTES.map((route) => route.slice(1))],
  serves,
  reservedIds: PAGE_IDS,
  pageAnchors: [MAIN_ANCHOR],
  routes: siteRoutes,
  checks: [
    checkEntryAnchors,
    checkMarketing,
    checkStoredNames,
    checkPolicyRead,
    explainPlayers,
    adviseLetters,
    advisePositions,
  ],
};
