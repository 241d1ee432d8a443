import type { GatsbyPage } from "../../overrides/gatsby-router";
import { routeErrorOf } from "../stores/route-error";
import { askGuards } from "./guards";

const page = (guards: unknown, items: unknown = []) =>
  ({
    json: { pageContext: { guards }, data: { redirectSettings: { items } } },
  }) as unknown as GatsbyPage;

test("a page without guards is shown", () => {
  expect(askGuards("/works", page(undefined))).toBeNull();
  expect(askGuards("/works", {})).toBeNull();
});

test("an unknown guard is the error 500 'Unknown middleware'", () => {
  const shown = () => {
    try {
      return askGuards("/works", page(["redirects", "toString"]));
    } catch (error) {
      return routeErrorOf(error);
    }
  };
  expect(shown()).toEqual({ message: "Unknown middleware", status: 500 });
});

test("a moved address redirects to its target, with or without a trailing slash", () => {
  const moved = page(["redirects"], [{ from: "/careers", to: "/career-page" }]);
  expect(askGuards("/careers", moved)).toBe("/career-page");
  expect(askGuards("/careers/", moved)).toBe("/career-page");
  expect(askGuards("/nowhere", moved)).toBeNull();
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
  "a redirect to %j is not followed",
  (to) => {
    expect(askGuards("/old", page(["redirects"], [{ from: "/old", to }]))).toBeNull();
  },
);
