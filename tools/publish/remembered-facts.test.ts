/** @jest-environment node */
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageHtml, temporaryFolder, writeTree } from "../testing/tree";
import { readSite } from "./built-site";
import { rememberedFacts } from "./remembered-facts";

const html = (words: string, link = "/a") => pageHtml({ body: `<p>${words}</p><a href="${link}">link</a>` });

let site = "";
let store = "";
beforeEach(() => {
  site = temporaryFolder();
  store = path.join(temporaryFolder(), "pages");
  writeUnseen("index.html", html("home"));
  writeUnseen("a/index.html", html("a"));
});

/** Writes a page without a trace in its time, as only a test can. */
function writeUnseen(file: string, text: string): void {
  writeTree(site, { [file]: text });
  utimesSync(path.join(site, file), 1, 1);
}
const linksOf = (address: string) =>
  readSite(site, store)
    .pages.get(address)
    ?.links.filter(({ element }) => element === "a")
    .map(({ url }) => url);

test("what is known of a page is the same as what is read of it", () => {
  const fresh = readSite(site);
  expect(readSite(site, store)).toEqual(fresh);
  expect(readSite(site, store)).toEqual(fresh);
});

test("a page whose file stays is not read again", () => {
  readSite(site, store);
  writeUnseen("a/index.html", html("a", "/b"));
  expect(linksOf("/a")).toEqual(["/a"]);
});

test("a page that is written again is read again, and others are not", () => {
  readSite(site, store);
  writeUnseen("index.html", html("home", "/b"));
  writeTree(site, { "a/index.html": html("a", "/other") });
  expect(linksOf("/a")).toEqual(["/other"]);
  expect(linksOf("/")).toEqual(["/a"]);
});

test("a page that has gone is forgotten", () => {
  readSite(site, store);
  rmSync(path.join(site, "a"), { recursive: true });
  expect([...readSite(site, store).pages.keys()]).toEqual(["/"]);
});

test("what was found by other code is found again", () => {
  const judge = path.join(temporaryFolder(), "judge.ts");
  writeFileSync(judge, "1");
  const find = (fact: string) => {
    const facts = rememberedFacts<string>(site, store, [judge]);
    const found = facts.get("index.html", () => fact);
    facts.save();
    return found;
  };
  expect([find("first"), find("second")]).toEqual(["first", "first"]);
  writeFileSync(judge, "2");
  expect(find("third")).toBe("third");
});

test("where the code cannot be read nothing is remembered", () => {
  const find = (fact: string) => {
    const facts = rememberedFacts<string>(site, store, [path.join(site, "nowhere.ts")]);
    const found = facts.get("index.html", () => fact);
    facts.save();
    return found;
  };
  expect([find("first"), find("second")]).toEqual(["first", "second"]);
});

test("a torn store is as good as none", () => {
  const fresh = readSite(site);
  readSite(site, store);
  writeFileSync(store, "torn");
  expect(readSite(site, store)).toEqual(fresh);
});
