import { graphql } from "gatsby";

export { CallToAction as ActionBlock } from "../components/sections/call-to-action/call-to-action";

export const actionBlockFragment = graphql`
  fragment ActionBlock on ActionBlock {
    title
    perex
    button {
      title
      link
    }
  }
`;
