import { graphql } from "gatsby";
import { Link } from "../../ui/link/link";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./what-we-do.module.scss";

export type WhatWeDoProps = Pick<SectionProps, "title" | "perex"> & {
  services: readonly Queries.ServiceLineFragment[];
};

/** The services as a tall typographic list. */
export function WhatWeDo({ services, ...section }: WhatWeDoProps) {
  return (
    <Section id="what-we-do" {...section}>
      <ul className={styles.list}>
        {services.map(({ slug, title, summary }) => (
          <li key={slug} className={styles.item}>
            <h3 className={styles.title}>
              <Link to="/services" hash={slug} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const serviceLineFragment = graphql`
  fragment ServiceLine on Service {
    slug
    title
    summary
  }
`;
