import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AuthorNote } from "../components/content/author-note/author-note";
import { Reading } from "../components/content/reading/reading";
import { ArticleHeader } from "../components/sections/article-header/article-header";
import { RelatedArticles } from "../components/sections/related-articles/related-articles";
import { PageHead } from "../components/seo/page-head";
import { present } from "../utils/present";

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleQuery>) {
  const article = present(data.article, "this article");
  const { related } = present(data.blogPage, "settings/blog-page.json");
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <Reading body={article.body}>
          <AuthorNote author={article.author} />
        </Reading>
      </article>
      <RelatedArticles title={related} articles={data.related} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ArticleQuery>) {
  const article = present(data.article, "this article");
  return <PageHead title={article.title} description={article.perex} route={location.pathname} article={article} />;
}

export const query = graphql`
  query Article($id: String!, $relatedIds: [String!]!) {
    article(id: { eq: $id }) {
      ...ArticleHeader
      author {
        ...AuthorNote
      }
      body {
        ...Reading
      }
    }
    related: articlesInOrder(ids: $relatedIds) {
      ...ArticleCard
    }
    blogPage {
      related
    }
  }
`;
