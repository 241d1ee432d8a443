/** @jest-environment node */
import { markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, faultIn } from "../testing/fault-table";

const body = (name: string, text: string): Fault => faultIn("blog")(name, {}, text);
const link = (name: string, url: string): Fault => body(name, `Words.\n\n[a](${url})\n`);
const field = (name: string, url: string): Fault => faultIn("industries")(name, { link: url });

/**
 * Constructions whose parsing would take minutes; the time limit of the whole check is the test.
 */
const HEAVY: readonly Fault[] = [
  body("quotes nested 50,000 deep", `${">".repeat(50_000)} a\n`),
  body("lists nested 50,000 deep", `${"- ".repeat(50_000)}a\n`),
  body(
    "lists indented 300 deep",
    Array.from({ length: 300 }, (_, n) => `${"  ".repeat(n)}- a\n`).join(""),
  ),
  body("ten thousand lines and one", "a\n\n".repeat(5001)),
  body("three thousand paragraphs and one", "a\n\n".repeat(3001)),
  body("three thousand items of a list and one", "- a\n\n".repeat(3001)),
  body("brackets in a row", `${"[".repeat(50_000)}\n`),
  body("brackets with words between", `Words.\n\n${"[a ".repeat(2_000)}${"](x)".repeat(2_000)}\n`),
  body("pictures within pictures", `Words.\n\n${"![a ".repeat(900)}${"](x)".repeat(900)}\n`),
  body("emphasis without end", `${"*a _b ".repeat(20_000)}\n`),
  body("a word of 100,000 letters", `${"x".repeat(100_000)}\n`),
  body(
    "few markers with room between them",
    `${">  ".repeat(39)}a\n\n${"* ".repeat(39)}a\n\n[a](/nothing)\n`,
  ),
];

describeFaults("links", [
  link("a missing page", "/works/nothing"),
  link("a misspelt page", "/works/sampel"),
  link("another case", "/Works/Sample"),
  link("a slash at the end", "/works/sample/"),
  link("a relative address", "works/sample"),
  link("a relative address with dots", "../works/sample"),
  link("an empty address", ""),
  link("a missing heading of another page", "/works/sample#nothing"),
  link("an anchor after a page that has another", "/services#sampel"),
  body("a misspelt heading of its own", "## Step one\n\n[a](#step-on)\n"),
  link("two slashes", "//evil.example"),
  link("backslashes", "/\\\\evil.example"),
  link("a scheme without a site", "https:"),
  link("javascript", "javascript:alert(1)"),
  link("javascript in mixed case", "JaVaScRiPt:alert(1)"),
  link("javascript with entities", "&#106;avascript&colon;alert(1)"),
  link("javascript with numbered entities", "&#x6A;&#x61;vascript&#58;alert(1)"),
  link("javascript with a tab", "<java&Tab;script:alert(1)>"),
  link("javascript with a line break", "<java&NewLine;script:alert(1)>"),
  link("javascript after a zero", "<&#0;javascript:alert(1)>"),
  link("javascript after a control character", "<\u0001javascript:alert(1)>"),
  link("javascript with a soft hyphen", "java\u00adscript:alert(1)"),
  link("data", "data:text/html,x"),
  link("vbscript", "vbscript:x"),
  link("file", "file:///etc/passwd"),
  link("blob", "blob:https://citrin.example/x"),
  body("javascript as an autolink", "Words <javascript:alert(1)>.\n"),
  body("javascript by reference", "[a][b]\n\n[b]: javascript:alert(1)\n"),
  body("javascript as a collapsed reference", "[b][]\n\n[B]: <JAVASCRIPT:alert(1)> 'title'\n"),
  body("javascript in a footnote", "Words[^1].\n\n[^1]: [a](javascript:alert(1))\n"),
  body(
    "javascript by a name that a picture has, too",
    "![x][b] [y][b]\n\n[b]: javascript:alert(1)\n",
  ),
  body(
    "javascript by a name that a picture in a note has, too",
    "Words[^1].\n\n[^1]: ![x][b]\n\n    [b]: ../sample/article.png\n\n[b]: javascript:alert(1)\n\n[y][b]\n",
  ),
  body("javascript around a picture", "[![a](../sample/article.png)](javascript:alert(1))\n"),
  body("a picture of javascript", "![a](javascript:alert(1))\n"),
  body("a picture of data", "![a](data:image/png;base64,AAAA)\n"),
  body("a picture by reference", "![a][b]\n\n[b]: https://evil.example/a.png\n"),
  field("a field with javascript", "javascript:alert(1)"),
  field("a field with a tab in javascript", "java\tscript:alert(1)"),
  field("a field with a missing page", "/nothing"),
  field("a field with a space", "/works?a= b"),
  field("a field with a space of no width", "/works\u200b"),
  field("a telephone without a number", "tel:"),
  link("a password in an address", "https://a:b@c.example"),
  link("a page of the live site", "https://citrin.example/nothing"),
  link(
    "a misspelt heading of a page of the live site",
    "http://CITRIN.example/works/sample#contnt",
  ),
  link("a mail to nobody", "mailto:?subject=a"),
  link("a host that is not one", "https://[a"),
  link("a slash too many", "https:///a.example"),
  link("a query alone", "?a=b"),
  link("a host with a space", "<https://a b.example>"),
  field("a line break in a query", "/works?a=\n/evil"),
  field("a tab between slashes", "/\t/evil.example"),
  field("a space before slashes", " //evil.example"),
  field("a backslash", "/\\evil.example"),
  {
    name: "a link to a draft",
    file: "blog/a-link-to-a-draft/index.md",
    content: markdownEntry("blog", {}, "[a](/works/unfinished)\n"),
    others: {
      "works/unfinished/index.md": markdownEntry(
        "works",
        { draft: true },
        "[fine](/works/unfinished)\n",
      ),
    },
  },
  {
    name: "a link to a scheduled entry",
    file: "blog/a-link-to-a-scheduled-entry/index.md",
    content: markdownEntry("blog", {}, "[a](/works/scheduled)\n"),
    others: {
      "works/scheduled/index.md": markdownEntry(
        "works",
        { date: `${new Date().getFullYear() + 1}-01-01` },
        "[fine](/works/scheduled)\n",
      ),
    },
  },
  {
    name: "an anchor of a text that shares its page with others",
    file: "services/shared/index.md",
    content: markdownEntry("services", {}, "## How\n\n[right](#shared--how)\n\n[wrong](#how)\n"),
  },
  ...HEAVY,
]);
