/** @jest-environment node */
import { markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, faultIn, faultInBody } from "../testing/fault-table";

const body = faultInBody("blog");
const link = (name: string, url: string, says: string): Fault => body(name, `Words.\n\n[a](${url})\n`, `#: ${says}`);
const field = (name: string, url: string, says: string): Fault =>
  faultIn("industries")(name, { link: url }, `#: link: ${says}`);

const scheme = (name: string) =>
  `links to "${name}:", which is not allowed. Fix: link to a page (/...), https:, mailto: or tel:.`;
const SCRIPT = scheme("javascript");
const missing = (page: string, fix: string) => `links to "${page}", a page that does not exist. Fix: ${fix}`;
const NO_FILE = "which is not a file here. Fix: put the file beside the entry and write ./name.jpg.";

/** Constructions whose parsing would take minutes; the time limit of the whole check is the test. */
const HEAVY: readonly Fault[] = [
  body(
    "quotes nested 50,000 deep",
    `${">".repeat(50_000)} a\n`,
    "#: nests quotes or lists more than 40 deep. Fix: flatten them.",
  ),
  body(
    "lists nested 50,000 deep",
    `${"- ".repeat(50_000)}a\n`,
    "#: nests quotes or lists more than 40 deep. Fix: flatten them.",
  ),
  body(
    "lists indented 300 deep",
    Array.from({ length: 300 }, (_, n) => `${"  ".repeat(n)}- a\n`).join(""),
    "#: is indented by … characters. Fix: flatten the lists.",
  ),
  body(
    "ten thousand lines and one",
    "a\n\n".repeat(5001),
    "#: has more than 10000 lines. Fix: split it or shorten it.",
  ),
  body(
    "three thousand paragraphs and one",
    "a\n\n".repeat(3001),
    "#: has more than 3000 paragraphs or other blocks. Fix: split it or shorten it.",
  ),
  body(
    "three thousand items of a list and one",
    "- a\n\n".repeat(3001),
    "#: has more than 3000 paragraphs or other blocks. Fix: split it or shorten it.",
  ),
  body("brackets in a row", `${"[".repeat(50_000)}\n`, "#: has 100 brackets or stars in a row. Fix: remove them."),
  body(
    "brackets with words between",
    `Words.\n\n${"[a ".repeat(2_000)}${"](x)".repeat(2_000)}\n`,
    "#: has more than … Fix: divide it with empty lines.",
  ),
  body(
    "pictures within pictures",
    `Words.\n\n${"![a ".repeat(900)}${"](x)".repeat(900)}\n`,
    "#: has more than 200 square brackets without an empty line. Fix: divide it with empty lines.",
  ),
  body(
    "emphasis without end",
    `${"*a _b ".repeat(20_000)}\n`,
    "#: has more than 8000 characters without an empty line. Fix: divide it with empty lines.",
  ),
  body(
    "a word of 100,000 letters",
    `${"x".repeat(100_000)}\n`,
    "#: has more than 8000 characters without an empty line. Fix: …",
  ),
  body(
    "few markers with room between them",
    `${">  ".repeat(39)}a\n\n${"* ".repeat(39)}a\n\n[a](/nothing)\n`,
    `#: ${missing("/nothing", "…")}`,
  ),
];

