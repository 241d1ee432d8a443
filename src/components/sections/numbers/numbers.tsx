import { graphql } from "gatsby";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./numbers.module.scss";

export type NumbersProps = Pick<SectionProps, "title" | "perex"> & { numbers: readonly Queries.NumberFigureFragment[] };

export function Numbers({ numbers, ...section }: NumbersProps) {
  return (
    <Section id="numbers" tone="ink" {...section}>
      <ul className={styles.list}>
        {numbers.map(({ slug, number, plus, perex }) => (
          <li key={slug}>
            <p className={styles.number}>
              {number}
              {plus && "+"}
            </p>
            <p>{perex}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const numberFigureFragment = graphql`
  fragment NumberFigure on CompanyNumber {
    slug
    number
    plus
    perex
  }
`;
