import type { CreatePageArgs } from "gatsby";
import { SEARCH_LATEST_ARTICLES, SEARCH_ROUTE } from "../../../search/constants";

/**
 * Context of the pages in `src/pages`, by path: the guards (`browser/guards`) that the browser runs before it shows the
 * page, and values of query variables, which a query cannot import.
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
