/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import type { Entry } from "../gatsby-source-content/check";
import { formatProblem } from "../gatsby-source-content/model";
import { readBlog } from "./blog";
import { shownCopy, treeFolder } from "./copy";
import { article, bytes, json, page, status } from "./testing/blog-server";
import { type RemoteContent, remoteContent } from "./testing/remote-content";

let remote: RemoteContent;
beforeEach(async () => {
  remote = await remoteContent();
});
afterEach(() => remote.end());

const articles = (entries: readonly Entry[]) =>
  entries.filter(({ collection }) => collection.name === "blog");

/**
 * Reads the blog and the content with it; problems in the words of the report, without the server's
 * address.
 */
async function readAll() {
  const reading = await readBlog(remote.settings);
  const isRead = reading.problems.length === 0;
  const override = shownCopy(remote.settings.folder, "blog");
  const content = isRead
    ? await loadSiteContent({ root: remote.root, override })
    : { entries: [], linkTargets: [], problems: [], warnings: [] };
  const said = (list: typeof reading.problems) =>
    list.map((problem) => formatProblem(problem).replaceAll(remote.server.url, ""));
  return {
    entries: articles(content.entries),
    problems: said([...reading.problems, ...content.problems]),
    warnings: said([...reading.warnings, ...content.warnings]),
    summary: reading.summary,
  };
}

test("all pages become the entries that files with the same words become", async () => {
  remote.server.publish(
    [
      article("first", { updated: "2024-02-01T08:00:00+01:00", author: { name: "Sample" } }),
      article("second", {
        category: null,
        picture: { url: "../pictures/cover.png", alt: "In words" },
        author: { slug: "sample" },
      }),
      article("third", {
        body_format: "html",
        body: '<h2>Head</h2><p onclick="x()">Text<script>alert(1)</script></p><img src="/pictures/inside.jpg" alt="Inside">',
      }),
    ],
    2,
  );
  const { entries, problems, warnings } = await readAll();
  expect([problems, warnings]).toEqual([
    [],
    [
      "/articles/2.json: articles[1].body: holds <script>, which was left out. Fix: link to it instead.",
    ],
  ]);
  expect(
    entries.map(({ slug, route, visibility, data, body }) => ({
      slug,
      route,
      visibility,
      data,
      body,
    })),
  ).toEqual([
    {
      slug: "first",
      route: "/blog/first",
      visibility: "published",
      body: "Words.\n",
      data: {
        title: "Title of first",
        perex: "A few words.",
        date: "2024-01-15",
        updated: "2024-02-01",
        draft: false,
        category: "sample",
        author: "sample",
        body: "Words.\n",
        picture: "blog/first/cover.png",
        pictureAlt: "A plain plane",
        formerAddresses: [],
        related: [],
      },
    },
    expect.objectContaining({
      slug: "second",
      data: expect.objectContaining({
        author: "sample",
        picture: "blog/second/cover.png",
        pictureAlt: "In words",
      }),
    }),
    expect.objectContaining({
      slug: "third",
      body: "## Head\n\nText\n\n![Inside](./picture-1.jpg)\n",
    }),
  ]);
  expect(entries[1]?.data.category).toBeUndefined();
});

test("an article whose form Markdown cannot hold is shown with a warning", async () => {
  const table = "<table><tr><th>A</th></tr><tr><td><ul><li>b</li></ul></td></tr></table>";
  remote.server.publish([article("first", { body_format: "html", body: table })]);
  const { entries, warnings } = await readAll();
  expect(entries).toHaveLength(1);
  expect(warnings).toEqual([
    "/articles/1.json: articles[1].body: holds <td>, of which only the words are shown. Fix: make it simpler.",
  ]);
});

test("an article as WordPress sends it is shown in words, with the pictures that load late", async () => {
  const late = (attributes: string) =>
    `<figure><img src="data:image/gif;base64,R0lGODlh" ${attributes} alt="Our office"><noscript><img src="/pictures/inside.jpg?w=1&amp;h=2" alt="Our office"></noscript></figure>`;
  remote.server.answers.set(
    "/pictures/inside.jpg?w=1&h=2",
    remote.server.answers.get("/pictures/inside.jpg") ?? status(404),
  );
  remote.server.publish([
    article("moved", {
      title: "We&#8217;ve moved &#038; it&#8217;s nice",
      perex: "<p>A teaser &hellip;</p>",
      body_format: "html",
      body: `<p>Words.</p>${late("")}${late('data-src="/pictures/inside.jpg?w=1&#038;h=2"')}`,
    }),
  ]);
  const { entries, problems, warnings } = await readAll();
  expect([problems, warnings]).toEqual([[], []]);
  expect(entries[0]).toMatchObject({
    body: "Words.\n\n![Our office](./picture-1.jpg)\n\n![Our office](./picture-1.jpg)\n",
    data: { title: "We’ve moved & it’s nice", perex: "A teaser …" },
  });
});

test("articles of the content folder are not read", async () => {
  writeFileSync(path.join(remote.root, "blog"), "not a folder at all");
  remote.server.publish([article("remote")]);
  const { entries, problems } = await readAll();
  expect(problems).toEqual([]);
  expect(entries.map(({ slug }) => slug)).toEqual(["remote"]);
});

