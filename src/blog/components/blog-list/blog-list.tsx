import { type RefObject, useEffect, useMemo, useRef } from "react";
import { keyOfEntry, writeHistory } from "../../../browser/dom/session";
import { useHydrated } from "../../../browser/hooks/use-hydrated";
import { ALL_CATEGORIES } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import * as choices from "../../../ui/choices/choices.module.scss";
import { Link } from "../../../ui/link/link";
import { blogPagePath } from "../../blog-pages";
import { CATEGORY_PARAMETER } from "../../constants";
import {
  categoryOf,
  chosenOf,
  type FirstPosts,
  hasMore,
  leavePosts,
  type PostsState,
  postsAt,
  showPosts,
  usePosts,
} from "../../posts";
import { BLOG_STRINGS } from "../../strings";
import { ArticleList } from "../article-list/article-list";
import { CategoryWords } from "../category-words/category-words";
import { MoreArticles } from "../more-articles/more-articles";
import * as styles from "./blog-list.module.scss";

/** Links to pages of the list: the neighbours, the first and the last. */
function BlogPages({ current, linked }: { current: number; linked: readonly (number | null)[] }) {
  if (linked.length < 2) return null;
  return (
    <nav aria-label={BLOG_STRINGS.pages}>
      <ol className={styles.pages}>
        {linked.map((page, index, all) => (
          <li key={page ?? `after ${all[index - 1]}`}>
            {page === null ? (
              <span className={styles.gap}>
                <span aria-hidden="true">…</span>
                <span className="visually-hidden">{BLOG_STRINGS.gap}</span>
              </span>
            ) : (
              <Link to={blogPagePath(page)} className={choices.choice} current={page === current}>
                <span className="visually-hidden">{BLOG_STRINGS.page} </span>
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The category that an address names, if it exists. Only the list's first page is filtered: later
 * ones lack earlier articles.
 */
function categoryIn(search: string, { categories, currentPage }: FirstPosts): string {
  const named = currentPage === 1 ? new URLSearchParams(search).get(CATEGORY_PARAMETER) : null;
  return categories.find(({ slug }) => slug === named)?.slug ?? ALL_CATEGORIES;
}

/**
 * Takes a category that the list does not show out of the address, which is copied and reloaded.
 */
function forgetCategory(): void {
  const address = new URL(location.href);
  address.searchParams.delete(CATEGORY_PARAMETER);
  if (address.href !== location.href) writeHistory(history.state, address.href);
}

/**
 * The list as shown: the built page, what was loaded since, and the category of the address. Before
 * hydration, the built page alone.
 * @param location the router's. The browser's changes earlier, while the list still shows the
 * previous entry.
 */
function usePostsList(first: FirstPosts, location: Pick<Location, "search">): PostsState {
  const isHydrated = useHydrated();
  const entry = useMemo(() => (isHydrated && location ? keyOfEntry() : ""), [isHydrated, location]);
  const category = entry ? categoryIn(location.search, first) : ALL_CATEGORIES;
  const state = usePosts();
  useEffect(() => {
    if (entry) void showPosts(entry, first, category);
  }, [entry, first, category]);
  useEffect(() => {
    const isHere = entry !== "" && location.search === window.location.search;
    if (isHere && category === ALL_CATEGORIES) forgetCategory();
  }, [entry, location, category]);
  useEffect(() => leavePosts, []);
  return entry && state.entry === entry ? state : postsAt(entry, first, category);
}

export type BlogListProps = {
  /** What the built page shows. */
  first: FirstPosts;
  /** The pages that it links to; null where some are left out. */
  linked: readonly (number | null)[];
  topics: readonly Queries.BlogTopicFragment[];
  /** The router's location. */
  location: Pick<Location, "search">;
};

/** Text in place of articles; a failure to load them is shown below it. */
function wordsWithout(list: PostsState): string {
  if (!hasMore(list)) return STRINGS.nothingHere;
  return list.status === "failed" ? "" : STRINGS.loading;
}

/** Moves the focus to the first added article, unless the visitor has moved it elsewhere. */
function useFocusOnAdded(list: PostsState, articles: RefObject<HTMLElement | null>): void {
  const { trigger, added } = list;
  const index = added > 0 ? chosenOf(list).length - added : -1;
  useEffect(() => {
    const { activeElement, body } = document;
    // After the last page the button is gone, and the focus on the body.
    const isWaiting = activeElement === body || activeElement === trigger;
    if (index >= 0 && isWaiting)
      articles.current?.querySelectorAll<HTMLElement>("h3 a")[index]?.focus();
  }, [index, trigger, articles]);
}

/** The articles: by category, and more of them on request. */
export function BlogList({ first, linked, topics, location }: BlogListProps) {
  const list = usePostsList(first, location);
  const category = categoryOf(list)?.title;
  const isFirstPage = first.currentPage === 1;
  const articles = useRef<HTMLElement>(null);
  useFocusOnAdded(list, articles);
  return (
    <>
      <CategoryWords list={list} isHere={isFirstPage} />
      <ArticleList
        ref={articles}
        title={category ? BLOG_STRINGS.articlesOn(category) : STRINGS.allArticles}
        perex={topics.find(({ slug }) => slug === list.selectedCategory)?.perex}
        articles={chosenOf(list)}
        isLoading={list.status === "loading"}
        wordsWithout={wordsWithout(list)}
      />
      <div className={styles.below}>
        <MoreArticles list={list} category={category} />
        {/* These are pages of all articles. */}
        {!category && <BlogPages current={first.currentPage} linked={linked} />}
      </div>
    </>
  );
}
