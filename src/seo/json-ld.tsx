import { graphql, useStaticQuery } from "gatsby";
import { useNavigation } from "../browser/hooks/use-navigation";
import { useSiteSettings } from "../browser/hooks/use-site-settings";
import { graphText } from "./structured-data/graph-text";
import { type PageFacts, pageThings } from "./structured-data/page-things";

/** Queries the offices for structured data. */
function useOffices() {
  const { offices } = useStaticQuery<Queries.OfficesQuery>(graphql`
    query Offices {
      offices: allOffice(sort: { order: ASC }) {
        nodes {
          title
          phone
          headquarters
          ...OfficeAddress
          coordinates {
            longitude
            latitude
          }
        }
      }
    }
  `);
  return offices.nodes;
}

export const officeAddressFragment = graphql`
  fragment OfficeAddress on Office {
    country
    postalAddress {
      street
      locality
      region
      postalCode
    }
  }
`;

/** Structured data of a page, for search engines. Only built HTML has it. */
export function JsonLd(facts: Omit<PageFacts, "agency" | "menu">) {
  const { main: menu, social } = useNavigation();
  const agency = {
    ...useSiteSettings(),
    offices: useOffices(),
    profiles: social.map(({ link }) => link),
  };
  const text = graphText(pageThings({ ...facts, agency, menu }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities; graphText lets no markup through
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
