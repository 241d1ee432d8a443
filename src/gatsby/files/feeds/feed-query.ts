import { MOST_FEED_ARTICLES } from "../../../constants/feed";

/**
 * What a feed shows, the newest article first.
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
            image
          }
        }
      }
    }
  `;
}
