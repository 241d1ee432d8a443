import { graphql } from "gatsby";

export { Questions as QuestionsBlock } from "../components/sections/questions/questions";

export const questionsBlockFragment = graphql`
  fragment QuestionsBlock on QuestionsBlock {
    title
    perex
    questions {
      ...QuestionAndAnswer
    }
  }
`;
