/** @jest-environment node */
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { contentTrees, jsonEntry, markdownEntry, plainPicture } from "./testing/content-tree";
import { CHECK_TIMEOUT_MS } from "./testing/fault-table";

jest.setTimeout(CHECK_TIMEOUT_MS);

const tree = contentTrees();
const article = (changes: Record<string, unknown>, body?: string) =>
  markdownEntry("blog", changes, body);

describe("a slip is a warning:", () => {
  const problems: string[] = [];
  const slips: string[] = [];
  beforeAll(async () => {
    const root = await tree({
      "works/a/index.md": markdownEntry("works", {}),
      "blog/far/index.md": article({ date: "2206-01-02" }),
      "works/b/index.md": markdownEntry(
        "works",
        {},
        "[a](https://citrin.example/works/a)\n",
      ).replace(/^title: .*/m, "title: Learning C # and more"),
      "settings/order.json": JSON.stringify({ works: ["b", "bb", "a"] }),
      "settings/site.json": jsonEntry("site", { url: "https://citrin.example" }),
    });
    const result = await loadSiteContent({ root });
    problems.push(...result.problems.map(({ rule }) => rule));
    for (const { file, rule, fix } of result.warnings)
      slips.push(`${file.split("/")[2]}: ${rule}: ${fix}`);
  });

  test.each([
    ["a year far ahead", /^far: 2206-01-02 is \d+ years ahead: correct the year$/],
    [
      "the site's own address in full",
      /^b: links to "https:\/\/citrin\.example\/works\/a", by the whole address of this site: write "\/works\/a"$/,
    ],
    [
      "words behind a # in front matter",
      /^b: has text after #, which is read as a comment: put the text in double quotes/,
    ],
    ["an unknown entry in an order", /^order.json: unknown work "bb": did you mean "b"/],
  ])("%s", (_what, warning) => {
    expect(slips).toContainEqual(expect.stringMatching(warning));
  });

  test("nothing else is reported", () => {
    expect(slips).toHaveLength(4);
    expect(problems).toEqual([]);
  });
});

describe("an address that a page had before", () => {
  type Result = Awaited<ReturnType<typeof loadSiteContent>>;
  let found: Result;
  beforeAll(async () => {
    const root = await tree({
      "blog/a/index.md": article({ address: "third", formerAddresses: ["a", "second"] }),
      "blog/b/index.md": article({ draft: true, address: "b-new", formerAddresses: ["b"] }),
      "blog/links/index.md": article({}, "[a](/blog/second)\n"),
      "settings/redirects.json": JSON.stringify({
        items: [
          { from: "/old", to: "/blog/second" },
          { from: "/blog/third", to: "/blog/a" },
          { from: "/old-b", to: "/blog/b" },
        ],
      }),
    });
    found = await loadSiteContent({ root });
  });

  test("may be where redirects lead, and from where one led to the page's present address", () => {
    expect(found.problems).toEqual([]);
  });

  test("is named where a text still links to it", () => {
    expect(found.warnings.map(({ file, rule, fix }) => `${file}: ${rule}: ${fix}`)).toContain(
      'content/blog/links/index.md: links to "/blog/second", which is redirected: write "/blog/third"',
    );
  });

  test("is not public while the page is a draft, which redirects to it tell", () => {
    expect(found.warnings.map(({ rule }) => rule)).toContain(
      'links to "/blog/b-new", which is not published yet',
    );
  });
});

describe("what Google wants of positions is told:", () => {
  const position = (changes: object, body = "Words.\n") =>
    markdownEntry("positions", { ...changes }, body);
  const warningsOf = async (files: Record<string, string>) => {
    const { warnings } = await loadSiteContent({ root: await tree(files) });
    return warnings.map(({ rule }) => rule);
  };

  test.each([
    ["the agency", "Designer at Sample", "Sample"],
    ["a salary", "Designer, €50,000", "€"],
    ["a code", "Designer 20261", "20261"],
  ])("%s in the name", async (_what, name, excess) => {
    expect(await warningsOf({ "positions/a/index.md": position({ name }) })).toEqual([
      `has "${excess}", and Google wants the job title alone`,
    ]);
  });

  test("a text that does not say that the work is remote", async () => {
    const remote = { name: "C++ Engineer (m/w/d)", remoteFrom: ["CZ"] };
    const files = {
      "positions/a/index.md": position(remote),
      "positions/b/index.md": position(remote, "You work from home.\n"),
      "positions/c/index.md": position({ ...remote, draft: true }),
    };
    expect(await warningsOf(files)).toEqual([
      "does not say that the work is remote, which Google wants of a remote position",
    ]);
  });
});

