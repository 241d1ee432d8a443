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
  type FirstPosts,
  hasMore,
  leavePosts,
  type PostsState,
  postsAt,
  selectedPosts,
  showPosts,
  usePosts,
} from "../../posts";
import { BLOG_STRINGS } from "../../strings";
import { ArticleList } from "../article-list/article-list";
import { CategoryNav } from "../category-nav/category-nav";
import { MoreArticles } from "../more-articles/more-articles";
import * as styles from "./blog-list.module.scss";

/** Links to pages of the list: the neighbours, the first and the last. */
function PageNav({ current, pages }: { current: number; pages: readonly (number | null)[] }) {
  if (pages.length < 2) return null;
  return (
    <nav aria-label={BLOG_STRINGS.pages}>
      <ol className={styles.pages}>
        {pages.map((page, index, all) => (
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
 * Reads the category from an address's query.
 * @returns its slug, or `ALL_CATEGORIES`: for unknown categories, and on later pages of the list,
 * which lack the earlier articles
 */
function categoryIn(search: string, { categories, currentPage }: FirstPosts): string {
  const slugInQuery =
    currentPage === 1 ? new URLSearchParams(search).get(CATEGORY_PARAMETER) : null;
  return categories.find(({ slug }) => slug === slugInQuery)?.slug ?? ALL_CATEGORIES;
}

/** Removes the category from the address, which visitors copy and reload. */
function removeCategory(): void {
  const address = new URL(location.href);
  address.searchParams.delete(CATEGORY_PARAMETER);
  if (address.href !== location.href) writeHistory(history.state, address.href);
}

/**
 * The list: the articles of the built page, those loaded since, and the category in the address.
 * Before hydration it is the built page's list.
 * @param location the router's; the browser's changes earlier, while the list still shows the
 * previous history entry
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
    const isCurrent = entry !== "" && location.search === window.location.search;
    if (isCurrent && category === ALL_CATEGORIES) removeCategory();
  }, [entry, location, category]);
  useEffect(() => leavePosts, []);
  return entry && state.entry === entry ? state : postsAt(entry, first, category);
}

export type BlogListProps = {
  first: FirstPosts;
  /** The pages of the list to link to; null for a gap. */
  pages: readonly (number | null)[];
  topics: readonly Queries.BlogTopicFragment[];
  /** The router's location. */
  location: Pick<Location, "search">;
};

/** Text for a list without articles. A failure to load them shows below the list. */
function emptyText(list: PostsState): string {
  if (!hasMore(list)) return STRINGS.nothingHere;
  return list.status === "failed" ? "" : STRINGS.loading;
}

/** Moves the focus to the first added article, unless the visitor has moved it meanwhile. */
function useFocusOnAdded(list: PostsState, articles: RefObject<HTMLElement | null>): void {
  const { trigger, added } = list;
  const index = added > 0 ? selectedPosts(list).length - added : -1;
  useEffect(() => {
    const { activeElement, body } = document;
    // After the last page the button is gone, and the body has the focus.
    const isWaiting = activeElement === body || activeElement === trigger;
    if (index >= 0 && isWaiting)
      articles.current?.querySelectorAll<HTMLElement>("h3 a")[index]?.focus();
  }, [index, trigger, articles]);
}

/** The blog list: articles of all categories or of one, to which more are added on request. */
export function BlogList({ first, pages, topics, location }: BlogListProps) {
  const list = usePostsList(first, location);
  const category = categoryOf(list)?.title;
  const isFirstPage = first.currentPage === 1;
  const articles = useRef<HTMLElement>(null);
  useFocusOnAdded(list, articles);
  return (
    <>
      <CategoryNav list={list} isFirstPage={isFirstPage} />
      <ArticleList
        ref={articles}
        title={category ? BLOG_STRINGS.articlesOn(category) : STRINGS.allArticles}
        perex={topics.find(({ slug }) => slug === list.selectedCategory)?.perex}
        articles={selectedPosts(list)}
        isLoading={list.status === "loading"}
        emptyText={emptyText(list)}
      />
      <div className={styles.below}>
        <MoreArticles list={list} category={category} />
        {/* The pages have articles of all categories. */}
        {!category && <PageNav current={first.currentPage} pages={pages} />}
      </div>
    </>
  );
}
