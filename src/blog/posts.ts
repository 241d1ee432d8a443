import { create } from "zustand";
import { ALL_CATEGORIES } from "../constants/routes";
import { dispatchContentRestored } from "../dom/content-restored";
import { withProgress } from "../stores/progress";
import type { BlogApiPage } from "./blog-api";
import { BLOG_API_URL, PARALLEL_BLOG_API_REQUESTS } from "./constants";
import { type Post, postOf } from "./post-of";
import { readBlogApi } from "./read-blog-api";
import { rememberedPage, rememberPages } from "./remembered-pages";

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

/** What becomes of a wish for more. */
type Loading = {
  status: "idle" | "loading" | "failed";
  /** What the visitor has asked with, to go on at the first new article; null where nobody has asked. */
  asker: Element | null;
  /** How many articles the last loading has brought to who has asked for them. */
  added: number;
};

export type PostsState = FirstPosts &
  Loading & {
    /** The entry of the tab's history that shows them; empty while none does. */
    entry: string;
    /** The page that the list begins with, counted from 1. */
    startPage: number;
    /** Slug of a category, or `ALL_CATEGORIES`. */
    selectedCategory: string;
    hasNextPage: boolean;
  };

const AT_REST: Loading = { status: "idle", asker: null, added: 0 };

/** The articles of the blog list, appended on each page load. While no entry shows them, nothing is read but that. */
export const usePosts = create<PostsState>(() => ({ ...AT_REST, entry: "" }) as PostsState);

const { getState, setState } = usePosts;

/** The lists of this document by entry of the history: Back finds them as they were. */
const lists = new Map<string, PostsState>();

/** Aborts the loading under way. */
let running = new AbortController();

/** Those of `posts` that `known` does not have: a list that was renewed in between shows none twice. */
function notIn(known: readonly Post[], posts: readonly Post[]): Post[] {
  return posts.filter(({ slug }) => !known.some((post) => post.slug === slug));
}

/** The posts of the category chosen, or all of them. */
export function chosenOf({ posts, selectedCategory }: PostsState): readonly Post[] {
  return selectedCategory === ALL_CATEGORIES
    ? posts
    : posts.filter(({ category }) => category?.slug === selectedCategory);
}

/** The category chosen, unless that is all of them. */
export const categoryOf = ({ categories, selectedCategory }: PostsState): PostCategory | undefined =>
  categories.find(({ slug }) => slug === selectedCategory);

/** How many articles the choice has in all, loaded or not. */
export const totalOf = (state: PostsState): number => (categoryOf(state) ?? state).total;

/** Whether there is more of what was chosen. */
export function hasMore(state: PostsState): boolean {
  return state.hasNextPage && chosenOf(state).length < totalOf(state);
}

/** Another choice begins without the failure of the one before it; what is on its way comes, but nobody waits for it. */
const goOn = ({ status }: Loading): Loading => (status === "loading" ? { ...AT_REST, status } : AT_REST);

/**
 * The list at an entry of the history: as it was left or, one step on from the list that is shown, as that one is, or from
 * its first page on.
 * @param entry its key
 * @param first what the built page shows; it may have been renewed since
 * @param selectedCategory what the address names
 */
export function postsAt(entry: string, first: FirstPosts, selectedCategory: string): PostsState {
  const shown = getState();
  const left = lists.get(entry);
  const isStep = !left && shown.entry !== "" && shown.startPage === first.currentPage;
  const known = isStep ? shown : left;
  return {
    hasNextPage: first.currentPage < first.totalPages,
    ...first,
    ...known,
    ...(isStep ? goOn(shown) : AT_REST),
    startPage: first.currentPage,
    posts: [...first.posts, ...notIn(first.posts, known?.posts ?? [])],
    entry,
    selectedCategory,
  };
}

/** Chooses a category among what is loaded, at once; the address follows. */
export function selectCategory(selectedCategory: string): void {
  setState((state) => ({ ...goOn(state), selectedCategory }));
}

/** Puts a page of the API below what is there. @returns how many articles of the category chosen it has brought */
function append(page: BlogApiPage): number {
  const { posts } = getState();
  const before = chosenOf(getState()).length;
  setState({
    posts: [...posts, ...notIn(posts, page.articles.map(postOf))],
    categories: page.categories.map(({ id, ...category }) => ({ slug: id, ...category })),
    currentPage: page.current_page,
    totalPages: page.total_pages,
    hasNextPage: page.has_next_page,
  });
  return chosenOf(getState()).length - before;
}

/** The page up to which an earlier document had loaded the list. */
const lastOfBefore = ({ entry, totalPages }: PostsState) => Math.min(rememberedPage(entry), totalPages);

/** Whether the list is still without what it should show: pages of before, or anything at all of the category. */
function lacks(state: PostsState, last: number): boolean {
  return state.hasNextPage && (state.currentPage < last || (chosenOf(state).length === 0 && hasMore(state)));
}

/** Loads page after page, a few at once where as many are to come back, until there is what was asked for. */
async function load(signal: AbortSignal): Promise<void> {
  const last = lastOfBefore(getState());
  let added = 0;
  const isWanted = (state: PostsState) => lacks(state, last) || (state.asker !== null && added === 0 && hasMore(state));
  while (isWanted(getState())) {
    const next = getState().currentPage + 1;
    const count = Math.min(Math.max(last + 1 - next, 1), PARALLEL_BLOG_API_REQUESTS);
    const asked = Array.from({ length: count }, (_, index) => readBlogApi(BLOG_API_URL, next + index, signal));
    const answers = await Promise.allSettled(asked);
    if (signal.aborted) return;
    for (const answer of answers) {
      // What comes after a gap would stand in the wrong place.
      if (answer.status === "rejected") throw answer.reason;
      added += append(answer.value);
    }
  }
  const { asker } = getState();
  setState({ status: "idle", added: asker ? added : 0 });
  if (!asker) dispatchContentRestored();
}

/**
 * Appends the next page; where a category is chosen, pages until one brings an article of it or there are no more. Where
 * pages of an earlier document are still to come back, all of those. What is there stays there when it fails.
 * @param asker what the visitor has asked with, to go on at the first new article
 */
export async function loadMorePosts(asker: Element | null): Promise<void> {
  if (getState().status === "loading") return;
  running = new AbortController();
  setState({ ...AT_REST, status: "loading", asker });
  await withProgress(load(running.signal)).catch(() => setState({ status: "failed" }));
}

const noteDown = () => rememberPages(lists.values());

/**
 * A list is on the screen. After a reload its pages come back; of a category chosen something is to be seen.
 * The parameters are those of `postsAt`.
 */
export async function showPosts(entry: string, first: FirstPosts, selectedCategory: string): Promise<void> {
  const state = postsAt(entry, first, selectedCategory);
  // What was on its way to another list has no place in this one.
  if (state.status === "idle") running.abort();
  setState(state);
  // However often, once. The document may be left from whatever page.
  addEventListener("pagehide", noteDown);
  if (lacks(state, lastOfBefore(state))) await loadMorePosts(null);
}

usePosts.subscribe((state) => state.entry && lists.set(state.entry, state));

/** The list is no longer on the screen, and nobody waits for what was on its way to it. */
export function leavePosts(): void {
  running.abort();
  setState({ entry: "" });
}
