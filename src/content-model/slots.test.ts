import { SOURCE_DENSITY } from "../../plugins/gatsby-source-content/model";
import { PLATE_SIZES } from "./plates";
import { BLOG_SIZES } from "./sizes/blog";
import { CARD_SIZES } from "./sizes/cards";
import { CAREER_SIZES } from "./sizes/career";
import { NEWS_SIZES } from "./sizes/news";
import { PEOPLE_SIZES } from "./sizes/people";
import { SERVICES_SIZES } from "./sizes/services";
import { WORKS_SIZES } from "./sizes/works";
import { PROSE_SIZES, SLOTS, type SlotName } from "./slots";

/** Pictures in Markdown may be smaller than the column; only their own files are made then. */
const names = (Object.keys(SLOTS) as SlotName[]).filter((name) => !SLOTS[name].inText);

test.each(names)(
  "the smallest picture that is accepted for %s is large enough for all its files",
  (name) => {
    const { width, baseWidth, densities } = SLOTS[name];
    expect(baseWidth * Math.max(...densities)).toBeLessThanOrEqual(width * SOURCE_DENSITY);
  },
);

test.each(names)(
  "%s has a file for a density of 1, and the last of its files is for dense screens",
  (name) => {
    const { densities } = SLOTS[name];
    expect(densities).toEqual([...densities].sort((a, b) => a - b));
    expect(densities).toContain(1);
    expect(densities.at(-1)).toBe(2);
  },
);

test("every use of a slot says how wide the picture is shown, for windows of any width", () => {
  const tables = [
    BLOG_SIZES,
    CAREER_SIZES,
    CARD_SIZES,
    NEWS_SIZES,
    PEOPLE_SIZES,
    SERVICES_SIZES,
    WORKS_SIZES,
    PLATE_SIZES,
    { PROSE_SIZES },
  ];
  const uses = tables.flatMap((table) => Object.values(table));
  // The last length holds where no condition does.
  for (const sizes of uses)
    expect(sizes.split(", ").at(-1)).toMatch(/^[\d.]+(px|vw)$|^calc\(.*\)$/);
});
