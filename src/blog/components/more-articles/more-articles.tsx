import type { MouseEvent } from "react";
import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { blogPagePath } from "../../blog-pages";
import { ARTICLES_PER_PAGE } from "../../constants";
import { hasMore, loadMorePosts, type PostsState, selectedPosts, totalOf } from "../../posts";
import { BLOG_STRINGS } from "../../strings";
import * as styles from "./more-articles.module.scss";

export type MoreArticlesProps = {
  list: PostsState;
  /** Title of the selected category, if any. */
  category: string | undefined;
};

/** Text that tells how many of the articles are shown. */
function countText(list: PostsState, category?: string): string {
  const before = (list.startPage - 1) * ARTICLES_PER_PAGE;
  const last = before + selectedPosts(list).length;
  return before > 0
    ? BLOG_STRINGS.shownFrom(before + 1, last, totalOf(list))
    : BLOG_STRINGS.shown(last, totalOf(list), category);
}

/**
 * The number of shown articles, and a button for more; without JavaScript, a link to the next page.
 */
export function MoreArticles({ list, category }: MoreArticlesProps) {
  const { status, added, currentPage, posts } = list;
  const isEmpty = selectedPosts(list).length === 0;
  const canLoad = hasMore(list);
  const load = (event: MouseEvent<Element>) => {
    event.preventDefault();
    void loadMorePosts(event.currentTarget);
  };
  const buttonTexts = {
    idle: STRINGS.loadMore,
    loading: STRINGS.loading,
    failed: BLOG_STRINGS.tryAgain,
  };
  return (
    <div className={styles.root}>
      {canLoad && (
        <ButtonLink to={blogPagePath(currentPage + 1)} onClick={load} isBusy={status === "loading"}>
          {buttonTexts[status]}
        </ButtonLink>
      )}
      <p role="status" className={styles.status}>
        {added > 0 && <span className="visually-hidden">{BLOG_STRINGS.added(added)} </span>}
        {!isEmpty && <span>{countText(list, category)}</span>}
      </p>
      <p role="alert" className={styles.problem}>
        {canLoad && status === "failed" && BLOG_STRINGS.loadFailed}
      </p>
      {!canLoad && !isEmpty && posts.length > 1 && (
        <p className={styles.end}>
          {category ? BLOG_STRINGS.endOfCategory(category) : BLOG_STRINGS.end}
        </p>
      )}
    </div>
  );
}
