import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleList } from "../components/sections/article-list/article-list";
import { BlogPages } from "../components/sections/blog-pages/blog-pages";
import { BlogTopics } from "../components/sections/blog-topics/blog-topics";
import { TopicWords } from "../components/sections/topic-words/topic-words";
import { PageHead } from "../components/seo/page-head";
import { PageHeader } from "../components/ui/page-header/page-header";
import { SearchForm } from "../components/ui/search-form/search-form";
import { STRINGS } from "../constants/strings";
import type { BlogListContext } from "../utils/blog-pages";
import { present } from "../utils/present";

type BlogListProps = { data: Queries.BlogListQuery; pageContext: BlogListContext };

export default function BlogListTemplate({ data, pageContext }: PageProps<Queries.BlogListQuery, BlogListContext>) {
  const { title, perex } = present(data.blogPage, "settings/blog-page.json");
  const { currentPage, totalPages } = pageContext;
  const topics = data.categories.nodes;
  return (
    <>
      <PageHeader title={title} perex={perex}>
        <SearchForm />
      </PageHeader>
      <TopicWords topics={topics} />
      <ArticleList articles={data.articles.nodes} hasLead={currentPage === 1} />
      <BlogPages current={currentPage} total={totalPages} />
      <BlogTopics topics={topics} />
    </>
  );
}

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<Queries.BlogListQuery, BlogListContext> & BlogListProps) {
  const { seo, title: heading } = present(data.blogPage, "settings/blog-page.json");
  const { title, description } = seo;
  const page = `${STRINGS.page} ${pageContext.currentPage}`;
  const isFirst = pageContext.currentPage === 1;
  return (
    <PageHead
      title={isFirst ? title : `${title}, ${page.toLowerCase()}`}
      description={isFirst ? description : `${page}. ${description}`}
      heading={heading}
      route={location.pathname}
    />
  );
}

export const query = graphql`
  query BlogList($limit: Int!, $skip: Int!) {
    blogPage {
      seo {
        title
        description
      }
      title
      perex
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: $limit, skip: $skip) {
      nodes {
        ...ArticleCard
      }
    }
    categories: allCategory {
      nodes {
        ...BlogTopic
      }
    }
  }
`;
