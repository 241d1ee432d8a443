import { graphql } from "gatsby";
import { whenNear } from "../../../../browser/dom/when-near";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./numbers.module.scss";

/** A ref that loads the script of the count. Without the script the figures do not change. */
const countWhenNear = (list: HTMLUListElement) =>
  whenNear(
    list,
    () =>
      void import("./count").then(
        ({ countOnce }) => countOnce(list),
        () => {},
      ),
  );

/** The company in large figures. */
export function Numbers({
  numbers,
  ...section
}: SectionCopy & { numbers: readonly Queries.NumberFigureFragment[] }) {
  return (
    <Section
      id="numbers"
      tone="ink"
      cut="left"
      layout="line"
      isEmpty={numbers.length === 0}
      {...section}
    >
      <ul ref={countWhenNear} className={styles.list}>
        {numbers.map(({ slug, number, plus, perex }) => (
          <li key={slug} className={styles.item}>
            <p className={styles.number}>
              <bdi dir="ltr">
                <span className={styles.value}>{number}</span>
                {plus && <span className={styles.plus}>+</span>}
              </bdi>
            </p>
            <p className={styles.perex}>{perex}</p>
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
