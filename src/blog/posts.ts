import { create } from "zustand";
import { dispatchContentRestored } from "../browser/dom/content-restored";
import { keyOfEntry, writeHistory } from "../browser/dom/session";
import { minimumDisplay, withProgress } from "../browser/stores/progress";
import { ALL_CATEGORIES } from "../constants/routes";
import type { BlogApiArticle, BlogApiPage } from "./blog-api";
import { BLOG_API_URL } from "./constants";
import { readBlogApi } from "./read-blog-api";

export type Post = Queries.ArticleCardFragment;

/** Image data of a picture with one file, in the proportions of covers. */
const plainImage = (src: string) => ({ width: 960, height: 540, images: { fallback: { src } } });

/** Converts an article of the API to the data of a card. */
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

/** The articles of a built page of the list. */
export type FirstPosts = {
  posts: readonly Post[];
  categories: readonly PostCategory[];
  /** Number of all articles. */
  total: number;
  currentPage: number;
  totalPages: number;
};

/** State of the request for more articles. */
type Loading = {
  status: "idle" | "loading" | "failed";
  /** The element that the visitor used; null for a request without a visitor's action. */
  trigger: Element | null;
  /** Number of articles that the last request with a trigger has added. */
  added: number;
};

export type PostsState = FirstPosts &
  Loading & {
    /** Key of the history entry that shows the list; "" while no list is shown. */
    entry: string;
    /** Number of the list's first page, from 1. */
    startPage: number;
    /** Slug of a category, or `ALL_CATEGORIES`. */
    selectedCategory: string;
    hasNextPage: boolean;
  };

const IDLE: Loading = { status: "idle", trigger: null, added: 0 };

/**
 * The blog list, to which pages are appended. While `entry` is "", nothing reads the other values.
 */
export const usePosts = create<PostsState>(() => ({ ...IDLE, entry: "" }) as PostsState);

const { getState, setState } = usePosts;

/** The lists of this document by history entry, so that Back restores them. */
const lists = new Map<string, PostsState>();

/** Aborts the requests in flight. */
let requests = new AbortController();

/**
 * Removes posts that a list has already. Pages overlap when the blog changes between two requests.
 */
function removeRepeated(list: readonly Post[], posts: readonly Post[]): Post[] {
  return posts.filter(({ slug }) => !list.some((post) => post.slug === slug));
}

/** The loaded posts of the selected category, or of all categories. */
export function selectedPosts({ posts, selectedCategory }: PostsState): readonly Post[] {
  return selectedCategory === ALL_CATEGORIES
    ? posts
    : posts.filter(({ category }) => category?.slug === selectedCategory);
}

/** The selected category; undefined for all categories. */
export const categoryOf = ({
  categories,
  selectedCategory,
}: PostsState): PostCategory | undefined =>
  categories.find(({ slug }) => slug === selectedCategory);

/** Number of articles in the selection, loaded or not. */
export const totalOf = (state: PostsState): number => (categoryOf(state) ?? state).total;

/** Whether the selection has more articles than are loaded. */
export function hasMore(state: PostsState): boolean {
  return state.hasNextPage && selectedPosts(state).length < totalOf(state);
}

/**
 * State of loading after a new selection: without a failure; a running request loses its trigger.
 */
const loadingAfterSelection = ({ status }: Loading): Loading =>
  status === "loading" ? { ...IDLE, status } : IDLE;

/**
 * The list at a history entry: the stored one of this entry; for a new entry that follows the
 * current list, a copy of that; else the list of the built page.
 * @param first articles of the built page, which may be newer than the stored list
 */
export function postsAt(entry: string, first: FirstPosts, selectedCategory: string): PostsState {
  const current = getState();
  const stored = lists.get(entry);
  const isStep = !stored && current.entry !== "" && current.startPage === first.currentPage;
  const list = isStep ? current : stored;
  return {
    hasNextPage: first.currentPage < first.totalPages,
    ...first,
    ...list,
    ...(isStep ? loadingAfterSelection(current) : IDLE),
    startPage: first.currentPage,
    posts: [...first.posts, ...removeRepeated(first.posts, list?.posts ?? [])],
    entry,
    selectedCategory,
  };
}

