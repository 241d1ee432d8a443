import { graphql } from "gatsby";

/** The entries that the home page and the block catalogue show completely. */
export const homeEntriesFragment = graphql`
  fragment HomeEntries on Query {
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceLine
      }
    }
    industries: allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryBand
      }
    }
    clients: allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
    numbers: allCompanyNumber {
      nodes {
        ...NumberFigure
      }
    }
  }
`;
