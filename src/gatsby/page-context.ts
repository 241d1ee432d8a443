import type { CreatePageArgs } from "gatsby";
import { SEARCH_LATEST_ARTICLES, SEARCH_ROUTE } from "../search/constants";

/**
 * What pages of `src/pages` get besides their own query, by path: the guards (`browser/guards`) that run before one is shown,
 * which the browser finds there, and numbers of its query, which can only name them.
 */
const CONTEXT_OF_PAGES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "/404": { guards: ["redirects"] },
  "/404.html": { guards: ["redirects"] },
  [SEARCH_ROUTE]: { latest: SEARCH_LATEST_ARTICLES },
};

export function addContext({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
  const own = CONTEXT_OF_PAGES[page.path];
  if (!own || Object.keys(own).every((name) => name in (page.context ?? {}))) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...own } });
}
