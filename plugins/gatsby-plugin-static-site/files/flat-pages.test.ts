/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { temporaryFolder, writeTree } from "../../../tools/testing/tree";
import { removeFlatPages, writeFlatPages } from "./flat-pages";

const project = process.cwd();

const PAGES = ["index", "works", "works/hid", "404", "404.html"];
const BUILT = {
  ...Object.fromEntries(PAGES.map((name) => [`public/page-data/${name}/page-data.json`, "{}"])),
  "public/index.html": "home",
  "public/works/index.html": "works",
  "public/works/hid/index.html": "hid",
  "public/404/index.html": "missing",
  "public/404.html": "missing, by Gatsby",
  "public/admin/index.html": "another program",
};

beforeEach(() => {
  const root = temporaryFolder();
  process.chdir(root);
  writeTree(root, BUILT);
});

afterEach(() => process.chdir(project));

type Hooks = Record<"onPreBootstrap" | "onPreBuild", () => Promise<void>>;

const read = (file: string) => readFileSync(file, "utf8");

test("hosts that redirect addresses of folders find each page in a file, too", async () => {
  await writeFlatPages("public");
  expect([read("public/works.html"), read("public/works/hid.html")]).toEqual(["works", "hid"]);
  expect(read("public/404.html")).toBe("missing, by Gatsby");
  expect(existsSync("public/admin.html")).toBe(false);
});

test("a page that is deleted leaves no file behind, and those of static stay", async () => {
  // Loaded in this folder, whose site they change.
  const build = (await import("../gatsby-node")) as unknown as Hooks;
  await writeFlatPages("public");
  writeTree(".", { "static/google123.html": "mine", "public/google123.html": "mine" });
  // The next build, in Gatsby's order.
  await build.onPreBootstrap();
  rmSync("public/page-data/works/hid", { recursive: true });
  await build.onPreBuild();
  rmSync("public/works/hid", { recursive: true });
  await writeFlatPages("public");
  expect(existsSync("public/works/hid.html")).toBe(false);
  expect([read("public/works.html"), read("public/google123.html")]).toEqual(["works", "mine"]);
});

test("the first build has nothing to delete", async () => {
  rmSync("public", { recursive: true });
  await expect(removeFlatPages("public")).resolves.toBeUndefined();
});

test("a static file at a page's address is refused: hosts would send it for the page", async () => {
  writeTree(".", { "static/works.html": "the old site's", "public/works.html": "the old site's" });
  await removeFlatPages("public");
  await expect(writeFlatPages("public")).rejects.toThrow(
    "static/works.html would be sent in place of the page /works. Fix: delete it",
  );
  expect(read("public/works.html")).toBe("the old site's");
});
