/** @jest-environment node */
import { entryOfRoute } from "./entry-of-route";

test("a page with an address of its own leads to the entry that it is made of", () => {
  expect(entryOfRoute("/works/mobile-key", "hid")?.place).toBe("works/entries/hid/index");
});

test.each([
  ["/", undefined, "settings/entries/home"],
  ["/career-page", undefined, "settings/entries/career"],
  ["/works/hid", "hid", "works/entries/hid/index"],
  ["/cutting-edge-digital-products", "landing", "pages/entries/landing/index"],
  ["/blog/page/2", undefined, "settings/entries/blog-page"],
  ["/search", undefined, undefined],
  ["/no-page", undefined, undefined],
])("the page %s of %s is edited at %s", (route, slug, place) => {
  expect(entryOfRoute(route, slug)?.place).toBe(place);
});
