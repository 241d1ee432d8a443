/** @jest-environment node */
import { MEDIA_WORDS } from "../../src/content-model/settings/consent";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import type { Entry } from "./reading/entry";
import { contentTrees, jsonEntry, markdownEntry, plainPicture } from "./testing/content-tree";
import { CHECK_TIMEOUT_MS } from "./testing/fault-table";

jest.setTimeout(CHECK_TIMEOUT_MS);

const tree = contentTrees();

describe("films, captions and players", () => {
  type Result = Awaited<ReturnType<typeof loadSiteContent>>;
  let result: Result;
  const rules = () => result.warnings.map(({ rule }) => rule);
  beforeAll(async () => {
    const poster = await plainPicture(1280, 720).png().toBuffer();
    const consent = { media: { title: "Videos", perex: "Of other sites." } };
    const root = await tree({
      "works/film/index.md": markdownEntry(
        "works",
        {},
        "![A](a.mp4)\n\n![B][b]\n\nhttps://youtu.be/jNQXAC9IVRw\n\nOr\nhttps://vimeo.com/76979871\n\n[b]: b.webm\n",
      ),
      "works/film/a.mp4": Buffer.from("\0\0\0\x18ftypisom", "latin1"),
      "works/film/a.png": poster,
      "works/film/b.webm": Buffer.from("\x1a\x45\xdf\xa3webm", "latin1"),
      "works/film/b.png": poster,
      "works/film/b.vtt": "WEBVTT\r\n",
      "works/film/youtube-jNQXAC9IVRw.png": poster,
      "settings/consent.json": jsonEntry("consent", consent),
    });
    result = await loadSiteContent({ root });
  });

  test("are no problem when they are right", () => {
    expect(result.problems).toEqual([]);
  });

  test("a film without captions is a warning", () => {
    expect(rules()).toContainEqual(expect.stringMatching(/^shows .* without captions$/));
  });

  test("an address of a video among lines is a warning", () => {
    expect(rules()).toContainEqual(expect.stringMatching(/^has the address of a video /));
  });

  test("there is no other warning", () => {
    expect(rules()).toHaveLength(2);
  });

  // A body is rendered again when one of these comes or goes.
  test("the files beside films and players are known as companions of the body", () => {
    expect(result.entries.find(({ slug }) => slug === "film")?.companions).toEqual(
      ["a.png", "b.png", "youtube-jNQXAC9IVRw.png", "b.vtt"].map((name) => `works/film/${name}`),
    );
  });
});

test("a heading level that is left out is a warning", async () => {
  const body = "## One\n\n#### Three\n";
  const root = await tree({ "blog/jump/index.md": markdownEntry("blog", {}, body) });
  const { problems, warnings } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  expect(warnings.map(({ rule }) => rule)).toEqual(["jumps from heading level 2 to 4"]);
});

describe("the words that ask before a player loads", () => {
  const wordsIn = (entries: readonly Entry[]) =>
    entries.find(({ collection }) => collection.name === "consent")?.data.media;

  test("are a warning and have a default where they are missing", async () => {
    const body = "https://youtu.be/jNQXAC9IVRw\n";
    const root = await tree({ "blog/player/index.md": markdownEntry("blog", {}, body) });
    const { entries, problems, warnings } = await loadSiteContent({ root });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.objectContaining({
        field: "media",
        rule: expect.stringMatching(/^is missing, and blog\/player\/index\.md plays a video/),
      }),
    ]);
    expect(wordsIn(entries)).toEqual(MEDIA_WORDS);
  });

  test("are none where no text has a player", async () => {
    const { entries } = await loadSiteContent({ root: await tree({}) });
    expect(wordsIn(entries)).toBeUndefined();
  });
});

describe("a third party of a category", () => {
  const ads = {
    id: "ads",
    name: "Ads",
    perex: "To find clients.",
    learns: "IP address",
    category: "marketing",
    since: "2020-01-01",
  };
  const files = { "settings/third-parties.json": JSON.stringify({ items: [ads] }) };

  test("that visitors are not asked for is a problem of the file that lacks the words", async () => {
    const { problems } = await loadSiteContent({ root: await tree(files) });
    expect(problems).toMatchObject([
      {
        file: "content/settings/consent.json",
        field: "marketing",
        rule: 'is missing, and "Ads" of settings/third-parties.json belongs to it',
      },
    ]);
  });

  test("that visitors are asked for is right", async () => {
    const marketing = {
      title: "Marketing",
      perex: "Whether an advertisement has brought you here.",
    };
    const consent = jsonEntry("consent", { marketing });
    const root = await tree({ ...files, "settings/consent.json": consent });
    expect((await loadSiteContent({ root })).problems).toEqual([]);
  });
});
