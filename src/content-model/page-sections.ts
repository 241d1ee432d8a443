import { CONTENT_MODEL } from "./content-model";

/** Sections whose words are in no file of their page. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "/blog": ["topics"],
  "/contact-form": ["write", "next"],
};

/**
 * Ids of the sections of the fixed pages: the anchors that links may name besides those that follow
 * from entries.
 */
export const PAGE_SECTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  CONTENT_MODEL.collections.flatMap(({ page, fields }) => {
    if (!page) return [];
    const own = fields.flatMap(({ section, required }) =>
      section && required !== false ? [section] : [],
    );
    return [[page, [...own, ...(OTHERS[page] ?? [])]]];
  }),
);
