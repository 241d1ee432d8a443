import { graphql, useStaticQuery } from "gatsby";

/** The offices, for structured data. */
export function useOffices() {
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
