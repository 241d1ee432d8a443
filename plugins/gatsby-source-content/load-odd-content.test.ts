/** @jest-environment node */
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import type { Entry } from "./reading/entry";
import {
  checkContent,
  contentTrees,
  type Files,
  jsonEntry,
  markdownEntry,
  plainPicture,
} from "./testing/content-tree";

const tree = contentTrees();
const article = (changes: Record<string, unknown>, body?: string) =>
  markdownEntry("blog", changes, body);
const work = () => markdownEntry("works", {}, "One.\n\nTwo.\n");

/** Content that looks odd and is right. */
async function oddContent(): Promise<Files> {
  const poster = plainPicture(2400, 1500);
  return {
    "works/with-bom/index.md": `\ufeff${work()}`,
    "works/with-crlf/index.md": work().replaceAll("\n", "\r\n"),
    "works/with-cr/index.md": work().replaceAll("\n", "\r"),
    "works/without-last-line-break/index.md": work().trimEnd(),
    "works/empty-optionals/index.md": markdownEntry("works", {
      industry: "",
      onHome: null,
      draft: "",
    }),
    "works/odd-letters/index.md": markdownEntry(
      "works",
      { title: "\u202eevil\u202c 🍋\u200b شركة\u0000", perex: `e${"\u0301".repeat(150)}` },
      `## \u202eReversed\n\n${"x".repeat(5_000)}\n\n\u200b🍋 مرحبا\n`,
    ),
    "works/inline-html/index.md": markdownEntry(
      "works",
      {},
      "Press <kbd>Esc</kbd>, H<sub>2</sub>O.<br>\n\n<!-- a note -->\n\n## A <!-- b --> heading\n",
    ),
    "works/horizontal-rule/index.md": markdownEntry(
      "works",
      {},
      `---\n\n${"- ".repeat(60)}\n\n${"*".repeat(200)}\n`,
    ),
    "works/cmyk/index.md": markdownEntry("works", { picture: "./poster.jpg" }),
    "works/cmyk/poster.jpg": await poster.clone().toColourspace("cmyk").jpeg().toBuffer(),
    "works/gps/index.md": markdownEntry("works", { picture: "./POSTER.JPG" }),
    "works/gps/POSTER.JPG": await poster
      .clone()
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 5/1 0/1" } })
      .toBuffer(),
    "works/avif/index.md": markdownEntry("works", { picture: "./poster.avif" }),
    "works/avif/poster.avif": await poster.clone().avif({ effort: 0 }).toBuffer(),
    "blog/a-draft/index.md": article({ draft: true, related: ["sample"] }),
    "blog/in-future/index.md": article({ date: `${new Date().getFullYear() + 1}-12-31` }),
    "blog/narcissus/index.md": article({
      related: ["narcissus", "sample", "sample", "a-draft", "circle"],
    }),
    "blog/circle/index.md": article({ related: ["narcissus"] }),
    "blog/links/index.md": article(
      {},
      "## Příběh\n\n[a](/works/sample) [b](/services#sample) [c](/blog?x=1) [d](#příběh) [e](https://elsewhere.example) [f](mailto:a@b.example) [g](tel:+420) [h](/works/inline-html#a-heading) ![i](../sample/article.png)\n",
    ),
    "settings/redirects.json": JSON.stringify({
      items: [
        { from: "/2015/03/07/a-title.html", to: "/works/sample" },
        { from: "/rss", to: "/rss.xml" },
        { from: "/feed/atom.xml", to: "/feed.json" },
        { from: "/index.php", to: "/" },
        { from: "/sitemap.xml", to: "/sitemap-index.xml" },
      ],
    }),
    "team/bom.json": `\ufeff${jsonEntry("team").replaceAll("\n", "\r\n")}`,
    "works/README.md": "Notes for editors.",
    "works/.DS_Store": "",
    "works/Desktop.ini": "[.ShellClassInfo]",
    "works/._poster.jpg": "",
    "works/.gitkeep": "",
  };
}

describe("content that looks odd and is right", () => {
  let root = "";
  let entries: Entry[] = [];
  const entryOf = (slug: string) => entries.find((entry) => entry.slug === slug);
  beforeAll(async () => {
    root = await tree(await oddContent());
    ({ entries } = await loadSiteContent({ root, today: "2024-01-15" }));
  });

  test("passes with a warning of the letters that share pictures lack, and what to install", async () => {
    const output = expect.stringMatching(
      /^content\/works\/odd-letters\/.* has "ش".*@fontsource\/noto-sans-arabic`.*\n\n1 warning in 1 file$/,
    );
    expect(await checkContent(root)).toEqual({ isValid: true, output });
  });

  test.each([
    ["a byte order mark", "with-bom"],
    ["CRLF", "with-crlf"],
    ["CR", "with-cr"],
  ])("reads the same with %s as without", (_what, slug) => {
    const plain = entryOf("without-last-line-break");
    expect(entryOf(slug)?.data).toEqual({ ...plain?.data, body: `${plain?.body}\n` });
    expect(entryOf(slug)?.body).toBe(`${plain?.body}\n`);
  });

  test("loses direction overrides and control characters, but no other letters", () => {
    expect(entryOf("odd-letters")?.data.title).toBe("evil 🍋\u200b شركة");
  });

  test.each([
    ["publishes an article of today", "/blog/sample", "published"],
    ["schedules an article of the future", "/blog/in-future", "scheduled"],
    ["publishes no draft", "/blog/a-draft", "draft"],
  ])("%s", (_what, route, visibility) => {
    expect(entries.find((entry) => entry.route === route)?.visibility).toBe(visibility);
  });

  test("names its pictures by their paths in the content folder", () => {
    expect(entryOf("gps")?.data.picture).toBe("works/gps/POSTER.JPG");
  });
});
