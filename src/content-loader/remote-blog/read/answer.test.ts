/** @jest-environment node */
import { type ApiSource, blogApiPages } from "../../../gatsby/files/blog-api";
import { checkAnswer } from "./answer";

const source: ApiSource = {
  slug: "a",
  route: "/blog/a",
  visibility: "published",
  title: "A",
  perex: "Teaser",
  date: "2026-02-19",
  updated: null,
  category: { slug: "research", title: "Research" },
  pictureAlt: "A stone",
  picture: {
    image: { layout: "constrained", width: 960, height: 540, images: { fallback: { src: "/static/a.jpg" } } },
  },
};

/** A page as the site's own list reads it, with other articles in it. */
function page(change: (article: object) => object) {
  const [own] = blogApiPages(
    [source, { ...source, slug: "b", category: null }],
    [{ slug: "research", title: "Research" }],
  );
  const changed = { ...own, articles: own?.articles.map(change) };
  return checkAnswer("https://blog.example/articles/1.json", Buffer.from(JSON.stringify(changed)), "application/json");
}

test("a page of the site's own list, with a text to each article, is a page of a remote blog", () => {
  const { page: read, problems } = page((article) => ({ ...article, body: "Words." }));
  expect(problems).toEqual([]);
  expect(read).toMatchObject({
    articles: [
      { slug: "a", category: "research", picture: { url: "/static/a.jpg", alt: "A stone" }, body_format: "markdown" },
      { slug: "b", category: null },
    ],
    current_page: 1,
    has_next_page: false,
    total_pages: 1,
  });
});

test("an article without a text, or without a picture, is said to lack it", () => {
  const { page: read, problems } = page((article) => ({ ...article, picture: null }));
  expect(read).toBeNull();
  expect(problems.slice(0, 2).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    "articles[1].picture must be the address of a picture, or a group with url and alt, is null",
    "articles[1].body required, is missing",
  ]);
});

test("a category is optional, and only its id counts", () => {
  for (const category of [undefined, null, "research", { id: "research" }, { id: "research", title: "R", total: 3 }])
    expect(page((article) => ({ ...article, body: "Words.", category })).problems).toEqual([]);
});
