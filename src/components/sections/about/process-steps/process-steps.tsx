import { graphql } from "gatsby";
import { Section, type SectionProps } from "../../../../ui/section/section";
import * as styles from "./process-steps.module.scss";

export type ProcessStepsProps = Pick<SectionProps, "id" | "title" | "perex" | "tone" | "cut"> & {
  steps: readonly Queries.ProcessStepFragment[];
};

/** The steps of a project with their durations, drawn as stairs that go down along a cut. */
export function ProcessSteps({ steps, ...section }: ProcessStepsProps) {
  return (
    <Section isEmpty={steps.length === 0} {...section}>
      <ol className={styles.list}>
        {steps.map(({ title, perex, time }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.time}>{time}</p>
            <p className={styles.perex}>{perex}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const processStepFragment = graphql`
  fragment ProcessStep on DesignProcessItem {
    title
    perex
    time
  }
`;
