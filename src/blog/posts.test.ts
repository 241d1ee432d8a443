import { ALL_CATEGORIES } from "../constants/routes";
import {
  type FirstPosts,
  hasMore,
  leavePosts,
  postsAt,
  selectedPosts,
  showPosts,
  totalOf,
  usePosts,
} from "./posts";

type Post = FirstPosts["posts"][number];

const post = (slug: string, category: string | null = null) =>
  ({ slug, category: category && { slug: category, title: category } }) as Post;

const first: FirstPosts = {
  posts: [post("c", "research"), post("b", "events")],
  categories: [
    { slug: "research", title: "Research", total: 2 },
    { slug: "events", title: "Events", total: 1 },
    { slug: "branding", title: "Branding", total: 0 },
  ],
  total: 3,
  currentPage: 1,
  totalPages: 2,
};

const listAt = (entry: string, category = ALL_CATEGORIES) => postsAt(entry, first, category);
const slugs = (posts: readonly Post[]) => posts.map(({ slug }) => slug);

/** Adds a second page to the current list. */
const addPage = () =>
  usePosts.setState({
    posts: [...first.posts, post("a", "research")],
    currentPage: 2,
    hasNextPage: false,
  });

beforeEach(leavePosts);

test("a list begins with the articles of the built page", () => {
  expect(listAt("1")).toMatchObject({
    currentPage: 1,
    hasNextPage: true,
    selectedCategory: "all",
    status: "idle",
  });
  expect(listAt("1").posts).toEqual(first.posts);
});

test("a category filters the posts", () => {
  expect(slugs(selectedPosts(listAt("1", "research")))).toEqual(["c"]);
});

test.each([
  ["research", 2, true],
  ["events", 1, false],
  ["branding", 0, false],
  [ALL_CATEGORIES, 3, true],
])("the category %s has %i articles: more than are loaded? %s", (category, total, more) => {
  const list = listAt("1", category);
  expect(totalOf(list)).toBe(total);
  expect(hasMore(list)).toBe(more);
});

test("navigating back to a history entry restores its list", async () => {
  await showPosts("1", first, ALL_CATEGORIES);
  addPage();
  leavePosts();
  expect(listAt("1")).toMatchObject({ currentPage: 2, hasNextPage: false });
  expect(slugs(listAt("1").posts)).toEqual(["c", "b", "a"]);
});

test("after the list was left, a new history entry begins with the built page", async () => {
  await showPosts("2", first, ALL_CATEGORIES);
  addPage();
  leavePosts();
  expect(listAt("another").posts).toEqual(first.posts);
});

test("selecting another category keeps the loaded pages", async () => {
  await showPosts("3", first, ALL_CATEGORIES);
  addPage();
  expect(slugs(selectedPosts(listAt("4", "research")))).toEqual(["c", "a"]);
});

test("another page of the list is another list", async () => {
  await showPosts("5", first, ALL_CATEGORIES);
  addPage();
  const second = { ...first, posts: [post("a", "research")], currentPage: 2 };
  expect(slugs(postsAt("6", second, ALL_CATEGORIES).posts)).toEqual(["a"]);
});

test("an updated built page comes first, without duplicate posts", async () => {
  await showPosts("7", first, ALL_CATEGORIES);
  addPage();
  const renewed = { ...first, posts: [post("d"), post("c", "research")] };
  expect(slugs(postsAt("7", renewed, ALL_CATEGORIES).posts)).toEqual(["d", "c", "b", "a"]);
});