/** Selects a category at once among the loaded posts. The address changes later. */
export function selectCategory(selectedCategory: string): void {
  setState((state) => ({ ...loadingAfterSelection(state), selectedCategory }));
}

/** Appends a page of the API. @returns number of articles that it added to the selection */
function append(page: BlogApiPage): number {
  const { posts } = getState();
  const before = selectedPosts(getState()).length;
  setState({
    posts: [...posts, ...removeRepeated(posts, page.articles.map(postOf))],
    categories: page.categories.map(({ id, ...category }) => ({ slug: id, ...category })),
    currentPage: page.current_page,
    totalPages: page.total_pages,
    hasNextPage: page.has_next_page,
  });
  return selectedPosts(getState()).length - before;
}

/** Key in the state of a history entry: number of the last page that its list has loaded. */
const LAST_PAGE = "blogPage";

/** Number of the last page that an earlier document has loaded at this history entry, or 0. */
const lastPageToRestore = ({ totalPages }: PostsState) =>
  Math.min(Number((history.state as Record<string, unknown> | null)?.[LAST_PAGE]) || 0, totalPages);

/**
 * Stores the last page. A smaller number than the stored one means that pages are being restored.
 */
function storeLastPage(state: PostsState): void {
  const { entry, startPage, currentPage } = state;
  if (currentPage > Math.max(startPage, lastPageToRestore(state)) && keyOfEntry() === entry)
    writeHistory({ ...history.state, [LAST_PAGE]: currentPage });
}

/** Whether the list lacks pages to restore, or has no article of the selected category yet. */
function isIncomplete(state: PostsState, lastPage: number): boolean {
  if (!state.hasNextPage) return false;
  const isEmpty = selectedPosts(state).length === 0;
  return state.currentPage < lastPage || (isEmpty && hasMore(state));
}

/**
 * Loads pages in order until the list is complete and, for a visitor, has grown.
 * @param minimumTime resolves once the loading state has shown long enough
 */
async function load(signal: AbortSignal, minimumTime?: Promise<void>): Promise<void> {
  const lastPage = lastPageToRestore(getState());
  let added = 0;
  const needsPage = (state: PostsState) =>
    isIncomplete(state, lastPage) || (state.trigger !== null && added === 0 && hasMore(state));
  while (needsPage(getState())) {
    const page = readBlogApi(BLOG_API_URL, getState().currentPage + 1, signal);
    await Promise.allSettled([page, minimumTime]);
    if (signal.aborted) return;
    added += append(await page);
  }
  const { trigger } = getState();
  setState({ status: "idle", added: trigger ? added : 0 });
  if (!trigger) dispatchContentRestored();
}

/**
 * Appends the next page; with a category selected, pages until one has an article of it; after a
 * reload, all pages to restore. After a failure the loaded articles stay.
 * @param trigger the element that the visitor used: the focus then moves to the first new article
 */
export async function loadMorePosts(trigger: Element | null): Promise<void> {
  if (getState().status === "loading") return;
  requests = new AbortController();
  setState({ ...IDLE, status: "loading", trigger });
  const isRestoring = lastPageToRestore(getState()) > getState().currentPage;
  // The minimum time ends before the progress bar would show.
  const minimumTime = isRestoring ? undefined : minimumDisplay();
  await withProgress(load(requests.signal, minimumTime)).catch(() =>
    setState({ status: "failed" }),
  );
}

/**
 * Shows a list, restores its pages after a reload, and loads pages until the selected category has
 * an article. The parameters are those of `postsAt`.
 */
export async function showPosts(
  entry: string,
  first: FirstPosts,
  selectedCategory: string,
): Promise<void> {
  const state = postsAt(entry, first, selectedCategory);
  // Requests in flight belong to another list.
  if (state.status === "idle") requests.abort();
  setState(state);
  if (isIncomplete(state, lastPageToRestore(state))) await loadMorePosts(null);
}

usePosts.subscribe((state) => {
  if (!state.entry) return;
  lists.set(state.entry, state);
  storeLastPage(state);
});

/** Call it when the list leaves the screen: aborts its requests. */
export function leavePosts(): void {
  requests.abort();
  setState({ entry: "" });
}
