import { graphql } from "gatsby";

export { OurWork as WorksBlock } from "../components/sections/home/our-work/our-work";

export const worksBlockFragment = graphql`
  fragment WorksBlock on WorksBlock {
    title
    perex
    works {
      ...WorkCard
    }
  }
`;
