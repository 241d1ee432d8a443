/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { redirectLines } from "../../../site-contract/redirects";
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

test.each([["/a b"], ["/a\n/evil https://evil.example"], ["/a\t"], ["/a\u00a0b"], ["/a\u0000"], [""]])(
  "no line is written for %j",
  (address) => {
    expect(() => redirectLines([{ from: address, to: "/" }])).toThrow("No address of a redirect");
    expect(() => redirectLines([{ from: "/a", to: address }])).toThrow("No address of a redirect");
  },
);

test("the redirects of the content are written first, then those that every site has", async () => {
  await writeRedirects(answering({ redirectSettings: { items: [{ from: "/work", to: "/works" }] } }));
  expect(written()).toBe("/work /works 301\n/blog/page/1 /blog 301\n");
});

test.each([[{ redirectSettings: { items: [] } }], [{ redirectSettings: null }], [undefined]])(
  "without redirects in the content there is the one of the list's first page: %j",
  async (data) => {
    await writeRedirects(answering(data));
    expect(written()).toBe("/blog/page/1 /blog 301\n");
  },
);