describeFaults([
  link("a missing page", "/works/nothing", missing("/works/nothing", "…")),
  link("a misspelt page", "/works/sampel", missing("/works/sampel", 'did you mean "/works/sample"?')),
  link("another case", "/Works/Sample", missing("/Works/Sample", 'did you mean "/works/sample"?')),
  link("a slash at the end", "/works/sample/", missing("/works/sample/", 'did you mean "/works/sample"?')),
  link(
    "a relative address",
    "works/sample",
    'links to "works/sample", relative to nothing. Fix: begin with a slash: "/works/sample".',
  ),
  link(
    "a relative address with dots",
    "../works/sample",
    'links to "../works/sample", relative to nothing. Fix: begin with a slash: "/works/sample".',
  ),
  link("an empty address", "", 'links to "", which is not a page of this site. Fix: …'),
  link(
    "a missing heading of another page",
    "/works/sample#nothing",
    'links to "#nothing", which /works/sample does not have. Fix: use one of: #content.',
  ),
  link(
    "an anchor after a page that has another",
    "/services#sampel",
    'links to "#sampel", which /services does not have. Fix: did you mean "#sample"?',
  ),
  body(
    "a misspelt heading of its own",
    "## Step one\n\n[a](#step-on)\n",
    '#: links to "#step-on", which /blog/a-misspelt-heading-of-its-own does not have. Fix: did you mean "#step-one"?',
  ),
  link("two slashes", "//evil.example", 'links to "//evil.example", which is not a page of this site. Fix: …'),
  link("backslashes", "/\\\\evil.example", "links to …, which is not a page of this site. Fix: …"),
  link(
    "a scheme without a site",
    "https:",
    'links to "https:", which names no site. Fix: write https:// and the whole address.',
  ),
  link("javascript", "javascript:alert(1)", SCRIPT),
  link("javascript in mixed case", "JaVaScRiPt:alert(1)", SCRIPT),
  link("javascript with entities", "&#106;avascript&colon;alert(1)", SCRIPT),
  link("javascript with numbered entities", "&#x6A;&#x61;vascript&#58;alert(1)", SCRIPT),
  link("javascript with a tab", "<java&Tab;script:alert(1)>", SCRIPT),
  link("javascript with a line break", "<java&NewLine;script:alert(1)>", SCRIPT),
  link(
    "javascript after a zero",
    "<&#0;javascript:alert(1)>",
    'links to "�javascript:alert(1)", relative to nothing. Fix: …',
  ),
  link("javascript after a control character", "<\u0001javascript:alert(1)>", SCRIPT),
  link("javascript with a soft hyphen", "java\u00adscript:alert(1)", SCRIPT),
  link("data", "data:text/html,x", scheme("data")),
  link("vbscript", "vbscript:x", scheme("vbscript")),
  link("file", "file:///etc/passwd", scheme("file")),
  link("blob", "blob:https://citrin.example/x", scheme("blob")),
  body("javascript as an autolink", "Words <javascript:alert(1)>.\n", `#: ${SCRIPT}`),
  body("javascript by reference", "[a][b]\n\n[b]: javascript:alert(1)\n", `#: ${SCRIPT}`),
  body("javascript as a collapsed reference", "[b][]\n\n[B]: <JAVASCRIPT:alert(1)> 'title'\n", `#: ${SCRIPT}`),
  body("javascript in a footnote", "Words[^1].\n\n[^1]: [a](javascript:alert(1))\n", `#: ${SCRIPT}`),
  body(
    "javascript by a name that a picture has, too",
    "![x][b] [y][b]\n\n[b]: javascript:alert(1)\n",
    `#: names the picture "javascript:alert(1)", ${NO_FILE}`,
    `#: ${SCRIPT}`,
  ),
  body(
    "javascript by a name that a picture in a note has, too",
    "[^nobody]: ![x][b]\n\n    [b]: ../sample/article.png\n\n[b]: javascript:alert(1)\n\n[y][b]\n",
    '#: links to "../sample/article.png", relative to nothing. Fix: …',
    `#: ${SCRIPT}`,
  ),
  body("javascript around a picture", "[![a](../sample/article.png)](javascript:alert(1))\n", `#: ${SCRIPT}`),
  body(
    "a picture of javascript",
    "![a](javascript:alert(1))\n",
    `#: names the picture "javascript:alert(1)", ${NO_FILE}`,
  ),
  body(
    "a picture of data",
    "![a](data:image/png;base64,AAAA)\n",
    `#: names the picture "data:image/png;base64,AAAA", ${NO_FILE}`,
  ),
  body(
    "a picture by reference",
    "![a][b]\n\n[b]: https://evil.example/a.png\n",
    `#: names the picture "https://evil.example/a.png", ${NO_FILE}`,
  ),
  field("a field with javascript", "javascript:alert(1)", SCRIPT),
  field("a field with a tab in javascript", "java\tscript:alert(1)", SCRIPT),
  field("a field with a missing page", "/nothing", missing("/nothing", "…")),
  field("a field with a space", "/works?a= b", "has an address with spaces or invisible characters. Fix: …"),
  field(
    "a field with a space of no width",
    "/works\u200b",
    "has an address with spaces or invisible characters. Fix: …",
  ),
  field("a telephone without a number", "tel:", 'links to "tel:", which reaches nobody. Fix: …'),
  link("a password in an address", "https://a:b@c.example", "links to an address with a user name or password. Fix: …"),
  link("a page of the live site", "https://citrin.example/nothing", missing("/nothing", "…")),
  {
    name: "a link to a draft",
    file: "blog/a-link-to-a-draft/index.md",
    content: markdownEntry("blog", {}, "[a](/works/unfinished)\n"),
    others: { "works/unfinished/index.md": markdownEntry("works", { draft: true }, "[fine](/works/unfinished)\n") },
    says: ['#: links to "/works/unfinished", which is not published yet. Fix: publish that, or remove the link.'],
  },
  {
    name: "a link to a scheduled entry",
    file: "blog/a-link-to-a-scheduled-entry/index.md",
    content: markdownEntry("blog", {}, "[a](/works/scheduled)\n"),
    others: {
      "works/scheduled/index.md": markdownEntry("works", { date: "2999-01-01" }, "[fine](/works/unfinished)\n"),
    },
    says: ['#: links to "/works/scheduled", which is not published yet. Fix: publish that, or remove the link.'],
  },
  {
    name: "an anchor of a text that shares its page with others",
    file: "services/shared/index.md",
    content: markdownEntry("services", {}, "## How\n\n[right](#shared--how)\n\n[wrong](#how)\n"),
    says: ['#: links to "#how", which this text does not have. Fix: …'],
  },
  ...HEAVY,
]);
