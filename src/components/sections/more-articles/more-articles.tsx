import type { MouseEvent } from "react";
import { ALL_CATEGORIES } from "../../../constants/blog";
import { BLOG_STRINGS } from "../../../constants/blog-strings";
import { STRINGS } from "../../../constants/strings";
import { hasMore, loadMorePosts, ofCategory, type PostsState, totalOf } from "../../../stores/posts";
import { blogPagePath } from "../../../utils/blog-pages";
import { ButtonLink } from "../../ui/button-link/button-link";
import * as styles from "./more-articles.module.scss";

export type MoreArticlesProps = { list: PostsState };

/** What is said below a list that has no more. */
function lastWords({ categories, selectedCategory }: PostsState): string {
  if (selectedCategory === ALL_CATEGORIES) return BLOG_STRINGS.end;
  return BLOG_STRINGS.endOfCategory(categories.find(({ slug }) => slug === selectedCategory)?.title ?? "");
}

/** How much of the list is shown, and the way to more of it: in its place or, without a script, on the next page. */
export function MoreArticles({ list }: MoreArticlesProps) {
  const { status, added, currentPage, posts, selectedCategory } = list;
  const shown = ofCategory(posts, selectedCategory).length;
  const canLoad = hasMore(list);
  const load = (event: MouseEvent) => {
    event.preventDefault();
    void loadMorePosts();
  };
  const words = { idle: STRINGS.loadMore, loading: STRINGS.loading, failed: BLOG_STRINGS.tryAgain }[status];
  return (
    <div className={styles.root}>
      {canLoad && (
        <ButtonLink to={blogPagePath(currentPage + 1)} onClick={load} isBusy={status === "loading"}>
          {words}
        </ButtonLink>
      )}
      <p role="status" className={styles.status}>
        {added > 0 && <span className="visually-hidden">{BLOG_STRINGS.added(added)} </span>}
        {shown > 0 && BLOG_STRINGS.shown(shown, totalOf(list))}
      </p>
      <p role="alert" className={styles.problem}>
        {status === "failed" && BLOG_STRINGS.loadFailed}
      </p>
      {!canLoad && shown > 0 && posts.length > 1 && <p className={styles.end}>{lastWords(list)}</p>}
    </div>
  );
}
