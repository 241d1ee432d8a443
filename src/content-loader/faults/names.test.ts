/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonEntry, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault } from "../testing/fault-table";

const SPELLING = "Fix: use small letters a to z, digits and single hyphens only.";
const TAKEN = "which the site itself uses. Fix: choose another name.";
const impossible = (slug: string) => `has the name "${slug}", which cannot be an address. ${SPELLING}`;

const entry = (collection: string, slug: string, ...says: string[]): Fault => ({
  name: `${collection}: ${slug.slice(0, 30)}`,
  file: `${collection}/${slug}/index.md`,
  content: markdownEntry(collection),
  says,
});
const member = (slug: string, ...says: string[]): Fault => ({
  name: `team: ${slug.slice(0, 30)}`,
  file: `team/${slug}.json`,
  content: jsonEntry("team"),
  says,
});
const stray = (file: string, says: string): Fault => ({ name: `stray: ${file}`, file, content: "words", says: [says] });

const NOWHERE = "is a link that leads out of the content folder. Fix: put the file itself here.";

/** Links cannot be written as files: these lead out of the tree, to nothing, into it, and in a circle. */
function link(root: string): void {
  const outside = path.join(root, "..", "outside");
  mkdirSync(outside);
  writeFileSync(path.join(outside, "index.md"), markdownEntry("works"));
  writeFileSync(path.join(outside, "canary.png"), "secret");
  symlinkSync(outside, path.join(root, "works/linked-folder"));
  symlinkSync(path.join(outside, "canary.png"), path.join(root, "works/sample/linked.png"));
  symlinkSync("/nowhere/at/all", path.join(root, "team/dangling.json"));
  symlinkSync(path.join(root, "team/sample.json"), path.join(root, "team/inside.json"));
  symlinkSync(root, path.join(root, "blog/circle"));
  writeFileSync(
    Buffer.concat([Buffer.from(path.join(root, "team/caf")), Buffer.from([0xe9]), Buffer.from(".png")]),
    "",
  );
}

describeFaults(
  [
    ...["404", "api", "admin", "index", "static", "page-data", "about-us", "works", "blog", "contact"]
      .concat(["intro", "pagefind"])
      .map((slug) => entry("pages", slug, `has the name "${slug}", ${TAKEN}`)),
    entry("blog", "page", `has the name "page", ${TAKEN}`),
    ...["admin", "api"].flatMap((slug) => [
      entry("blog", slug, `has the name "${slug}", ${TAKEN}`),
      entry("works", slug, `has the name "${slug}", ${TAKEN}`),
    ]),
    {
      name: "a name that is refused hides nothing else",
      file: "works/two--hyphens/index.md",
      content: markdownEntry("works", { industry: "nothing-like-it" }, "[a](/nothing-like-it)\n"),
      says: [
        impossible("two--hyphens"),
        '#: industry: unknown industry "nothing-like-it". Fix: use one of: sample.',
        '#: links to "/nothing-like-it", a page that does not exist. Fix: …',
      ],
    },
    entry("works", "index", `has the name "index", ${TAKEN}`),
    member("404", `has the name "404", ${TAKEN}`),
    entry("works", "two words", impossible("two words")),
    entry("works", "🍋", impossible("🍋")),
    entry("works", "%2e", impossible("%2e")),
    entry("works", "a..b", impossible("a..b")),
    entry("works", "_gatsby", impossible("_gatsby")),
    entry("works", "a--b", impossible("a--b")),
    entry("works", "a-", impossible("a-")),
    entry("works", "příběh", impossible("příběh")),
    entry("works", "{name}", impossible("{name}")),
    entry("works", "x".repeat(81), "has a name of 81 characters, more than 80. Fix: shorten it."),
    entry("works", "Sample", impossible("Sample")),
    {
      name: "names that differ only by case: both files are named",
      file: "works/sample/index.md",
      says: ["has the same name as content/works/Sample/index.md. Fix: rename one of them."],
    },
    member("jane doe", impossible("jane doe")),
    stray(
      "works/sample/notes.md",
      "belongs to no collection. Fix: move it to where its kind lives (services/<name>/index.md, …) or remove it.",
    ),
    stray(
      "team/photo.psd",
      "belongs to no collection. Fix: move it to where its kind lives (see content/README.md) or remove it.",
    ),
    stray("settings/numers.json", "belongs to no collection. Fix: …"),
    {
      name: "folders in folders",
      file: "a/b/c/d/e/f/g/h",
      others: { "a/b/c/d/e/f/g/h/notes.md": "words" },
      says: ["is more than 8 folders deep. Fix: move it up."],
    },
    {
      name: "a second entry of one name, as the editor saves it",
      file: "works/sample/index-1.md",
      content: markdownEntry("works"),
      says: ["has the same name as the entry beside it. Fix: move it to a folder of its own, as index.md."],
    },
    { name: "a link to a folder outside", file: "works/linked-folder", says: [NOWHERE] },
    { name: "a link to a picture outside", file: "works/sample/linked.png", says: [NOWHERE] },
    { name: "a link to nothing", file: "team/dangling.json", says: [NOWHERE] },
    {
      name: "a link within",
      file: "team/inside.json",
      says: ["is a link. Fix: put the file itself here, so that every machine has it."],
    },
    { name: "a link to the content folder itself", file: "blog/circle", says: [NOWHERE] },
    {
      name: "a file name that is not UTF-8",
      file: "team/caf\ufffd.png",
      says: ["cannot be opened by this name. Fix: rename it, with letters of UTF-8."],
    },
    {
      name: "redirects from what is not a path",
      file: "settings/redirects.json",
      content: JSON.stringify({
        items: ["//evil.example", "/slash/", "/*", "old", "/a b", "/a?b", "/Works", "/a%20b", "/old.html"].map(
          (from) => ({ from, to: "/" }),
        ),
      }),
      says: [
        '1: items[1].from: must be a path of this site, is "//evil.example". Fix: begin with one slash, …',
        '1: items[2].from: must be a path of this site, is "/slash/". Fix: …',
        '1: items[3].from: must be a path of this site, is "/*". Fix: …',
        '1: items[4].from: must be a path of this site, is "old". Fix: …',
        '1: items[5].from: must be a path of this site, is "/a b". Fix: …',
        '1: items[6].from: must be a path of this site, is "/a?b". Fix: …',
        '1: items[7].from: must be a path of this site, is "/Works". Fix: …',
        '1: items[8].from: must be a path of this site, is "/a%20b". Fix: …',
        '1: items[9].from: must be a path of this site, is "/old.html". Fix: …',
      ],
    },
  ],
  link,
);
