/** @jest-environment node */
import { entryOfRoute } from "./entry-of-route";

test("a page with an address of its own leads to the entry that it is made of", () => {
  expect(entryOfRoute("/works/mobile-key", "hid")?.place).toBe("works/entries/hid/index");
});

test.each([
  ["/", "settings/entries/home"],
  ["/career-page", "settings/entries/career"],
  ["/works/hid", "works/entries/hid/index"],
  ["/blog/forms-that-do-not-lose-words", "blog/entries/forms-that-do-not-lose-words/index"],
  ["/cutting-edge-digital-products", "pages/entries/cutting-edge-digital-products/index"],
  ["/blog/page/2", undefined],
  ["/search", undefined],
  ["/catalogue/blocks", undefined],
])("the page %s is edited at %s", (route, place) => {
  expect(entryOfRoute(route)?.place).toBe(place);
});
