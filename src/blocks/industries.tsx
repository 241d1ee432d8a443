import { graphql } from "gatsby";

export { Industries as IndustriesBlock } from "../components/sections/home/industries/industries";

export const industriesBlockFragment = graphql`
  fragment IndustriesBlock on IndustriesBlock {
    title
    perex
    industries {
      ...IndustryBand
    }
  }
`;
