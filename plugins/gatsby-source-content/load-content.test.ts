/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
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

describe("npm run check:content", () => {
  const run = (root: string) =>
    spawnSync(process.execPath, ["--import", "tsx", "tools/check-content.ts", root], {
      encoding: "utf8",
    });

  test("accepts the smallest content that the model allows", async () => {
    const stdout = expect.stringMatching(
      /^The content is valid: \d+ entries, 0 of them drafts or scheduled\.\n$/,
    );
    expect(run(await tree())).toMatchObject({ status: 0, stderr: "", stdout });
  });

  test("refuses content with an error", async () => {
    expect(run(await tree({ "team/sample.json": "{}" }))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("1 file\n"),
      stdout: "",
    });
  });
});

test("a site may be without articles, clients, positions and industries", async () => {
  const result = await check(
    { "settings/categories.json": '{"items": []}' },
    /^(blog|clients|positions|industries)\//,
  );
  expect(result).toEqual({ isValid: true, output: "" });
});

describe("warnings", () => {
  let result: Check;
  beforeAll(async () => {
    const links = "[a](http://elsewhere.example)\n\n[b](https://localhost:8000/works)\n";
    result = await check({
      "works/sample/index.md": markdownEntry("works", {}, links),
      "works/.git/config": "[core]",
    });
  });
  const lines = () => result.output.split("\n");

  test("name a hidden folder", () => {
    expect(lines()).toContain(
      "content/works/.git: warning: is a hidden folder, which is not content. Fix: delete it, or keep it elsewhere.",
    );
  });

  test("name a link without encryption by its line", () => {
    expect(lines()).toContainEqual(
      expect.stringMatching(
        /^content\/works\/sample\/index\.md:15: warning: links to "http:.*" without encryption\. Fix/,
      ),
    );
  });

  test("name a link to the reader's own computer by its line", () => {
    expect(lines()).toContainEqual(
      expect.stringMatching(
        /^content\/works\/sample\/index\.md:17: warning: links to "localhost", /,
      ),
    );
  });

  test("are counted at the end", () => {
    expect(lines().slice(3)).toEqual(["", "3 warnings in 2 files"]);
  });

  test("stop nothing", () => {
    expect(result.isValid).toBe(true);
  });
});

test("what the editor leaves of an entry that it deletes is a warning", async () => {
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

describe("an article with small pictures and without words for some", () => {
  let draft: Check;
  let published: Check;
  beforeAll(async () => {
    const text =
      '![a](./small.png)\n\n![](./small.png)\n\n![](./small.png "decoration")\n\n![][b]\n\n[b]: ./small.png "decoration"\n';
    const small = await plainPicture(679, 20).png().toBuffer();
    const checkArticle = (isDraft: boolean) =>
      check({
        "blog/sample/index.md": article({ draft: isDraft, pictureAlt: undefined }, text),
        "blog/sample/small.png": small,
      });
    draft = await checkArticle(true);
    published = await checkArticle(false);
  });

  test("is told that they are small", () => {
    expect(messagesOf(draft.output, "blog/sample/small.png")).toEqual([
      expect.stringMatching(
        /^warning: is 679 pixels wide, less than the 680 of a text, and is shown at its own size \(used in content\/blog\/sample\/index\.md:\d+\)\. Fix: export it larger, or leave it small\.$/,
      ),
    ]);
  });

  test("is valid while it is a draft, with a warning of the words", () => {
    expect(messagesOf(draft.output, "blog/sample/index.md").join()).toMatch(
      /^warning: pictureAlt: [^,]+, .*without words/,
    );
    expect(draft.isValid).toBe(true);
  });

  test("is refused for the words once it is published", () => {
    expect(published.output).toMatch(
      /: error: pictureAlt: .*: error: has a picture without words.*\n2 errors in 1 file, 1 warning in 1 file$/s,
    );
    expect(published.isValid).toBe(false);
  });
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

test("a preview reads a text again whenever it changes, also back to what it was", async () => {
  const root = await tree();
  const problemsWith = async (body: string) => {
    writeFileSync(path.join(root, "blog/sample/index.md"), article({}, body));
    return (await loadSiteContent({ root })).problems.map(({ rule }) => rule);
  };
  expect(await problemsWith("Words.\n")).toEqual([]);
  expect(await problemsWith("# Words\n")).toEqual([expect.stringContaining("first-level heading")]);
  expect(await problemsWith("Words.\n")).toEqual([]);
});

describe("the address of a page", () => {
  const load = async (files: Files) => loadSiteContent({ root: await tree(files) });
  const problemsOf = async (files: Files) =>
    (await load(files)).problems.map(({ file, field, rule }) => `${file}: ${field}: ${rule}`);

  test("is the one that its entry says", async () => {
    const work = markdownEntry("works", { address: "mobile-key" });
    const { entries, problems } = await load({ "works/hid/index.md": work });
    expect(entries.find(({ slug }) => slug === "hid")?.route).toBe("/works/mobile-key");
    expect(problems).toEqual([]);
  });

  test("cannot be one that another page has by the name of its folder", async () => {
    const work = markdownEntry("works", { address: "sample" });
    expect(await problemsOf({ "works/other/index.md": work })).toEqual([
      'content/works/sample/index.md: address: has the address of works/other/index.md, "/works/sample"',
    ]);
  });

  test("cannot be one that the site itself uses", async () => {
    const page = markdownEntry("pages", { address: "blog" });
    expect(await problemsOf({ "pages/terms/index.md": page })).toEqual([
      'content/pages/terms/index.md: address: has the name "blog", which the site itself uses',
    ]);
  });
});

// So that an entry with an older address can become a draft.
test("a redirect to a page that is not published yet is a warning", async () => {
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
