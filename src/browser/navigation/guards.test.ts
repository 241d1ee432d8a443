import type { GatsbyPage } from "../../overrides/gatsby-router";
import { routeErrorOf } from "../stores/route-error";
import { runGuards } from "./guards";

const page = (guards: unknown, items: unknown = []) =>
  ({
    json: { pageContext: { guards }, data: { redirectSettings: { items } } },
  }) as unknown as GatsbyPage;

test("a page without guards is shown", () => {
  expect(runGuards("/works", page(undefined))).toBeNull();
  expect(runGuards("/works", {})).toBeNull();
});

test("a page with an unknown guard shows the error 500 'Unknown middleware'", () => {
  const shown = () => {
    try {
      return runGuards("/works", page(["redirects", "toString"]));
    } catch (error) {
      return routeErrorOf(error);
    }
  };
  expect(shown()).toEqual({ message: "Unknown middleware", status: 500 });
});

const moved = page(["redirects"], [{ from: "/careers", to: "/career-page" }]);

test.each(["/careers", "/careers/", "/CAREERS"])(
  "the moved address %s redirects to its target",
  (address) => {
    expect(runGuards(address, moved)).toBe("/career-page");
  },
);

test("the address of a page that has ended redirects where it leads, or shows it is gone", () => {
  const redirectSettings = {
    items: [],
    ended: [
      { from: "/spring", to: "/works" },
      { from: "/sale", to: "https://shop.example/" },
      { from: "/fair", to: null },
    ],
  };
  const unknown = { json: { pageContext: { guards: ["redirects"] }, data: { redirectSettings } } };
  expect(runGuards("/spring", unknown as unknown as GatsbyPage)).toBe("/works");
  expect(runGuards("/sale", unknown as unknown as GatsbyPage)).toBe("https://shop.example/");
  expect(runGuards("/fair", unknown as unknown as GatsbyPage)).toBeNull();
});

test("an unknown address that has not moved shows the page for unknown addresses", () => {
  expect(runGuards("/nowhere", moved)).toBeNull();
});

test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
  "a redirect to %j is not followed",
  (to) => {
    expect(runGuards("/old", page(["redirects"], [{ from: "/old", to }]))).toBeNull();
  },
);
