import { type RefObject, useEffect, useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import { categoryOf, chosenOf, type FirstPosts, hasMore, type PostsState } from "../../posts";
import { BLOG_STRINGS } from "../../strings";
import { usePostsList } from "../../use-posts-list";
import { ArticleList } from "../article-list/article-list";
import { BlogPages } from "../blog-pages/blog-pages";
import { CategoryWords } from "../category-words/category-words";
import { MoreArticles } from "../more-articles/more-articles";
import * as styles from "./blog-list.module.scss";

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
    if (index >= 0 && isWaiting) articles.current?.querySelectorAll<HTMLElement>("h3 a")[index]?.focus();
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