describe("letters that the typeface lacks", () => {
  const warningsOf = async (files: Record<string, string>) => {
    const { warnings } = await loadSiteContent({ root: await tree(files) });
    return warnings.map(({ file, rule, fix }) => `${file}: ${rule}: ${fix}`);
  };

  test("are told where each stands first, if its file could have them", async () => {
    const files = {
      "blog/a/index.md": article({}, "Right.\n\nŁódź\n"),
      "blog/b/index.md": article({ title: "Łazienki i ósma" }),
    };
    expect(await warningsOf(files)).toEqual([
      expect.stringMatching(
        /^content\/blog\/a\/index.md: the site's typeface has no "Ł", "ź": .*npm run typeface/,
      ),
    ]);
  });

  test("are not told where another typeface draws them", async () => {
    const files = { "blog/a/index.md": article({ title: "Nguyễn in Αθήνα" }, "שלום\n") };
    expect(await warningsOf(files)).toEqual([]);
  });

  test("are told of titles that no typeface can draw on share pictures", async () => {
    const files = {
      "blog/a/index.md": article({ title: "東京 and back" }),
      "blog/b/index.md": article({ title: "カフェ" }),
    };
    expect(await warningsOf(files)).toEqual([
      expect.stringContaining(
        'no typeface for share pictures has "東", "京": run `npm install --save-exact @fontsource/noto-sans-sc`',
      ),
      expect.stringContaining("@fontsource/noto-sans-jp"),
    ]);
  });

  test("are told with a way that helps where no package has them", async () => {
    const files = { "blog/a/index.md": article({ title: "𝐁𝐨𝐥𝐝 ᚠ" }) };
    expect(await warningsOf(files)).toEqual([
      expect.stringContaining('has "𝐁", "𝐨", "𝐥", "𝐝", "ᚠ": write the title in other letters'),
    ]);
  });

  test("are not told of the typeface's file if the typeface has none of them", async () => {
    const files = { "blog/a/index.md": article({}, "Ṙ, ₿ and ₱\n") };
    expect(await warningsOf(files)).toEqual([]);
  });

  test("are not those of Czech and Danish, nor pictograms", async () => {
    const files = {
      "blog/a/index.md": article({ title: "1️⃣ Plzeň in søndag, ěščřžťďů" }, "Ó 😀.\n"),
    };
    expect(await warningsOf(files)).toEqual([]);
  });
});

describe("words that mark a text as to be written", () => {
  type Result = Awaited<ReturnType<typeof loadSiteContent>>;
  let build: Result;
  let preview: Result;
  const filesOf = (problems: Result["problems"]) => problems.map(({ file }) => file);
  beforeAll(async () => {
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
    build = await loadSiteContent({ root });
    preview = await loadSiteContent({ root, isPreview: true });
  });

  test("stop a build, in a field and in a text", () => {
    expect(build.problems.map(({ file, rule }) => `${file}: ${rule}`)).toEqual(
      Array(2).fill("content/pages/a/index.md: still contains placeholder text"),
    );
  });

  test("are warnings in a preview", () => {
    expect(preview.problems).toEqual([]);
    expect(preview.warnings).toEqual(expect.arrayContaining(build.problems));
  });

  test("may stand in a draft until it is published", () => {
    expect(build.warnings).toMatchObject([
      { file: "content/pages/b/index.md", isBeforePublishing: true },
    ]);
  });

  test("are none where the sentence goes on", () => {
    expect(filesOf(build.problems)).not.toContain("content/pages/c/index.md");
  });
});

describe("a picture beside an article", () => {
  let picture: Buffer;
  beforeAll(async () => {
    picture = await plainPicture(1920, 1080).png().toBuffer();
  });

  test("may have blanks and brackets in its name, escaped or not", async () => {
    const address = "./Team%20(1).png";
    const text = `![a](${address})\n\n![d](<./Team (1).png>)\n`;
    const files = {
      "blog/a/index.md": article({ picture: address }, text),
      "blog/a/Team (1).png": picture,
    };
    expect(await loadSiteContent({ root: await tree(files) })).toMatchObject({
      problems: [],
      warnings: [],
    });
  });

  const [composed, decomposed] = ["Ü.png".normalize("NFC"), "Ü.png".normalize("NFD")];
  test.each([
    ["composed", composed],
    ["decomposed", decomposed],
  ])("whose name is %s is found by either form of Unicode", async (_form, name) => {
    const text = `![b](./${composed})\n\n![c](./${decomposed})\n`;
    const files = {
      "blog/a/index.md": article({ picture: `./${composed}` }, text),
      [`blog/a/${name}`]: picture,
    };
    const { entries, problems, warnings } = await loadSiteContent({ root: await tree(files) });
    expect([problems, warnings]).toEqual([[], []]);
    expect(entries.find(({ slug }) => slug === "a")?.data.picture).toBe(`blog/a/${name}`);
  });
});

test("files that operating systems leave in folders are passed over", async () => {
  const names = ["desktop.ini", "Icon\r", "@eaDir/a", "a.png:Zone.Identifier"];
  const files = Object.fromEntries(names.map((name) => [`blog/sample/${name}`, ""]));
  const { problems, warnings } = await loadSiteContent({ root: await tree(files) });
  expect([problems, warnings]).toEqual([[], []]);
});
