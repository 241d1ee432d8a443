import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleCard } from "../blog/components/article-card/article-card";
import { ArticleHeader } from "../blog/components/article-header/article-header";
import { AuthorNote } from "../blog/components/author-note/author-note";
import { requireContent } from "../browser/hooks/require-content";
import { Reading } from "../components/content/reading/reading";
import { ShareLinks } from "../components/content/share-links/share-links";
import { BLOG_SIZES } from "../content-model/sizes/blog";
import { PageHead } from "../seo/page-head";
import { Carousel } from "../ui/carousel/carousel";
import { Section } from "../ui/section/section";

/** Other articles as a carousel. */
function RelatedArticles({
  title,
  articles,
}: {
  title: string;
  articles: readonly Queries.ArticleCardFragment[];
}) {
  if (articles.length === 0) return null;
  return (
    <Section
      id="related"
      title={title}
      tone="stone"
      cut="right"
      layout="stack"
      className="unprinted"
      bleed={
        <Carousel label={title} items={articles}>
          {(article) => <ArticleCard article={article} sizes={BLOG_SIZES.slide} />}
        </Carousel>
      }
    />
  );
}

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleQuery>) {
  const article = requireContent(data.article, "this article");
  const { related } = requireContent(data.blogPage, "settings/blog-page.json");
  return (
    <>
      <article data-pagefind-filter="kind:article">
        <ArticleHeader article={article} />
        <Reading body={article.body}>
          <AuthorNote author={article.author} />
          <ShareLinks title={article.title} route={article.route ?? "/blog"} />
        </Reading>
      </article>
      <RelatedArticles title={related} articles={data.related} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ArticleQuery>) {
  const article = requireContent(data.article, "this article");
  return (
    <PageHead
      title={article.title}
      description={article.perex}
      route={location.pathname}
      article={article}
    />
  );
}

export const query = graphql`
  query Article($id: String!, $relatedIds: [String!]!) {
    article(id: { eq: $id }) {
      ...ArticleHeader
      route
      author {
        ...MemberCard
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
