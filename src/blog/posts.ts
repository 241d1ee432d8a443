import { create } from "zustand";
import { dispatchContentRestored } from "../browser/dom/content-restored";
import { keyOfEntry, writeHistory } from "../browser/dom/session";
import { minimumDisplay, withProgress } from "../browser/stores/progress";
import { ALL_CATEGORIES } from "../constants/routes";
import type { BlogApiArticle, BlogApiPage } from "./blog-api";
import { BLOG_API_URL } from "./constants";
import { readBlogApi } from "./read-blog-api";

export type Post = Queries.ArticleCardFragment;

/** A picture known by its address only; drawn in the shape of covers. */
const plainImage = (src: string) => ({ width: 960, height: 540, images: { fallback: { src } } });

/** An article of the API as the cards draw it. */
export function postOf({
  url,
  visibility = "published",
  category,
  picture,
  ...article
}: BlogApiArticle): Post {
  const image = picture?.image ?? (picture && plainImage(picture.url));
  return {
    ...article,
    route: url,
    visibility,
    category: category && { slug: category.id, title: category.title },
    pictureAlt: picture?.alt ?? "",
    picture: (image && { image }) as Post["picture"],
  };
}

type PostCategory = { slug: string; title: string; total: number };

/** What the built page of the list shows. */
export type FirstPosts = {
  posts: readonly Post[];
  categories: readonly PostCategory[];
  /** How many articles there are. */
  total: number;
  currentPage: number;
  totalPages: number;
};

/** State of the request for more articles. */
type Loading = {
  status: "idle" | "loading" | "failed";
  /**
   * The element that triggered the request; the focus then moves to the first new article. Null
   * when none did.
   */
  trigger: Element | null;
  /** How many articles the last triggered request has added. */
  added: number;
};

export type PostsState = FirstPosts &
  Loading & {
    /** Key of the history entry that shows the list; empty while none does. */
    entry: string;
    /** The first page in the list, counted from 1. */
    startPage: number;
    /** Slug of a category, or `ALL_CATEGORIES`. */
    selectedCategory: string;
    hasNextPage: boolean;
  };

const AT_REST: Loading = { status: "idle", trigger: null, added: 0 };

/**
 * The articles of the blog list; each loaded page is appended. While `entry` is empty, the rest of
 * the state is not read.
 */
export const usePosts = create<PostsState>(() => ({ ...AT_REST, entry: "" }) as PostsState);

const { getState, setState } = usePosts;

/** The lists of this document by history entry, so that Back restores them. */
const lists = new Map<string, PostsState>();

/** Aborts the requests in flight. */
let running = new AbortController();

/**
 * Those of `posts` that are not in `known`: a list published anew in between must not show an
 * article twice.
 */
function notIn(known: readonly Post[], posts: readonly Post[]): Post[] {
  return posts.filter(({ slug }) => !known.some((post) => post.slug === slug));
}

/** The posts of the selected category, or all. */
export function chosenOf({ posts, selectedCategory }: PostsState): readonly Post[] {
  return selectedCategory === ALL_CATEGORIES
    ? posts
    : posts.filter(({ category }) => category?.slug === selectedCategory);
}

/** The selected category; undefined when all are shown. */
export const categoryOf = ({
  categories,
  selectedCategory,
}: PostsState): PostCategory | undefined =>
  categories.find(({ slug }) => slug === selectedCategory);

/** How many articles the selection has, loaded or not. */
export const totalOf = (state: PostsState): number => (categoryOf(state) ?? state).total;

/** Whether the selection has more articles than are loaded. */
export function hasMore(state: PostsState): boolean {
  return state.hasNextPage && chosenOf(state).length < totalOf(state);
}

/** A new selection clears a failure. Requests in flight go on, without a trigger. */
const carryOver = ({ status }: Loading): Loading =>
  status === "loading" ? { ...AT_REST, status } : AT_REST;

