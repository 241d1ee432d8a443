import { graphql } from "gatsby";

export { StartProject as FormBlock } from "../components/sections/contact/start-project/start-project";

export const formBlockFragment = graphql`
  fragment FormBlock on FormBlock {
    title
    perex
  }
`;
