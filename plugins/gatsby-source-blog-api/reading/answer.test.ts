/** @jest-environment node */

import type { BlogApiArticle } from "../../../src/blog/blog-api";
import { apiPages } from "../../gatsby-plugin-blog-files/blog-api";
import { checkAnswer } from "./answer";

const ARTICLE: BlogApiArticle = {
  id: "a",
  slug: "a",
  url: "/blog/a",
  title: "A",
  perex: "Teaser",
  date: "2026-02-19",
  updated: null,
  category: { id: "research", title: "Research" },
  picture: { url: "/static/a.jpg", alt: "A stone" },
};

test("a page of the site's own list, with a text to each article, is a page of a remote blog", () => {
  const articles = [ARTICLE, { ...ARTICLE, id: "b", slug: "b", category: null }];
  const categories = [{ id: "research", title: "Research" }];
  const [own] = apiPages({ articles, categories }, 9);
  const page = {
    ...own,
    articles: own?.articles.map((article) => ({ ...article, body: "Words." })),
  };
  expect(
    checkAnswer("https://blog.example/articles/1.json", Buffer.from(JSON.stringify(page)), ""),
  ).toMatchObject({
    problems: [],
    page: {
      articles: [
        {
          slug: "a",
          category: { id: "research" },
          picture: { url: "/static/a.jpg", alt: "A stone" },
          body_format: "markdown",
        },
        { slug: "b", category: null },
      ],
      current_page: 1,
      has_next_page: false,
      total_pages: 1,
    },
  });
});

test("titles and teasers are read as words, without entities and HTML, and a tag alone stays a word", () => {
  const words = {
    title: "Tom &amp; <em>Jerry</em>&#8217;s <b>",
    perex: "<p>&lt;a&gt; &hellip;<br>AT&T</p>",
    picture: { url: "/a.jpg?w=1&#038;copy=2&copy=3", alt: "A &amp; B" },
  };
  const [own] = apiPages({ articles: [{ ...ARTICLE, ...words }], categories: [] }, 9);
  const page = {
    ...own,
    articles: own?.articles.map((article) => ({ ...article, body: "Words." })),
  };
  const { page: read } = checkAnswer(
    "https://blog.example/1.json",
    Buffer.from(JSON.stringify(page)),
    "",
  );
  expect(read?.articles[0]).toMatchObject({
    title: "Tom & Jerry’s <b>",
    perex: "<a> … AT&T ",
    picture: { url: "/a.jpg?w=1&copy=2&copy=3", alt: "A & B" },
  });
});
