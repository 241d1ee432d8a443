/**
 * Ids of the site's own elements on pages with a text, which no heading of the text may take. An id
 * with an underscore or a capital letter cannot be that of a heading. `e2e/blog/article.spec.ts`
 * finds one that is missing here.
 */
export const PAGE_IDS: readonly string[] = [
  "content",
  "menu",
  "menu-services",
  "related",
  "related-title",
  "intro",
  "next-work-title",
  "project-form",
  "start-project",
  "start-project-title",
  "contact-overlay-title",
  "cc-main",
];
