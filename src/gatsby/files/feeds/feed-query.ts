import { MOST_FEED_ARTICLES } from "../../../constants/feed";

/**
 * What a feed shows, the newest article first. The picture is that of the article's page, in the same words, so that no
 * other is made.
 * @param category slug; left out for all articles
 */
export function feedQuery(category?: string): string {
  const filter = category === undefined ? "" : `filter: { category: { slug: { eq: ${JSON.stringify(category)} } } }, `;
  return `
    query Feed {
      articles: allArticle(${filter}sort: [{ date: DESC }, { slug: ASC }], limit: ${MOST_FEED_ARTICLES}) {
        nodes {
          title
          perex
          route
          date
          updated
          author { name }
          category { title }
          body { html }
          pictureAlt
          picture {
            childImageSharp {
              gatsbyImageData(width: 960, aspectRatio: 1.7778, outputPixelDensities: [0.5, 1, 2], sizes: "(min-width: 1200px) 1200px, 100vw")
            }
          }
        }
      }
    }
  `;
}
