import type { CreatePageArgs } from "gatsby";

/** Which guards (`browser/guards`) run before a page is shown, by its path. */
const GUARDS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  "/404": ["redirects"],
  "/404.html": ["redirects"],
};

/** Writes the guards of a page into its context, where the browser finds them. */
export function nameGuards({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
  const guards = GUARDS_OF_PAGES[page.path];
  if (!guards || page.context?.guards) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, guards } });
}
