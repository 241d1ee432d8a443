/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PAGE_SECTIONS } from "../../constants/routes";

const SRC = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(SRC, file), "utf8");

/** What stands between a section's tag and its id may be other attributes, and those may hold elements of their own. */
const SECTION_ID =
  /<(?:section|(?:Section|TitledList|People|Offices|WriteToUs|ProcessSteps)\b(?:(?!<Section)[\s\S])*?) id="([^"]+)"/g;

/** Where the code of a fixed page stands. */
const sourceOf = (page: string) =>
  page === "/blog" ? "templates/blog-list.tsx" : `pages${page === "/" ? "/index" : page}.tsx`;

/** The ids a page gives to its sections itself, and those of the sections it draws. */
function sectionIds(page: string): string[] {
  const code = read(sourceOf(page));
  const sections = [...code.matchAll(/"\.\.\/(components\/sections\/[^"]+)"/g)].map(([, file]) => read(`${file}.tsx`));
  return [code, ...sections].flatMap((text) => [...text.matchAll(SECTION_ID)].map(([, id]) => id ?? ""));
}

test.each(Object.entries(PAGE_SECTIONS))("the sections of %s are the ones its code draws", (page, sections) => {
  expect([...sections].sort()).toEqual(sectionIds(page).sort());
});
