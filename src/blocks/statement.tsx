import { graphql } from "gatsby";

export { Statement as StatementBlock } from "../components/sections/about/statement/statement";

export const statementBlockFragment = graphql`
  fragment StatementBlock on StatementBlock {
    title
    perex
    statement
    highlight
  }
`;
