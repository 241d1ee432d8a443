/** @jest-environment node */
import { jsonEntry, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, faultIn } from "../testing/fault-table";

/** A text with a link to an anchor. */
const anchor = (name: string, url: string): Fault => faultIn("blog")(name, {}, `[a](${url})\n`);

/** Anchors that exist: sections of the pages and what follows from content. */
const RIGHT = [
  ...["/", "/about-us", "/works", "/works/sample", "/blog", "/blog/page/2"].map(
    (page) => `${page}#content`,
  ),
  "#content",
  "/#hello",
  "/#sample",
  "/#office-sample",
  "/about-us#process-slides",
  "/services#start-project",
  "/services#sample",
  "/services#shared--how",
  "/career-page#apply",
  "/career-page#sample",
  "/career-page/sample#what-you-do",
  "/blog#topics",
  "/blog#sample",
  "/blog/page/2",
  "/contact#office-sample",
  "/contact-form#write",
  "/of-blocks#numbers",
  "/of-blocks#again",
  "/of-blocks#clients",
  "/of-blocks#its-heading",
];
/** With the tree's own article they fill a page of the list and begin a second. */
const ARTICLES = Array.from(
  { length: 9 },
  (_, n) => [`blog/more-${n}/index.md`, markdownEntry("blog")] as const,
);

const BLOCKS = [
  { type: "text", text: "## Its heading\n\nWords.\n" },
  { type: "numbers", title: "Title" },
  { type: "clients", title: "Title", anchor: "again" },
  { type: "clients", title: "Title" },
  { type: "form", title: "Title", anchor: "last" },
];

const menuItem = (link: string, id?: string) => ({ title: "Words", link, id });

describeFaults("pages", [
  {
    name: "anchors that exist are right; the third page of a list of two is not",
    file: "blog/anchors/index.md",
    content: markdownEntry(
      "blog",
      {},
      `${RIGHT.map((url) => `[a](${url})\n`).join("\n")}\n[b](/blog/page/3)\n`,
    ),
    others: {
      "services/shared/index.md": markdownEntry("services", {}, "## How\n"),
      "positions/sample/index.md": markdownEntry("positions", {}, "## What you do\n"),
      "pages/of-blocks/index.md": markdownEntry("pages", { blocks: BLOCKS }, ""),
      ...Object.fromEntries(ARTICLES),
    },
  },
  anchor("no section of a page", "/about-us#nonsense-words"),
  anchor("a misspelt section", "/#indutries"),
  anchor("an office on the wrong page", "/about-us#office-sample"),
  anchor("a heading without the name before it", "/services#zzzzzzzz"),
  anchor("no position", "/career-page#zzzzzzzzzzz"),
  {
    name: "items of a menu",
    file: "settings/navigation.json",
    content: jsonEntry("navigation", {
      main: [
        menuItem("/services", "sample"),
        menuItem("/services", "smaple"),
        menuItem("/"),
        menuItem("/nothing", "a"),
      ],
      legal: [menuItem("https://elsewhere.example", "any")],
    }),
  },
  {
    name: "redirects",
    file: "settings/redirects.json",
    content: JSON.stringify({
      items: [
        { from: "/good", to: "/works/sample" },
        { from: "/about-us", to: "/" },
        { from: "/blog/sample", to: "/" },
        { from: "/good", to: "/" },
        { from: "/gone", to: "/works/nothing" },
        { from: "/evil", to: "//evil.example" },
        { from: "/script", to: "javascript:alert(1)" },
        { from: "/chain", to: "/good" },
        { from: "/circle", to: "/circle" },
        { from: "/mail", to: "mailto:name@company.example" },
        { from: "/call", to: "TEL:+420000000000" },
        { from: "/broken", to: "/works?a= /evil" },
        { from: "/anchor", to: "/contact#nonsense" },
        { from: "/api/contact", to: "/" },
        { from: "/page-data", to: "/" },
        { from: "/static/a", to: "/" },
        { from: "/404", to: "/" },
        { from: "/blog/page/9", to: "/blog" },
        { from: "/elsewhere", to: "https://elsewhere.example/a?b#c" },
        { from: "/section", to: "/contact#people" },
        { to: "/" },
      ],
    }),
  },
]);
