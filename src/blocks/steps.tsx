import { graphql } from "gatsby";

export { ProcessSteps as StepsBlock } from "../components/sections/about/process-steps/process-steps";

export const stepsBlockFragment = graphql`
  fragment StepsBlock on StepsBlock {
    title
    perex
    steps {
      ...ProcessStep
    }
  }
`;
