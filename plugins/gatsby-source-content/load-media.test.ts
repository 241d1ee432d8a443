/** @jest-environment node */
import { MEDIA_WORDS } from "../../src/content-model/settings/consent";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import type { Entry } from "./reading/entry";
import { contentTrees, jsonEntry, markdownEntry, plainPicture } from "./testing/content-tree";
import { CHECK_TIMEOUT_MS } from "./testing/fault-table";

jest.setTimeout(CHECK_TIMEOUT_MS);

const tree = contentTrees();

test("films, captions and players that are right pass; a film without captions and a player among lines are warnings", async () => {
  const poster = await plainPicture(1280, 720).png().toBuffer();
  const film = Buffer.from("\0\0\0\x18ftypisom", "latin1");
  const beside = {
    "a.mp4": film,
    "a.png": poster,
    "b.webm": Buffer.from("\x1a\x45\xdf\xa3webm", "latin1"),
    "b.png": poster,
  };
  const consent = { media: { title: "Videos", perex: "Of other sites." } };
  const root = await tree({
    "works/film/index.md": markdownEntry(
      "works",
      {},
      "![A](a.mp4)\n\n![B][b]\n\nhttps://youtu.be/jNQXAC9IVRw\n\nOr\nhttps://vimeo.com/76979871\n\n[b]: b.webm\n",
    ),
    ...Object.fromEntries(
      Object.entries(beside).map(([name, bytes]) => [`works/film/${name}`, bytes]),
    ),
    "works/film/b.vtt": "WEBVTT\r\n",
    "works/film/youtube-jNQXAC9IVRw.png": poster,
    "settings/consent.json": jsonEntry("consent", consent),
  });
  const { entries, problems, warnings } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  expect(warnings.map(({ rule }) => rule).join()).toMatch(
    /^has the address of a video .*,shows .* without captions$/,
  );
  // A body is rendered again when one of these comes or goes.
  expect(entries.find(({ slug }) => slug === "film")?.companions).toEqual(
    ["a.png", "b.png", "youtube-jNQXAC9IVRw.png", "b.vtt"].map((name) => `works/film/${name}`),
  );
});

test("what stops nothing is a warning: a heading level left out, a player without words", async () => {
  const root = await tree({
    "blog/jump/index.md": markdownEntry("blog", {}, "## One\n\n#### Three\n"),
    "blog/player/index.md": markdownEntry("blog", {}, "https://youtu.be/jNQXAC9IVRw\n"),
  });
  const { entries, problems, warnings } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  expect(warnings.map(({ field, rule }) => `${field ?? ""}: ${rule}`).sort()).toEqual([
    ": jumps from heading level 2 to 4",
    expect.stringMatching(/^media: is missing, and blog\/player\/index\.md plays a video/),
  ]);
  const consent = (found: Entry[]) =>
    found.find(({ collection }) => collection.name === "consent")?.data.media;
  expect(consent(entries)).toEqual(MEDIA_WORDS);
  const others = await loadSiteContent({ root: await tree({}) });
  expect(consent(others.entries)).toBeUndefined();
});

test("a third party of a category that visitors are not asked for is told, with the file that lacks the words", async () => {
  const ads = {
    id: "ads",
    name: "Ads",
    perex: "To find clients.",
    learns: "IP address",
    category: "marketing",
  };
  const files = { "settings/third-parties.json": JSON.stringify({ items: [ads] }) };
  const { problems } = await loadSiteContent({ root: await tree(files) });
  expect(problems).toMatchObject([{ file: "content/settings/consent.json", field: "marketing" }]);
  expect(problems[0]?.rule).toBe(
    'is missing, and "Ads" of settings/third-parties.json belongs to it',
  );
  const words = {
    marketing: { title: "Marketing", perex: "Whether an advertisement has brought you here." },
  };
  const asked = await loadSiteContent({
    root: await tree({ ...files, "settings/consent.json": jsonEntry("consent", words) }),
  });
  expect(asked.problems).toEqual([]);
});
