/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import type { Entry } from "./reading/entry";
import {
  type Check,
  checkContent,
  contentTrees,
  type Files,
  jsonEntry,
  markdownEntry,
  plainPicture,
} from "./testing/content-tree";
import { messagesOf } from "./testing/fault-table";

const tree = contentTrees();
const check = async (...input: Parameters<typeof tree>): Promise<Check> =>
  checkContent(await tree(...input));

const article = (changes: Record<string, unknown>, body?: string) =>
  markdownEntry("blog", changes, body);
const work = () => markdownEntry("works", {}, "One.\n\nTwo.\n");

/** What looks odd and is right. */
async function oddities(): Promise<Files> {
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

test("the command accepts the smallest content that the model allows, and refuses what has an error", async () => {
  const run = (root: string) =>
    spawnSync(process.execPath, ["--import", "tsx", "tools/check-content.ts", root], {
      encoding: "utf8",
    });
  const root = await tree();
  const stdout = expect.stringMatching(
    /^The content is valid: \d+ entries, 0 of them drafts or scheduled\.\n$/,
  );
  expect(run(root)).toMatchObject({ status: 0, stderr: "", stdout });
  writeFileSync(path.join(root, "team/sample.json"), "{}");
  expect(run(root)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("1 file\n"),
    stdout: "",
  });
});

test("what looks odd and is right passes; of letters the typeface lacks an editor is told", async () => {
  const output = expect.stringMatching(
    /^content\/works\/odd-letters\/.* no "ش".*\n\n1 warning in 1 file$/,
  );
  expect(await check(await oddities())).toEqual({ isValid: true, output });
});

test("there may be no articles, no works and nobody in the team", async () => {
  const result = await check(
    { "settings/categories.json": '{"items": []}' },
    /^(blog|clients|positions|industries)\//,
  );
  expect(result).toEqual({ isValid: true, output: "" });
});

test("what an editor should know of is a warning and stops nothing", async () => {
  const links = "[a](http://elsewhere.example)\n\n[b](https://localhost:8000/works)\n";
  const { isValid, output } = await check({
    "works/sample/index.md": markdownEntry("works", {}, links),
    "works/.git/config": "[core]",
  });
  expect(output.split("\n")).toEqual([
    "content/works/.git: warning: is a hidden folder, which is not content. Fix: delete it, or keep it elsewhere.",
    expect.stringMatching(
      /^content\/works\/sample\/index\.md:15: warning: links to "http:.*" without encryption\. Fix/,
    ),
    expect.stringMatching(/^content\/works\/sample\/index\.md:17: warning: links to "localhost", /),
    "",
    "3 warnings in 2 files",
  ]);
  expect(isValid).toBe(true);
});

test("what an entry leaves behind when the editor deletes it is a warning and stops nothing", async () => {
  const root = await tree({
    "blog/deleted/cover.png": "no picture",
    "blog/deleted/film.mp4": "no film",
  });
  const { problems, warnings } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({
      file: "content/blog/deleted",
      rule: "has no index.md, so that nothing in it is shown",
    }),
  ]);
});

test("a small picture in a text and missing words in a draft are warnings; words are due once it is published", async () => {
  const text =
    '![a](./small.png)\n\n![](./small.png)\n\n![](./small.png "decoration")\n\n![][b]\n\n[b]: ./small.png "decoration"\n';
  const small = await plainPicture(679, 20).png().toBuffer();
  const checkText = (draft: boolean) =>
    check({
      "blog/sample/index.md": article({ draft, pictureAlt: undefined }, text),
      "blog/sample/small.png": small,
    });
  const draft = await checkText(true);
  expect(messagesOf(draft.output, "blog/sample/index.md").join()).toMatch(
    /^warning: pictureAlt: [^,]+, .*without words/,
  );
  expect(messagesOf(draft.output, "blog/sample/small.png")).toEqual([
    expect.stringMatching(
      /^warning: is 679 pixels wide, less than the 680 of a text, and is shown at its own size \(used in content\/blog\/sample\/index\.md:\d+\)\. Fix: export it larger, or leave it small\.$/,
    ),
  ]);
  expect(draft.isValid).toBe(true);
  const { isValid, output } = await checkText(false);
  expect(output).toMatch(
    /: error: pictureAlt: .*: error: has a picture without words.*\n2 errors in 1 file, 1 warning in 1 file$/s,
  );
  expect(isValid).toBe(false);
});

