import { ALL_CATEGORIES } from "../constants/routes";
import {
  chosenOf,
  type FirstPosts,
  hasMore,
  leavePosts,
  postsAt,
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

const arrive = (entry: string, category = ALL_CATEGORIES) => postsAt(entry, first, category);
const slugs = (posts: readonly Post[]) => posts.map(({ slug }) => slug);

/** The current list has loaded a second page. */
const bringPage = () =>
  usePosts.setState({
    posts: [...first.posts, post("a", "research")],
    currentPage: 2,
    hasNextPage: false,
  });

beforeEach(leavePosts);

test("a list begins with the articles of the built page", () => {
  expect(arrive("1")).toMatchObject({
    currentPage: 1,
    hasNextPage: true,
    selectedCategory: "all",
    status: "idle",
  });
  expect(arrive("1").posts).toEqual(first.posts);
});

test("a category filters the posts, and has more until all of them are shown", () => {
  const list = arrive("1", "research");
  expect(slugs(chosenOf(list))).toEqual(["c"]);
  expect([totalOf(list), hasMore(list)]).toEqual([2, true]);
  for (const whole of ["events", "branding"]) expect(hasMore(arrive("1", whole))).toBe(false);
  expect(totalOf(arrive("1"))).toBe(3);
});

test("navigating back to a history entry restores its list; a new entry starts anew", async () => {
  await showPosts("1", first, ALL_CATEGORIES);
  bringPage();
  leavePosts();
  expect(arrive("1")).toMatchObject({ currentPage: 2, hasNextPage: false });
  expect(slugs(arrive("1").posts)).toEqual(["c", "b", "a"]);
  expect(arrive("2").posts).toEqual(first.posts);
});

test("selecting another category keeps the loaded pages", async () => {
  await showPosts("3", first, ALL_CATEGORIES);
  bringPage();
  expect(slugs(chosenOf(arrive("4", "research")))).toEqual(["c", "a"]);
});

test("another page of the list is another list", async () => {
  await showPosts("5", first, ALL_CATEGORIES);
  bringPage();
  const second = { ...first, posts: [post("a", "research")], currentPage: 2 };
  expect(slugs(postsAt("6", second, ALL_CATEGORIES).posts)).toEqual(["a"]);
});

test("an updated built page comes first, without duplicate posts", async () => {
  await showPosts("7", first, ALL_CATEGORIES);
  bringPage();
  const renewed = { ...first, posts: [post("d"), post("c", "research")] };
  expect(slugs(postsAt("7", renewed, ALL_CATEGORIES).posts)).toEqual(["d", "c", "b", "a"]);
});
