import { CONTENT_MODEL } from "./content-model";

/** Sections by page whose words are in another file than the page's. */
const FURTHER_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  "/blog": ["topics"],
  "/contact-form": ["write", "next"],
};

/** Ids of the sections of fixed pages, by page. Links may name them, and anchors of entries. */
export const PAGE_SECTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  CONTENT_MODEL.collections.flatMap(({ page, fields }) => {
    if (!page) return [];
    const sections = fields.flatMap(({ section, required }) =>
      section && required !== false ? [section] : [],
    );
    return [[page, [...sections, ...(FURTHER_SECTIONS[page] ?? [])]]];
  }),
);