const oneError = (message: string): Check => ({
  isValid: false,
  output: `${message}\n\n1 error in 1 file`,
});

test("one fault is one message", async () => {
  expect(await check({ "team/jane.json": jsonEntry("team", { name: undefined }) })).toEqual(
    oneError("content/team/jane.json: error: name: required, is missing. Fix: add it."),
  );
});

test("a missing settings file is one message", async () => {
  expect(await check({}, /settings\/numbers\.json/)).toEqual(
    oneError(
      "content/settings/numbers.json: error: required, is missing. Fix: add it; the fields stand in src/content-model.",
    ),
  );
});

test("a content folder that is not there is one message", async () => {
  expect(await checkContent(path.join(await tree(), "nowhere"))).toEqual(
    oneError(
      "nowhere: error: required, the content folder is missing. Fix: add it or correct CONTENT_DIR.",
    ),
  );
});

describe("what the loader makes of it", () => {
  let entries: Entry[] = [];
  const named = (slug: string) => entries.find((entry) => entry.slug === slug);
  beforeAll(async () => {
    ({ entries } = await loadSiteContent({
      root: await tree(await oddities()),
      today: "2024-01-15",
    }));
  });

  test("line ends and the byte order mark leave no trace", () => {
    const plain = named("without-last-line-break");
    for (const slug of ["with-bom", "with-crlf", "with-cr"]) {
      expect(named(slug)?.data).toEqual({ ...plain?.data, body: `${plain?.body}\n` });
      expect(named(slug)?.body).toBe(`${plain?.body}\n`);
    }
  });

  test("direction overrides and control characters leave the titles, other letters stay", () => {
    expect(named("odd-letters")?.data.title).toBe("evil 🍋\u200b شركة");
  });

  test("an entry of today is published, one of tomorrow scheduled, a draft a draft", () => {
    expect(entries.find(({ route }) => route === "/blog/sample")?.visibility).toBe("published");
    expect(named("in-future")?.visibility).toBe("scheduled");
    expect(named("a-draft")?.visibility).toBe("draft");
  });

  test("pictures are named from the content folder on", () => {
    expect(named("gps")?.data.picture).toBe("works/gps/POSTER.JPG");
  });
});

test("a text that is changed while a preview runs is read again, and one that is changed back, too", async () => {
  const root = await tree();
  const problemsWith = async (body: string) => {
    writeFileSync(path.join(root, "blog/sample/index.md"), article({}, body));
    return (await loadSiteContent({ root })).problems.map(({ rule }) => rule);
  };
  expect(await problemsWith("Words.\n")).toEqual([]);
  expect(await problemsWith("# Words\n")).toEqual([expect.stringContaining("first-level heading")]);
  expect(await problemsWith("Words.\n")).toEqual([]);
});

test("a page has the address of its entry, else the name of its folder; no two have one, and none that the site uses", async () => {
  const root = await tree({
    "works/hid/index.md": markdownEntry("works", { address: "mobile-key" }),
    "works/other/index.md": markdownEntry("works", { address: "sample" }),
    "pages/terms/index.md": markdownEntry("pages", { address: "blog" }),
  });
  const { entries, problems } = await loadSiteContent({ root });
  expect(entries.find(({ slug }) => slug === "hid")?.route).toBe("/works/mobile-key");
  expect(problems.map(({ file, field, rule }) => `${file}: ${field}: ${rule}`)).toEqual([
    'content/pages/terms/index.md: address: has the name "blog", which the site itself uses',
    'content/works/sample/index.md: address: has the address of works/other/index.md, "/works/sample"',
  ]);
});

test("a redirect to what is not published yet is a warning, so that an entry with an older address can become a draft", async () => {
  const root = await tree({
    "works/hid/index.md": markdownEntry("works", { draft: true }),
    "settings/redirects.json": JSON.stringify({ items: [{ from: "/old", to: "/works/hid" }] }),
  });
  const { problems, warnings } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  expect(warnings.map(({ rule }) => rule)).toEqual([
    'links to "/works/hid", which is not published yet',
  ]);
});
