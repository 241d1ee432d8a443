import { graphql, useStaticQuery } from "gatsby";
import { ContentSpecimens } from "../components/catalogue/content-specimens";
import { FormSpecimens } from "../components/catalogue/form-specimens";
import { SearchSpecimens } from "../components/catalogue/search-specimens";
import { UiSpecimens } from "../components/catalogue/ui-specimens";
import { PageHeader } from "../components/ui/page-header/page-header";
import { PageHead } from "../seo/page-head";
import { present } from "../utils/present";

/**
 * One entry of each kind. A static query, because the page that shows them is not always made, and Gatsby warns of a page
 * query without a page.
 */
function useCatalogueEntries() {
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

/** Every component in every state; made in `gatsby develop` and for the tests only. */
export default function CatalogueTemplate() {
  const data = useCatalogueEntries();
  return (
    <>
      <PageHeader title="Catalogue" />
      <h2 className="visually-hidden">Components</h2>
      <UiSpecimens />
      <FormSpecimens />
      <SearchSpecimens />
      <ContentSpecimens
        work={present(data.works.nodes[0], "a case study")}
        article={present(data.articles.nodes[0], "an article")}
        member={present(data.members.nodes[0], "a member")}
        client={present(data.clients.nodes[0], "a client")}
        person={present(data.people.nodes[0], "a contact person")}
        office={present(data.offices.nodes[0], "an office")}
        position={present(data.positions.nodes[0], "a position")}
        html={present(data.articles.nodes[0], "an article").body.html}
      />
    </>
  );
}

export function Head() {
  return <PageHead title="Catalogue" description="Every component of this site in every state." route="/catalogue" />;
}
