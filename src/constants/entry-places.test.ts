import { CONTENT_MODEL } from "../content-model/content-model";
import { PAGE_SECTIONS } from "../content-model/page-sections";
import { ENTRY_PLACES } from "./entry-places";

const COLLECTIONS = CONTENT_MODEL.collections.map(({ name }) => name);

test.each(ENTRY_PLACES)("$page shows the collection $collection", ({ collection }) => {
  expect(COLLECTIONS).toContain(collection);
});

test.each(ENTRY_PLACES.filter(({ page, section }) => section && PAGE_SECTIONS.has(page)))(
  "the section $section of $page, with $collection, has words in the content",
  ({ page, section }) => {
    expect(PAGE_SECTIONS.get(page)).toContain(section);
  },
);
