/** @jest-environment node */
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { contentTrees, jsonEntry, markdownEntry, plainPicture } from "./testing/content-tree";
import { CHECK_TIMEOUT_MS } from "./testing/fault-table";

jest.setTimeout(CHECK_TIMEOUT_MS);

const tree = contentTrees();
const article = (changes: Record<string, unknown>, body?: string) =>
  markdownEntry("blog", changes, body);

test("what looks like a slip is a warning: a year far off, an order of what is gone, a site's own address in full", async () => {
  const root = await tree({
    "works/a/index.md": markdownEntry("works", {}),
    "blog/far/index.md": article({ date: "2206-01-02" }),
    "works/b/index.md": markdownEntry("works", {}, "[a](https://citrin.example/works/a)\n").replace(
      /^title: .*/m,
      "title: Learning C # and more",
    ),
    "settings/order.json": JSON.stringify({ works: ["b", "bb", "a"] }),
    "settings/site.json": jsonEntry("site", { url: "https://citrin.example" }),
  });
  const { problems, warnings } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  expect(
    warnings.map(({ file, rule, fix }) => `${file.split("/")[2]}: ${rule}: ${fix}`).sort(),
  ).toEqual([
    'b: links to "https://citrin.example/works/a", by the whole address of this site: write "/works/a"',
    expect.stringMatching(/^b: takes what follows # for a comment: put the text in double quotes/),
    expect.stringMatching(/^far: 2206-01-02 is \d+ years ahead: correct the year$/),
    expect.stringMatching(/^order.json: unknown work "bb": did you mean "b"/),
  ]);
});

test("letters that the typeface lacks are named where the first stands; those of Czech, and pictograms, are not", async () => {
  const root = await tree({
    "blog/a/index.md": article({ title: "Plzeň in søndag, ěščřžťďů" }, "Right 😀.\n\nŁódź\n"),
    "blog/b/index.md": article({ title: "Łazienki i ósma" }),
  });
  const { warnings } = await loadSiteContent({ root });
  expect(warnings.map(({ file, rule }) => `${file}: ${rule}`)).toEqual([
    `content/blog/a/index.md: the site's typeface has no "Ł", "ź"`,
  ]);
});

test("what is to be written stops a build, in fields and texts, and is a warning in a preview and nothing in a draft", async () => {
  const root = await tree({
    "pages/a/index.md": markdownEntry(
      "pages",
      { perex: "To be written: teaser" },
      "Words.\n\nTo be written.\n",
    ),
    "pages/b/index.md": markdownEntry("pages", { draft: true }, "To be written.\n"),
    "pages/c/index.md": markdownEntry(
      "pages",
      { perex: "To be written in stone" },
      "To be written is to be.\n",
    ),
  });
  const [build, preview] = [
    await loadSiteContent({ root }),
    await loadSiteContent({ root, isPreview: true }),
  ];
  expect(build.problems.map(({ file, rule }) => `${file}: ${rule}`)).toEqual(
    Array(2).fill("content/pages/a/index.md: still contains placeholder text"),
  );
  expect([preview.problems, preview.warnings]).toEqual([[], build.problems]);
});

test("a picture is found by a name with blanks or escapes, in either form of Unicode, and files of systems are passed over", async () => {
  const picture = await plainPicture(1920, 1080).png().toBuffer();
  const [composed, decomposed] = ["Ü.png".normalize("NFC"), "Ü.png".normalize("NFD")];
  const text = `![a](./Team%20(1).png)\n\n![b](./${composed})\n\n![c](./${decomposed})\n\n![d](<./Team (1).png>)\n`;
  const root = await tree({
    "blog/mac/index.md": article({ picture: `./${composed}` }, text),
    "blog/other/index.md": article({ picture: "./Team%20(1).png" }, text),
    [`blog/mac/${decomposed}`]: picture,
    [`blog/other/${composed}`]: picture,
    "blog/mac/Team (1).png": picture,
    ...Object.fromEntries(
      ["desktop.ini", "Icon\r", "@eaDir/a", "a.png:Zone.Identifier"].map((name) => [
        `blog/mac/${name}`,
        "",
      ]),
    ),
    "blog/other/Team (1).png": picture,
  });
  const { entries, problems, warnings } = await loadSiteContent({ root });
  expect([problems, warnings]).toEqual([[], []]);
  expect(entries.find(({ slug }) => slug === "mac")?.data.picture).toBe(`blog/mac/${decomposed}`);
});
