import { shareTargets } from "./share-links";

jest.mock("gatsby", () => ({ graphql: () => null }));

test("every link carries the whole address, whatever the title, and nothing that follows visitors", () => {
  const address = "https://agency.example/blog/a";
  const targets = shareTargets(address, 'A & B = "C" #1 + 100 % 🎉');
  expect(targets.map(({ name }) => name)).toEqual(["LinkedIn", "Bluesky", "X", "E-mail"]);
  for (const { href } of targets)
    expect([...new URL(href).searchParams.values()].join()).toContain(address);
  const parameters = targets.flatMap(({ href }) => [...new URL(href).searchParams.keys()]);
  expect(parameters.filter((key) => !/^(url|text|subject|body)$/.test(key))).toEqual([]);
});
