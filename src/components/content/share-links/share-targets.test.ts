import { shareTargets } from "./share-targets";

const ADDRESS = "https://agency.example/blog/a";

test("every link carries the whole address, whatever the title", () => {
  const targets = shareTargets(ADDRESS, 'A & B = "C" #1 + 100 % 🎉');
  expect(targets.map(({ name }) => name)).toEqual(["LinkedIn", "Bluesky", "X", "E-mail"]);
  for (const { href } of targets) expect([...new URL(href).searchParams.values()].join()).toContain(ADDRESS);
});

test("no link carries anything that follows visitors", () => {
  for (const { href } of shareTargets(ADDRESS, "A")) {
    expect([...new URL(href).searchParams.keys()].filter((key) => !/^(url|text|subject|body)$/.test(key))).toEqual([]);
  }
});
