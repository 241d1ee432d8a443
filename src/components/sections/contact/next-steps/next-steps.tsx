import { graphql } from "gatsby";
import { Section } from "../../../../ui/section/section";
import * as styles from "./next-steps.module.scss";

/** The steps after a message was sent. */
export function NextSteps({ next: { title, steps } }: { next: Queries.NextStepsFragment }) {
  return (
    <Section id="next" title={title} layout="margin" cut="right">
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p>{step.perex}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const nextStepsFragment = graphql`
  fragment NextSteps on ContactFormPageNext {
    title
    steps {
      title
      perex
    }
  }
`;
