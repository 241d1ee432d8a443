import { usePostsList } from "../../../hooks/use-posts-list";
import { type FirstPosts, ofCategory } from "../../../stores/posts";
import { blogPagePath } from "../../../utils/blog-pages";
import { ArticleList } from "../article-list/article-list";
import { CategoryWords } from "../category-words/category-words";
import { MoreArticles } from "../more-articles/more-articles";

export type BlogListProps = {
  /** What the built page shows. */
  first: FirstPosts;
  /** The query of the page's address. */
  search: string;
};

/** The articles: by category, and more of them on request. */
export function BlogList({ first, search }: BlogListProps) {
  const list = usePostsList(first, search);
  const isFirstPage = first.currentPage === 1;
  return (
    <>
      <CategoryWords list={list} address={blogPagePath(1)} isHere={isFirstPage} />
      <ArticleList
        articles={ofCategory(list.posts, list.selectedCategory)}
        hasLead={isFirstPage}
        isLoading={list.status === "loading"}
        focused={list.firstAdded}
      />
      <MoreArticles list={list} />
    </>
  );
}
