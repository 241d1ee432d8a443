import { breadcrumbs } from "./page-things";
import { AGENCY, MENU } from "./testing/agency";

const steps = (route: string) =>
  breadcrumbs(AGENCY.url, route, "This page", MENU).itemListElement.map(
    ({ position, name, item }) => `${position} ${name} ${item}`,
  );

test("the way to an entry leads over the list it stands in", () => {
  expect(steps("/works/hid")).toEqual([
    "1 Home https://agency.example/",
    "2 Work https://agency.example/works",
    "3 This page https://agency.example/works/hid",
  ]);
  expect(steps("/blog/page/2")).toHaveLength(3);
});

test("a page at the root stands right below the home page, also one that the menu names", () => {
  expect(steps("/works")).toEqual([
    "1 Home https://agency.example/",
    "2 This page https://agency.example/works",
  ]);
  expect(steps("/worksheet")).toHaveLength(2);
});
