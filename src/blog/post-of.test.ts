import type { BlogApiArticle } from "./blog-api";
import { postOf } from "./posts";

const answer: BlogApiArticle = {
  id: "7",
  slug: "a",
  title: "A",
  perex: "B",
  date: "2026-02-19",
  updated: null,
  category: { id: "research", title: "Research" },
  url: "/blog/a",
  picture: { url: "https://pictures.example/a.jpg", alt: "A stone" },
};

test("an article of another API is shown with its only picture", () => {
  expect(postOf(answer)).toMatchObject({
    slug: "a",
    route: "/blog/a",
    visibility: "published",
    category: { slug: "research", title: "Research" },
    pictureAlt: "A stone",
    picture: { image: { images: { fallback: { src: "https://pictures.example/a.jpg" } } } },
  });
});

test("an article without a picture has none", () => {
  expect(postOf({ ...answer, picture: null })).toMatchObject({ picture: null, pictureAlt: "" });
});
