import { graphql } from "gatsby";

export { Numbers as NumbersBlock } from "../components/sections/home/numbers/numbers";

export const numbersBlockFragment = graphql`
  fragment NumbersBlock on NumbersBlock {
    title
    perex
    numbers {
      ...NumberFigure
    }
  }
`;
