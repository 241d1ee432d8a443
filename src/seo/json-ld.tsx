import { graphql } from "gatsby";
import { useNavigation } from "../browser/hooks/use-navigation";
import { useSiteContent } from "../browser/hooks/use-site-content";
import { useSiteSettings } from "../browser/hooks/use-site-settings";
import { graphText } from "./structured-data/graph-text";
import { type PageFacts, pageThings } from "./structured-data/page-things";

export const officesFragment = graphql`
  fragment Offices on Query {
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
`;

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
    offices: useSiteContent().offices.nodes,
    profiles: social.map(({ link }) => link),
  };
  const text = graphText(pageThings({ ...facts, agency, menu }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities; graphText lets no markup through
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
