import { graphql } from "gatsby";

export { ServicesBrief as ServicesBlock } from "../components/sections/services/services-brief/services-brief";

export const servicesBlockFragment = graphql`
  fragment ServicesBlock on ServicesBlock {
    title
    perex
    services {
      ...ServiceLine
    }
  }
`;
