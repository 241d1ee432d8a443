/** @jest-environment node */
import { relatedIds } from "./related-ids";
import { type ArticleNode, relatedStories } from "./related-stories";
import { madeArticles } from "./testing/made-articles";

const ARTICLES = madeArticles(40).map((article, index) => ({ ...article, chosen: index === 3 ? ["id7"] : [] }));

const nodes = ARTICLES.map(
  ({ id, title, perex, date, body, categoryId, chosen }): ArticleNode => ({
    slug: id,
    title,
    perex,
    date,
    visibility: "published",
    category: categoryId === null ? null : { slug: categoryId },
    related: chosen.map((slug) => ({ slug })),
    body: { rawMarkdownBody: `\n${body}` },
  }),
);

const answering = (answer: object) =>
  ({ graphql: async () => answer }) as unknown as Parameters<typeof relatedStories>[0];

test("the stories are found among the nodes of the articles", async () => {
  const found = await relatedStories(answering({ data: { articles: { nodes } } }));
  expect(found.get("id3")?.[0]).toBe("id7");
  expect(found).toEqual(relatedIds(ARTICLES));
});

test("a failed query ends the build", async () => {
  await expect(relatedStories(answering({ errors: ["no such field"] }))).rejects.toThrow("no such field");
});
