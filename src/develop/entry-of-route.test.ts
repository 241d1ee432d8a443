/** @jest-environment node */
import { entryOfRoute } from "./entry-of-route";

test("a page at another address than its slug is edited as the entry with the slug", () => {
  expect(entryOfRoute("/works/mobile-key", "hid")?.place).toBe("works/entries/hid/index");
});

test.each([
  ["/", undefined, "settings/entries/home"],
  ["/career-page", undefined, "settings/entries/career"],
  ["/career-page/designer", "designer", "positions/entries/designer/index"],
  ["/works/hid", "hid", "works/entries/hid/index"],
  ["/cutting-edge-digital-products", "landing", "pages/entries/landing/index"],
  ["/blog/page/2", undefined, "settings/entries/blog-page"],
  ["/search", undefined, undefined],
  ["/no-page", undefined, undefined],
])("the page %s with the slug %s is edited at %s", (route, slug, place) => {
  expect(entryOfRoute(route, slug)?.place).toBe(place);
});
