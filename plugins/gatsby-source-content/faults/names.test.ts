/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonEntry, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault } from "../testing/fault-table";

const entry = (collection: string, name: string): Fault => ({
  name: `${collection}: ${name.slice(0, 30)}`,
  file: `${collection}/${name}/index.md`,
  content: markdownEntry(collection),
});
const member = (name: string): Fault => ({
  name: `team: ${name}`,
  file: `team/${name}.json`,
  content: jsonEntry("team"),
});
const strayFile = (file: string): Fault => ({ name: `stray: ${file}`, file, content: "words" });

/**
 * Links cannot be written as files: these lead out of the tree, to nothing, into it, and in a
 * circle.
 */
function link(root: string): void {
  const folderOutside = path.join(root, "..", "outside");
  mkdirSync(folderOutside);
  writeFileSync(path.join(folderOutside, "index.md"), markdownEntry("works"));
  writeFileSync(path.join(folderOutside, "canary.png"), "secret");
  symlinkSync(folderOutside, path.join(root, "works/linked-folder"));
  symlinkSync(path.join(folderOutside, "canary.png"), path.join(root, "works/sample/linked.png"));
  symlinkSync("/nowhere/at/all", path.join(root, "team/dangling.json"));
  symlinkSync(path.join(root, "team/sample.json"), path.join(root, "team/inside.json"));
  symlinkSync(root, path.join(root, "blog/circle"));
  writeFileSync(
    Buffer.concat([
      Buffer.from(path.join(root, "team/caf")),
      Buffer.from([0xe9]),
      Buffer.from(".png"),
    ]),
    "",
  );
}

describeFaults(
  "names",
  [
    ...[
      "404",
      "api",
      "admin",
      "index",
      "static",
      "page-data",
      "about-us",
      "works",
      "blog",
      "contact",
    ]
      .concat(["intro", "pagefind"])
      .map((slug) => entry("pages", slug)),
    entry("blog", "page"),
    ...["admin", "api"].flatMap((slug) => [entry("blog", slug), entry("works", slug)]),
    {
      name: "a name that is refused hides nothing else",
      file: "works/two--hyphens/index.md",
      content: markdownEntry("works", { industry: "nothing-like-it" }, "[a](/nothing-like-it)\n"),
    },
    entry("works", "index"),
    member("404"),
    entry("works", "two words"),
    entry("works", "🍋"),
    entry("works", "%2e"),
    entry("works", "a..b"),
    entry("works", "_gatsby"),
    entry("works", "a--b"),
    entry("works", "a-"),
    entry("works", "příběh"),
    entry("works", "{name}"),
    entry("works", "x".repeat(81)),
    entry("works", "Sample"),
    { name: "names that differ only by case: both files are named", file: "works/sample/index.md" },
    {
      name: "a former address that the site uses",
      file: "blog/moved/index.md",
      content: markdownEntry("blog", { formerAddresses: ["page", "moved-before"] }),
    },
    {
      name: "the anchor of another part of its page",
      file: "industries/numbers.json",
      content: jsonEntry("industries"),
    },
    {
      name: "the anchor of the cookie prompt",
      file: "positions/cc-main/index.md",
      content: markdownEntry("positions"),
    },
    {
      name: "the anchor of a form of its page",
      file: "positions/career-form/index.md",
      content: markdownEntry("positions"),
    },
    member("jane doe"),
    strayFile("works/sample/notes.md"),
    strayFile("team/photo.psd"),
    strayFile("settings/numers.json"),
    {
      name: "a second entry of one name, as the editor saves it",
      file: "works/sample/index-1.md",
      content: markdownEntry("works"),
    },
    { name: "a link to a folder outside", file: "works/linked-folder" },
    { name: "a link to a picture outside", file: "works/sample/linked.png" },
    { name: "a link to nothing", file: "team/dangling.json" },
    { name: "a link within", file: "team/inside.json" },
    { name: "a link to the content folder itself", file: "blog/circle" },
    { name: "a file name that is not UTF-8", file: "team/caf\ufffd.png" },
    {
      name: "redirects from what is not a path",
      file: "settings/redirects.json",
      content: JSON.stringify({
        items: [
          "//evil.example",
          "/slash/",
          "/*",
          "old",
          "/a b",
          "/a?b",
          "/Works",
          "/a%2fb",
          "/old/index.html",
        ].map((from) => ({ from, to: "/" })),
      }),
    },
  ],
  { prepare: link },
);
