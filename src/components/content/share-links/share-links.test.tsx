import { shareTargets } from "./share-links";

jest.mock("gatsby", () => ({ graphql: () => null }));

const ADDRESS = "https://agency.example/blog/a";
const TARGETS = shareTargets(ADDRESS, 'A & B = "C" #1 + 100 % 🎉').map(
  ({ name, href }) => [name, new URL(href).searchParams] as const,
);

test("articles are shared on three networks and by e-mail", () => {
  expect(TARGETS.map(([name]) => name)).toEqual(["LinkedIn", "Bluesky", "X", "E-mail"]);
});

test.each(TARGETS)("the link for %s has the whole address, whatever the title", (_name, query) => {
  expect([...query.values()].join()).toContain(ADDRESS);
});

test.each(TARGETS)("the link for %s has no parameter that tracks visitors", (_name, query) => {
  expect([...query.keys()].filter((key) => !/^(url|text|subject|body)$/.test(key))).toEqual([]);
});
