import { create } from "zustand";
import { ALL_CATEGORIES, BLOG_API_URL } from "../constants/blog";
import type { BlogApiArticle, BlogApiPage } from "../utils/blog-api";
import { readBlogApi } from "../utils/read-blog-api";
import { withProgress } from "./progress";
import { readSession, writeSession } from "./session";

export type Post = Queries.ArticleCardFragment;
export type PostCategory = { slug: string; title: string; total: number };

/** What the built page of the list shows. */
export type FirstPosts = {
  posts: readonly Post[];
  categories: readonly PostCategory[];
  /** How many articles there are. */
  total: number;
  currentPage: number;
  totalPages: number;
};

export type PostsState = FirstPosts & {
  /** The entry of the tab's history that shows them; empty before a script is there. */
  entry: string;
  /** The page that the list begins with, counted from 1. */
  startPage: number;
  /** The entry by which the visitor came to the list: the same while only the category changes. */
  visit: string;
  /** Slug of a category, or `ALL_CATEGORIES`. */
  selectedCategory: string;
  hasNextPage: boolean;
  status: "idle" | "loading" | "failed";
  /** How many articles the last loading has brought, for those who hear it; none where a list came back as it was. */
  added: number;
  /** Slug of the first of them, which gets the focus where the visitor had asked for more. */
  firstAdded: string | null;
  /** Pages that an earlier document had loaded are back. */
  isRestored: boolean;
};

const SESSION_KEY = "blog-pages";
const MOST_REMEMBERED = 50;

/** The articles of the blog list, appended on each page load. */
export const usePosts = create<PostsState>(() => ({
  entry: "",
  visit: "",
  startPage: 1,
  posts: [],
  categories: [],
  total: 0,
  currentPage: 1,
  totalPages: 1,
  hasNextPage: false,
  selectedCategory: ALL_CATEGORIES,
  status: "idle",
  added: 0,
  firstAdded: null,
  isRestored: false,
}));

const { getState, setState } = usePosts;

/** The lists of this document by entry of the history: Back finds them as they were. */
const lists = new Map<string, PostsState>();

/** An article of the API as the cards draw it. */
export function postOf({ slug, url, visibility = "published", picture, ...article }: BlogApiArticle): Post {
  const { title, perex, date, category } = article;
  const image = picture?.image ?? (picture && plainImage(picture.url));
  return {
    slug,
    route: url,
    visibility,
    title,
    perex,
    date,
    category: category && { slug: category.id, title: category.title },
    pictureAlt: picture?.alt ?? "",
    picture: (image && { childImageSharp: { gatsbyImageData: image } }) as Post["picture"],
    pictureRetina: null,
  };
}

/** A picture of which nothing is known but where it is; drawn in the shape of all covers. */
const plainImage = (src: string) => ({ layout: "constrained", width: 960, height: 540, images: { fallback: { src } } });

/** Those of `posts` that `known` does not have: a list that was renewed in between shows none twice. */
function notIn(known: readonly Post[], posts: readonly Post[]): Post[] {
  const slugs = new Set(known.map(({ slug }) => slug));
  return posts.filter(({ slug }) => !slugs.has(slug));
}

/** The posts of a category, or all of them. */
export function ofCategory(posts: readonly Post[], category: string): readonly Post[] {
  return category === ALL_CATEGORIES ? posts : posts.filter((post) => post.category?.slug === category);
}

/** How many articles the choice has in all, loaded or not. */
export function totalOf({ categories, selectedCategory, total }: PostsState): number {
  return categories.find(({ slug }) => slug === selectedCategory)?.total ?? total;
}

/** Whether there is more of what was chosen. */
export function hasMore(state: PostsState): boolean {
  return state.hasNextPage && ofCategory(state.posts, state.selectedCategory).length < totalOf(state);
}

/**
 * The list at an entry of the history: as it was left, or from its first page on.
 * @param entry its key
 * @param visit the key of the entry by which the visitor came; another one is a step within the list, which goes on
 * @param first what the built page shows; it may have been renewed since
 * @param selectedCategory what the address names
 */
export function postsAt(entry: string, visit: string, first: FirstPosts, selectedCategory: string): PostsState {
  const shown = getState();
  const goesOn = entry !== visit && shown.visit === visit;
  const known = lists.get(entry) ?? (goesOn ? shown : undefined);
  const hasNextPage = known?.hasNextPage ?? first.currentPage < first.totalPages;
  return {
    ...first,
    ...known,
    startPage: first.currentPage,
    hasNextPage,
    posts: [...first.posts, ...notIn(first.posts, known?.posts ?? [])],
    entry,
    visit,
    selectedCategory,
    status: goesOn ? shown.status : "idle",
    added: 0,
    firstAdded: null,
    isRestored: false,
  };
}

