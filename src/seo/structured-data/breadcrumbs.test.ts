import { breadcrumbs } from "./page-things";
import { AGENCY, MENU } from "./testing/agency";

const steps = (route: string) =>
  breadcrumbs(AGENCY.url, route, "This page", MENU).itemListElement.map(
    ({ position, name, item }) => `${position} ${name} ${item}`,
  );

test("the breadcrumbs of an entry name the page that lists it", () => {
  expect(steps("/works/hid")).toEqual([
    "1 Home https://agency.example/",
    "2 Work https://agency.example/works",
    "3 This page https://agency.example/works/hid",
  ]);
});

test("the breadcrumbs of a later page of the blog name the blog", () => {
  expect(steps("/blog/page/2")[1]).toBe("2 Blog https://agency.example/blog");
});

test("a page of the menu is directly below the home page", () => {
  expect(steps("/works")).toEqual([
    "1 Home https://agency.example/",
    "2 This page https://agency.example/works",
  ]);
});

test("a page whose name begins like one of the menu is not below that", () => {
  expect(steps("/worksheet")).toHaveLength(2);
});
