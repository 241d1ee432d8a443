import { graphql } from "gatsby";
import { Disclosure } from "../../../ui/disclosure/disclosure";
import { Section, type SectionCopy } from "../../../ui/section/section";
import * as styles from "./questions.module.scss";

export type QuestionsProps = SectionCopy & {
  id: string;
  questions: readonly Queries.QuestionAndAnswerFragment[];
};

/** Questions that open to their answers, without JavaScript, too. */
export function Questions({ questions, ...section }: QuestionsProps) {
  return (
    <Section layout="margin" {...section}>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <Disclosure
            key={question}
            className={styles.item}
            summaryClassName={styles.summary}
            summary={<h3 className={styles.question}>{question}</h3>}
          >
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

export const questionFragment = graphql`
  fragment QuestionAndAnswer on QuestionsBlockQuestions {
    question
    answer
  }
`;
