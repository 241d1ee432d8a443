import { ALL_CATEGORIES } from "../constants/blog";
import type { BlogApiArticle } from "../utils/blog-api";
import {
  type FirstPosts,
  hasMore,
  leavePosts,
  ofCategory,
  type Post,
  postOf,
  postsAt,
  showPosts,
  totalOf,
} from "./posts";

const post = (slug: string, category: string | null = null) =>
  ({ slug, category: category && { slug: category, title: category } }) as Post;

const first: FirstPosts = {
  posts: [post("c", "research"), post("b", "events")],
  categories: [
    { slug: "research", title: "Research", total: 2 },
    { slug: "events", title: "Events", total: 1 },
  ],
  total: 3,
  currentPage: 1,
  totalPages: 2,
};

const arrive = (entry: string, category = ALL_CATEGORIES) => postsAt(entry, entry, first, category);

test("a list begins with what the built page shows", () => {
  expect(arrive("1")).toMatchObject({ currentPage: 1, hasNextPage: true, selectedCategory: "all", status: "idle" });
  expect(arrive("1").posts).toEqual(first.posts);
});

test("a category leaves its own posts, and has more until all of it is shown", () => {
  const list = arrive("1", "research");
  expect(ofCategory(list.posts, "research").map(({ slug }) => slug)).toEqual(["c"]);
  expect([totalOf(list), hasMore(list)]).toEqual([2, true]);
  expect(hasMore(arrive("1", "events"))).toBe(false);
  expect(totalOf(arrive("1"))).toBe(3);
});

test("back at an entry of the history the list is as it was left; a new one begins anew", async () => {
  const loaded = { ...arrive("1"), posts: [...first.posts, post("a", "research")], currentPage: 2, hasNextPage: false };
  await showPosts(loaded);
  leavePosts();
  expect(arrive("1")).toMatchObject({ currentPage: 2, hasNextPage: false });
  expect(arrive("1").posts.map(({ slug }) => slug)).toEqual(["c", "b", "a"]);
  expect(arrive("2").posts).toEqual(first.posts);
});

test("another category is a step within the list, which keeps what was loaded", async () => {
  await showPosts({
    ...arrive("3"),
    posts: [...first.posts, post("a", "research")],
    currentPage: 2,
    hasNextPage: false,
  });
  const step = postsAt("4", "3", first, "research");
  expect(ofCategory(step.posts, "research").map(({ slug }) => slug)).toEqual(["c", "a"]);
});

test("a built page that was renewed meanwhile comes first, and no post twice", async () => {
  await showPosts({ ...arrive("5"), posts: [...first.posts, post("a")] });
  const renewed = { ...first, posts: [post("d"), post("c", "research")] };
  expect(postsAt("5", "5", renewed, ALL_CATEGORIES).posts.map(({ slug }) => slug)).toEqual(["d", "c", "b", "a"]);
});

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

test("an article of another API is drawn with the one picture that it names", () => {
  expect(postOf(answer)).toMatchObject({
    slug: "a",
    route: "/blog/a",
    visibility: "published",
    category: { slug: "research", title: "Research" },
    pictureAlt: "A stone",
    picture: {
      childImageSharp: { gatsbyImageData: { images: { fallback: { src: "https://pictures.example/a.jpg" } } } },
    },
  });
});

test("an article without a picture has none", () => {
  expect(postOf({ ...answer, picture: null })).toMatchObject({ picture: null, pictureAlt: "" });
});