/** Chooses a category among what is loaded, at once; the address follows. */
export function selectCategory(selectedCategory: string): void {
  setState({ selectedCategory, added: 0, firstAdded: null });
}

/** Puts pages of the API below what is there. @returns slugs of what they brought of the category chosen */
function append(pages: readonly BlogApiPage[], isRestored = false): readonly string[] {
  const { posts, selectedCategory } = getState();
  const added = notIn(
    posts,
    pages.flatMap(({ articles }) => articles.map(postOf)),
  );
  const last = pages.at(-1);
  if (!last) return [];
  setState({
    posts: [...posts, ...added],
    categories: last.categories.map(({ id, ...category }) => ({ slug: id, ...category })),
    currentPage: last.current_page,
    totalPages: last.total_pages,
    hasNextPage: last.has_next_page,
    isRestored,
  });
  return ofCategory(added, selectedCategory).map(({ slug }) => slug);
}

/**
 * Appends the next page; where a category is chosen, pages until one brings an article of it or there are no more. What
 * is there stays there when it fails.
 * @param isAsked by the visitor, whose focus goes on to the first new article
 */
export async function loadMorePosts(isAsked = true): Promise<void> {
  const { visit, status } = getState();
  if (status === "loading") return;
  setState({ status: "loading", added: 0, firstAdded: null });
  const isHere = () => getState().visit === visit;
  const load = async () => {
    let added: readonly string[] = [];
    while (added.length === 0 && isHere() && hasMore(getState())) {
      const page = await readBlogApi(BLOG_API_URL, getState().currentPage + 1);
      if (isHere()) added = append([page]);
    }
    if (isHere()) setState({ status: "idle", added: added.length, firstAdded: isAsked ? (added[0] ?? null) : null });
  };
  await withProgress(load()).catch(() => {
    if (isHere()) setState({ status: "failed" });
  });
}

/** A list is on the screen. After a reload its pages come back; of a category chosen something is to be seen. */
export async function showPosts(state: PostsState): Promise<void> {
  setState(state);
  await loadPagesOfBefore();
  const { entry, posts, selectedCategory, status } = getState();
  const isEmpty = ofCategory(posts, selectedCategory).length === 0;
  if (entry === state.entry && status === "idle" && isEmpty && hasMore(getState())) await loadMorePosts(false);
}

function rememberedPages(): Record<string, number> {
  try {
    const known: unknown = JSON.parse(readSession(SESSION_KEY) ?? "{}");
    return typeof known === "object" && known !== null ? (known as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** After a reload, and when another document comes back to this one: as many pages as there were, all at once. */
async function loadPagesOfBefore(): Promise<void> {
  const { entry, currentPage, totalPages } = getState();
  const known = rememberedPages();
  const last = Math.min(Object.hasOwn(known, entry) ? Number(known[entry]) : 0, totalPages);
  if (!(last > currentPage)) return;
  const numbers = Array.from({ length: last - currentPage }, (_, index) => currentPage + 1 + index);
  // 'Load More' asks for what cannot be had now.
  const load = Promise.all(numbers.map((number) => readBlogApi(BLOG_API_URL, number)));
  const pages = await withProgress(load).catch(() => []);
  const { entry: entryNow, currentPage: pageNow } = getState();
  if (entryNow === entry && pageNow === currentPage) append(pages, true);
}

function rememberPages(): void {
  const longer = [...lists].filter(([, { currentPage, startPage }]) => currentPage > startPage);
  if (longer.length === 0) return;
  const pages = longer.map(([entry, { currentPage }]) => [entry, currentPage] as const);
  const known = [...Object.entries(rememberedPages()), ...pages].slice(-MOST_REMEMBERED);
  writeSession(SESSION_KEY, JSON.stringify(Object.fromEntries(known)));
}

usePosts.subscribe((state) => state.entry && lists.set(state.entry, state));

/** The list is no longer on the screen. */
export function leavePosts(): void {
  setState({ entry: "" });
}

// Noted down when the document is left, from whatever page.
if (typeof window !== "undefined") addEventListener("pagehide", rememberPages);
