import { brandingCovers } from "../covers/branding";
import { eventCovers } from "../covers/events";
import { COVER_FAMILIES } from "../covers/families";
import { productDesignCovers } from "../covers/product-design";
import { researchCovers } from "../covers/research";
import { COVER, type Cover } from "../covers/shapes";
import { technologyCovers } from "../covers/technology";
import { hash, seeded } from "../drawing/random";
import type { Scene } from "../scene";
import { CATEGORY_TONES, PLAIN_TONES } from "../tones";

const COVERS: Readonly<Record<string, Cover>> = {
  ...technologyCovers,
  ...researchCovers,
  ...productDesignCovers,
  ...brandingCovers,
  ...eventCovers,
};

/** An article's cover: drawn for it where a cover of its name exists, else composed from its slug in a hue of its category. */
export const articleCover: Scene = {
  ...COVER,
  format: "jpeg",
  draw({ slug, request }) {
    const category = typeof request.entry.category === "string" ? request.entry.category : "";
    const hues = CATEGORY_TONES[category] ?? [];
    const cover = COVERS[slug] ?? COVER_FAMILIES[hash(slug) % COVER_FAMILIES.length];
    if (!cover) throw new Error("no cover");
    return cover(hues[hash(slug) % hues.length] ?? PLAIN_TONES, seeded(slug));
  },
};
