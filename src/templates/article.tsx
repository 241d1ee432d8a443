import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFacts } from "../components/content/article-facts/article-facts";
import { Prose } from "../components/content/prose/prose";
import { RelatedArticles } from "../components/sections/related-articles/related-articles";
import { PageHead } from "../components/seo/page-head";
import { PageHeader } from "../components/ui/page-header/page-header";
import { Picture } from "../components/ui/picture/picture";
import { TextColumn } from "../components/ui/text-column/text-column";
import { present } from "../utils/present";

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleQuery>) {
  const article = present(data.article, "this article");
  const { related } = present(data.blogPage, "settings/blog-page.json");
  return (
    <>
      <article>
        <PageHeader title={article.title} perex={article.perex}>
          <ArticleFacts article={article} />
        </PageHeader>
        <TextColumn>
          <Picture file={article.picture} retina={article.pictureRetina} alt={article.pictureAlt} priority />
          <Prose html={article.body.html} />
        </TextColumn>
      </article>
      <RelatedArticles title={related} articles={article.related.length > 0 ? article.related : data.siblings.nodes} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ArticleQuery>) {
  const article = present(data.article, "this article");
  return <PageHead title={article.title} description={article.perex} route={location.pathname} article={article} />;
}

export const query = graphql`
  query Article($id: String!, $categoryId: String) {
    article(id: { eq: $id }) {
      ...ArticleFacts
      title
      perex
      author {
        position
      }
      body {
        html
      }
      related {
        ...ArticleCard
      }
      pictureAlt
      picture {
        childImageSharp {
          gatsbyImageData(width: 960, aspectRatio: 1.7778, outputPixelDensities: [0.5, 1, 2], sizes: "(min-width: 1200px) 1200px, 100vw")
        }
      }
      pictureRetina {
        childImageSharp {
          gatsbyImageData(width: 960, aspectRatio: 1.7778, outputPixelDensities: [0.5, 1, 2], sizes: "(min-width: 1200px) 1200px, 100vw")
        }
      }
    }
    siblings: allArticle(filter: { id: { ne: $id }, category: { id: { eq: $categoryId } } }, sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
    blogPage {
      related
    }
  }
`;
