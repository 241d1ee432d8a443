/** @jest-environment node */
import { jsonEntry, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, faultInBody } from "../testing/fault-table";

const SCRIPT = 'links to "javascript:", which is not allowed. Fix: link to a page (/...), https:, mailto: or tel:.';
const missing = (page: string, fix: string) => `links to "${page}", a page that does not exist. Fix: ${fix}`;

/** A text with a link to an anchor, and what is said of it. */
const anchor = (name: string, url: string, fix: string): Fault => {
  const [page, id] = url.split("#");
  return faultInBody("blog")(name, `[a](${url})\n`, `#: links to "#${id}", which ${page} does not have. Fix: ${fix}`);
};

/** Anchors that exist: sections of the pages and what follows from content. */
const RIGHT = [
  ...["/", "/about-us", "/works", "/works/sample", "/blog", "/blog/page/2"].map((page) => `${page}#content`),
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
  "/career-page#sample--what-you-do",
  "/blog#topics",
  "/blog#sample",
  "/blog/page/2",
  "/contact#office-sample",
  "/contact-form#write",
  "/cutting-edge-digital-products#process",
];
/** With the tree's own article they fill a page of the list and begin a second. */
const ARTICLES = Array.from({ length: 9 }, (_, n) => [`blog/more-${n}/index.md`, markdownEntry("blog")] as const);

const menuItem = (link: string, id?: string) => ({ title: "Words", link, id });

describeFaults([
  {
    name: "anchors that exist are right; the third page of a list of two is not",
    file: "blog/anchors/index.md",
    content: markdownEntry("blog", {}, `${RIGHT.map((url) => `[a](${url})\n`).join("\n")}\n[b](/blog/page/3)\n`),
    others: {
      "services/shared/index.md": markdownEntry("services", {}, "## How\n"),
      "positions/sample/index.md": markdownEntry("positions", {}, "## What you do\n"),
      ...Object.fromEntries(ARTICLES),
    },
    says: [`#: ${missing("/blog/page/3", 'did you mean "/blog/page/2"?')}`],
  },
  anchor(
    "no section of a page",
    "/about-us#nonsense-words",
    "use one of: #content, #mission, #values, #numbers, #team, #awards, #design-process, #process-slides, #team-sample.",
  ),
  anchor("a misspelt section", "/#indutries", 'did you mean "#industries"?'),
  anchor("an office on the wrong page", "/about-us#office-sample", "…"),
  anchor("a heading without the name before it", "/services#zzzzzzzz", "use one of: …."),
  anchor("no position", "/career-page#zzzzzzzzzzz", "use one of: …."),
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
    says: [
      '#: main[2].id: links to "#smaple", which /services does not have. Fix: did you mean "#sample"?',
      `#: main[4].link: ${missing("/nothing", "…")}`,
    ],
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
    says: [
      '1: items[2].from: redirects "/about-us", which is a page. Fix: remove the redirect or the page.',
      '1: items[3].from: redirects "/blog/sample", which is a page. Fix: …',
      '1: items[4].from: redirects "/good" a second time. Fix: remove one of them.',
      `1: items[5].to: ${missing("/works/nothing", "…")}`,
      '1: items[6].to: links to "//evil.example", which is not a page of this site. Fix: …',
      `1: items[7].to: ${SCRIPT}`,
      `1: items[8].to: ${missing("/good", "…")}`,
      '1: items[8].to: redirect error: "/good" is redirected itself. Fix: name the last page.',
      `1: items[9].to: ${missing("/circle", "…")}`,
      '1: items[9].to: redirect error: "/circle" is redirected itself. Fix: name the last page.',
      '1: items[10].to: redirects to "mailto:name@company.example", which is not a page. Fix: …',
      '1: items[11].to: redirects to "TEL:+420000000000", which is not a page. Fix: …',
      "1: items[12].to: has an address with spaces or invisible characters. Fix: type the address again.",
      '1: items[13].to: links to "#nonsense", which /contact does not have. Fix: …',
      '1: items[14].from: redirects "/api/contact", which the site itself uses. Fix: remove the redirect.',
      '1: items[15].from: redirects "/page-data", which the site itself uses. Fix: …',
      '1: items[16].from: redirects "/static/a", which the site itself uses. Fix: …',
      '1: items[17].from: redirects "/404", which the site itself uses. Fix: …',
      '1: items[18].from: redirects "/blog/page/9", which the site itself uses. Fix: …',
      "1: items[21].from: required, is missing. Fix: add it.",
    ],
  },
]);
