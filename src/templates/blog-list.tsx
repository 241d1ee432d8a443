import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import type { BlogListContext } from "../blog/blog-pages";
import { BlogList } from "../blog/components/blog-list/blog-list";
import { BlogTopics } from "../blog/components/blog-topics/blog-topics";
import { BLOG_STRINGS } from "../blog/strings";
import { requireContent } from "../browser/hooks/require-content";
import { SearchForm } from "../search/components/search-form/search-form";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";

type BlogListProps = PageProps<Queries.BlogListQuery, BlogListContext>;

/** Collects the articles of the built page, and the numbers of all articles. */
function firstPosts(
  { articles, categories }: Queries.BlogListQuery,
  { total, totals, currentPage, totalPages }: BlogListContext,
) {
  const categoriesWithTotals = categories.nodes.map(({ slug, title }) => ({
    slug,
    title,
    total: totals.find((count) => count.slug === slug)?.total ?? 0,
  }));
  return { currentPage, totalPages, total, posts: articles, categories: categoriesWithTotals };
}

export default function BlogListTemplate({ data, pageContext, location }: BlogListProps) {
  const { title, perex } = requireContent(data.blogPage, "settings/blog-page.json");
  const { currentPage, totalPages, pageLinks } = pageContext;
  const first = useMemo(() => firstPosts(data, pageContext), [data, pageContext]);
  return (
    <>
      <PageHeader
        title={title}
        perex={currentPage === 1 ? perex : `${BLOG_STRINGS.page} ${currentPage} of ${totalPages}`}
        isCompact
      >
        <SearchForm />
      </PageHeader>
      <BlogList
        key={currentPage}
        first={first}
        pages={pageLinks}
        topics={data.categories.nodes}
        location={location}
      />
      <BlogTopics topics={data.categories.nodes} />
    </>
  );
}

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<Queries.BlogListQuery, BlogListContext>) {
  const { seo, title: heading } = requireContent(data.blogPage, "settings/blog-page.json");
  const { title, description, keywords } = seo;
  const { currentPage } = pageContext;
  const page = `${BLOG_STRINGS.page} ${currentPage}`;
  const isFirst = currentPage === 1;
  return (
    <PageHead
      title={isFirst ? title : `${title}, ${page.toLowerCase()}`}
      keywords={isFirst ? keywords : null}
      description={isFirst ? description : `${page}. ${description}`}
      heading={heading}
      route={location.pathname}
    />
  );
}

export const query = graphql`
  query BlogList($ids: [String!]!) {
    blogPage {
      seo {
        ...Seo
      }
      title
      perex
    }
    articles: articlesInOrder(ids: $ids) {
      ...ArticleCard
    }
    categories: allCategory {
      nodes {
        ...BlogTopic
      }
    }
  }
`;
