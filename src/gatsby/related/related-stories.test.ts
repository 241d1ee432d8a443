/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Entry, Visibility } from "../../../plugins/gatsby-plugin-content/load/entry";
import { announce, tell } from "../../../plugins/gatsby-plugin-content/load/told";
import { FOLDER_VARIABLE } from "../../../plugins/gatsby-remark-content/parsed-bodies";
import { blog } from "../../content-model/collections/blog";
import { team } from "../../content-model/collections/team";
import { type ArticleNode, relatableEntries } from "./relatable";
import { relatedIds } from "./related-ids";
import { RELATED_STORIES_TOLD, relatedStories } from "./related-stories";
import { madeArticles } from "./testing/made-articles";

const MADE = madeArticles(40).map((article, index) => ({ ...article, chosen: index === 3 ? ["id7", "draft"] : [] }));

const nodes: ArticleNode[] = MADE.map(({ id, title, perex, date, body, categoryId, chosen }) => ({
  slug: id,
  title,
  perex,
  date,
  visibility: "published",
  category: categoryId === null ? null : { slug: categoryId },
  // What is not published has no node in a built site.
  related: chosen.filter((slug) => slug !== "draft").map((slug) => ({ slug })),
  body: { rawMarkdownBody: `\n${body}` },
}));

function entry(slug: string, data: Record<string, unknown>, body: string, visibility: Visibility = "published"): Entry {
  return { collection: blog, slug, route: null, sourcePath: "", visibility, data, body, words: 0 };
}

const entries: Entry[] = [
  ...MADE.map(({ id, title, perex, date, body, categoryId, chosen }) =>
    entry(id, { title, perex, date, category: categoryId, related: chosen }, body),
  ),
  entry("draft", { title: "Draft", perex: "", date: "2026-01-01" }, MADE[0]?.body ?? "", "draft"),
  { ...entry("someone", { title: "Someone" }, MADE[0]?.body ?? ""), collection: team },
];

const ask = jest.fn(async () => ({ data: { articles: { nodes } } }));
const stories = () => relatedStories({ graphql: ask } as unknown as Parameters<typeof relatedStories>[0]);

test("a build by Gatsby alone finds the stories among its nodes: the same that the entries of the check lead to", async () => {
  const found = await stories();
  expect(found.get("id3")?.[0]).toBe("id7");
  expect(found).toEqual(relatedIds(relatableEntries(entries)));
});

test("a build for which they were found asks for no article's text", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "stories-"));
  process.env[FOLDER_VARIABLE] = folder;
  ask.mockClear();
  announce(folder, RELATED_STORIES_TOLD);
  tell(folder, RELATED_STORIES_TOLD, JSON.stringify([["a", ["b"]]]));
  try {
    expect(await stories()).toEqual(new Map([["a", ["b"]]]));
    expect(ask).not.toHaveBeenCalled();
  } finally {
    delete process.env[FOLDER_VARIABLE];
    rmSync(folder, { recursive: true });
  }
});
