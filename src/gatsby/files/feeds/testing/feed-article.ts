import type { FeedArticle } from "../feeds";

/** An article as a feed queries it, with overrides. */
export const feedArticle = (changes: Partial<FeedArticle> = {}): FeedArticle => ({
  title: "An article",
  perex: "A teaser",
  route: "/blog/a",
  date: "2026-02-19",
  author: { name: "Åse" },
  category: { title: "Research" },
  body: { html: "<p>Words</p>" },
  pictureAlt: "A stone",
  picture: {
    image: { layout: "constrained", width: 960, height: 540, images: { fallback: { src: "/static/a.jpg" } } },
  },
  ...changes,
});
