import { graphql, useStaticQuery } from "gatsby";

/**
 * One entry of each kind. A static query, because the page that shows them is not always made, and Gatsby warns of a page
 * query without a page.
 */
export function useCatalogueEntries() {
  return useStaticQuery<Queries.CatalogueQuery>(graphql`
    query Catalogue {
      works: allWork(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...WorkCard
        }
      }
      articles: allArticle(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...ArticleCard
          body {
            html
          }
        }
      }
      members: allMember(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...MemberCard
        }
      }
      clients: allClient(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...ClientLogo
        }
      }
      people: allContactPerson(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...PersonCard
          ...PersonPortrait
        }
      }
      offices: allOffice(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...OfficeCard
        }
      }
      positions: allPosition(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...PositionItem
        }
      }
    }
  `);
}