test("an unknown author is a warning, and the article is not signed", async () => {
  remote.server.publish([article("a", { author: { name: "Somebody Else" } })]);
  const { entries, warnings } = await readAll();
  expect(entries[0]?.data.author).toBeUndefined();
  expect(warnings).toEqual([
    expect.stringMatching(
      /^\/articles\/1.json: articles\[1\]\.author: "Somebody Else" is not a colleague/,
    ),
  ]);
});

test("what has not changed is not sent again, and what has changed is", async () => {
  remote.server.publish([article("a"), article("b", { body: "![In](/pictures/inside.jpg)" })], 1);
  expect((await readAll()).summary).toContain(
    "articles 2, pages 2, pictures 2; 0 of 4 answers unchanged",
  );
  remote.server.publish(
    [article("a"), article("b", { title: "New", body: "![In](/pictures/inside.jpg)" })],
    1,
  );
  const { entries, summary } = await readAll();
  expect(summary).toContain("3 of 4 answers unchanged");
  expect(entries.map(({ data }) => data.title)).toEqual(["Title of a", "New"]);
});

test("an answer damaged on the disk is asked for anew", async () => {
  remote.server.publish([article("a")]);
  await readAll();
  const answers = path.join(remote.settings.folder, "answers");
  for (const name of readdirSync(answers)) writeFileSync(path.join(answers, name), "half");
  const { entries, summary } = await readAll();
  expect(summary).toContain("0 of 2 answers unchanged");
  expect(entries).toHaveLength(1);
});

test("files of articles that are gone go, the others stay", async () => {
  remote.server.publish([article("a"), article("b")]);
  await readAll();
  const file = path.join(treeFolder(remote.settings.folder), "blog/a/index.md");
  writeFileSync(path.join(treeFolder(remote.settings.folder), "blog/a/stray.png"), "x");
  const before = readFileSync(file, "utf8");
  remote.server.publish([article("a")]);
  expect((await readAll()).entries.map(({ slug }) => slug)).toEqual(["a"]);
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(existsSync(path.join(treeFolder(remote.settings.folder), "blog/b/index.md"))).toBe(false);
  expect(existsSync(path.join(treeFolder(remote.settings.folder), "blog/a/stray.png"))).toBe(false);
});

test("a blog that had articles and has none any more is a problem", async () => {
  remote.server.publish([]);
  expect((await readAll()).problems).toEqual([]);
  remote.server.publish([article("a")]);
  await readAll();
  remote.server.publish([]);
  expect((await readAll()).problems).toEqual([
    expect.stringMatching(/has no articles any more, had 1\. Fix: .*remove the folder/),
  ]);
  expect(readdirSync(path.join(treeFolder(remote.settings.folder), "blog"))).toEqual(["a"]);
});

test.each([
  ["the server is gone", () => remote.server.answers.clear()],
  [
    "half of it cannot be had",
    () => remote.server.answers.set("/articles/1.json", json(page([article("other")], 1, 2))),
  ],
  [
    "a picture is missing",
    () => remote.server.publish([article("other", { picture: { url: "/none.png", alt: "x" } })]),
  ],
  [
    "an article does not pass the check",
    () => remote.server.publish([article("other", { category: { id: "unheard-of" } })]),
  ],
])("the last good copy stays when %s", async (_, breakIt) => {
  remote.server.publish([article("good")]);
  await readAll();
  breakIt();
  expect((await readBlog(remote.settings)).problems).not.toEqual([]);
  expect(readdirSync(path.join(treeFolder(remote.settings.folder), "blog"))).toEqual(["good"]);
});

test("a server of pictures that never has any is not asked for all of them", async () => {
  const picture = (index: number) => ({ url: `/pictures/none-${index}.png`, alt: "x" });
  for (let index = 0; index < 20; index += 1)
    remote.server.answers.set(`/pictures/none-${index}.png`, status(503));
  remote.server.publish(
    Array.from({ length: 20 }, (_, index) => article(`a-${index}`, { picture: picture(index) })),
  );
  const { problems } = await readAll();
  expect(problems[0]).toMatch(/none-\d+\.png answers with status 503/);
  expect(
    new Set(remote.server.asked.filter((asked) => asked.startsWith("/pictures"))).size,
  ).toBeLessThan(10);
});

test("there is no last good copy of a blog that was never right", async () => {
  remote.server.publish([article("a", { category: { id: "unheard-of" } })]);
  await readAll();
  expect(shownCopy(remote.settings.folder, "blog")).toBeNull();
});

test("a picture is downloaded once and on the disk once, however many articles show it, and keeps its time", async () => {
  const picture = (slug: string) =>
    statSync(path.join(treeFolder(remote.settings.folder), "blog", slug, "cover.png"));
  remote.server.publish([article("a"), article("b"), article("c")]);
  await readAll();
  expect(remote.server.asked.filter((asked) => asked.startsWith("/pictures"))).toHaveLength(1);
  const { ino, mtimeMs } = picture("a");
  await readAll();
  for (const slug of ["a", "b", "c"]) expect(picture(slug)).toMatchObject({ ino, mtimeMs });
});

test("a page behind a redirect, with a byte order mark, is read", async () => {
  remote.server.answers.set("/articles/1.json", status(302, { location: "/elsewhere.json" }));
  const text = `\ufeff${JSON.stringify(page([article("a")]))}`;
  remote.server.answers.set("/elsewhere.json", bytes(text, "application/json"));
  const { entries, problems } = await readAll();
  expect(problems).toEqual([]);
  expect(entries).toHaveLength(1);
});