/**
 * The list at a history entry: as it was left; or, for a new entry that follows the list on screen,
 * a copy of that; or just the built page.
 * @param first what the built page shows; it may be newer than the stored list
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
    ...(isStep ? carryOver(shown) : AT_REST),
    startPage: first.currentPage,
    posts: [...first.posts, ...notIn(first.posts, known?.posts ?? [])],
    entry,
    selectedCategory,
  };
}

/** Selects a category immediately, from what is loaded; the address follows. */
export function selectCategory(selectedCategory: string): void {
  setState((state) => ({ ...carryOver(state), selectedCategory }));
}

/** Appends a page of the API. @returns how many articles of the selected category it added */
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

/**
 * Key in the state of the history entry: the last page that its list has loaded, for the documents
 * that follow.
 */
const LAST_PAGE = "blogPage";

/** The last page an earlier document had loaded. */
const lastOfBefore = ({ totalPages }: PostsState) =>
  Math.min(Number((history.state as Record<string, unknown> | null)?.[LAST_PAGE]) || 0, totalPages);

/** Not less than before: those pages have not all been restored yet. */
function noteLastPage(state: PostsState): void {
  const { entry, startPage, currentPage } = state;
  if (currentPage > Math.max(startPage, lastOfBefore(state)) && keyOfEntry() === entry)
    writeHistory({ ...history.state, [LAST_PAGE]: currentPage });
}

/** Whether the list lacks pages to restore, or has no article of the selected category yet. */
function lacks(state: PostsState, last: number): boolean {
  return (
    state.hasNextPage &&
    (state.currentPage < last || (chosenOf(state).length === 0 && hasMore(state)))
  );
}

/**
 * Loads pages in order until the request is met.
 * @param shown resolves once the list has said long enough that it is loading
 */
async function load(signal: AbortSignal, shown?: Promise<void>): Promise<void> {
  const last = lastOfBefore(getState());
  let added = 0;
  const isWanted = (state: PostsState) =>
    lacks(state, last) || (state.trigger !== null && added === 0 && hasMore(state));
  while (isWanted(getState())) {
    const asked = readBlogApi(BLOG_API_URL, getState().currentPage + 1, signal);
    await Promise.allSettled([asked, shown]);
    if (signal.aborted) return;
    added += append(await asked);
  }
  const { trigger } = getState();
  setState({ status: "idle", added: trigger ? added : 0 });
  if (!trigger) dispatchContentRestored();
}

/**
 * Appends the next page; with a category selected, pages until one has an article of it or none are
 * left; after a reload, all pages to restore. On failure the loaded articles remain.
 * @param trigger the element the visitor used; the focus then moves to the first new article
 */
export async function loadMorePosts(trigger: Element | null): Promise<void> {
  if (getState().status === "loading") return;
  running = new AbortController();
  setState({ ...AT_REST, status: "loading", trigger });
  const isRestored = lastOfBefore(getState()) > getState().currentPage;
  // Over before the progress bar would show.
  const shown = isRestored ? undefined : minimumDisplay();
  await withProgress(load(running.signal, shown)).catch(() => setState({ status: "failed" }));
}

/**
 * Shows a list: restores its pages after a reload, and loads until the selected category has an
 * article. The parameters are those of `postsAt`.
 */
export async function showPosts(
  entry: string,
  first: FirstPosts,
  selectedCategory: string,
): Promise<void> {
  const state = postsAt(entry, first, selectedCategory);
  // Requests in flight belong to another list.
  if (state.status === "idle") running.abort();
  setState(state);
  if (lacks(state, lastOfBefore(state))) await loadMorePosts(null);
}

usePosts.subscribe((state) => {
  if (!state.entry) return;
  lists.set(state.entry, state);
  noteLastPage(state);
});

/** The list leaves the screen; its requests are aborted. */
export function leavePosts(): void {
  running.abort();
  setState({ entry: "" });
}
