import type { FixedRoute } from "../constants/routes";
import { CONTENT_MODEL } from "./content-model";

/** Sections whose words are in no file of their page. */
const OTHERS: Partial<Record<FixedRoute, readonly string[]>> = {
  "/blog": ["topics"],
  "/contact-form": ["write", "next"],
};

/**
 * Ids of the sections of the fixed pages: the anchors that links may name besides those that follow
 * from entries.
 */
export const PAGE_SECTIONS: ReadonlyMap<FixedRoute, readonly string[]> = new Map(
  CONTENT_MODEL.flatMap(({ page, fields }) => {
    if (!page) return [];
    const own = fields.flatMap(({ section, required }) =>
      section && required !== false ? [section] : [],
    );
    return [[page, [...own, ...(OTHERS[page] ?? [])]]];
  }),
);
