import { graphql, useStaticQuery } from "gatsby";
import { present } from "../utils/present";
import type { OrganizationFacts } from "./structured-data/organization";

/** The agency, for structured data. */
export function useOrganization(): OrganizationFacts {
  const { siteSettings, offices, navigationSettings } = useStaticQuery<Queries.OrganizationQuery>(graphql`
    query Organization {
      siteSettings {
        name
        url
        legalName
        tagline
        description
        email
        foundedYear
      }
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
      navigationSettings {
        social {
          link
        }
      }
    }
  `);
  const profiles = navigationSettings?.social.map(({ link }) => link) ?? [];
  return { ...present(siteSettings, "settings/site.json"), offices: offices.nodes, profiles };
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
