/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { redirectLines } from "../../../../site-contract/redirects";
import { writeRedirects } from "./redirects";

const home = process.cwd();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "redirects-"));
  mkdirSync(path.join(folder, "public"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

const answering = (data: unknown) =>
  ({ graphql: async () => ({ data }) }) as unknown as Pick<CreatePagesArgs, "graphql">;
const written = () => readFileSync(path.join(folder, "public/_redirects"), "utf8");

test("a redirect is one line and permanent", () => {
  expect(
    redirectLines([
      { from: "/work", to: "/works" },
      { from: "/a", to: "https://elsewhere.example" },
    ]),
  ).toBe("/work /works 301\n/a https://elsewhere.example 301\n");
});

test.each([
  ["/a b"],
  ["/a\n/evil https://evil.example"],
  ["/a\t"],
  ["/a\u00a0b"],
  ["/a\u0000"],
  [""],
])("no line is written for %j", (address) => {
  expect(() => redirectLines([{ from: address, to: "/" }])).toThrow("No address of a redirect");
  expect(() => redirectLines([{ from: "/a", to: address }])).toThrow("No address of a redirect");
});

test.each([
  [{ redirectSettings: { items: [{ from: "/work", to: "/works" }] } }, "/work /works 301\n"],
  [{ redirectSettings: null }, ""],
])(
  "the redirects of the content are written first, then those that every site has: %j",
  async (data, lines) => {
    await writeRedirects(answering(data));
    expect(written()).toBe(`${lines}/blog/page/1 /blog 301\n/favicon.ico /favicon-32x32.png 301\n`);
  },
);
