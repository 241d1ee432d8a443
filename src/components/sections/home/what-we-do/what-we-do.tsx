import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { Link } from "../../../../ui/link/link";
import { Picture } from "../../../../ui/picture/picture";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./what-we-do.module.scss";

/**
 * The services as a list in large type, beside the picture of the line under the pointer or focus.
 */
export function WhatWeDo({
  services,
  ...section
}: SectionCopy & { services: readonly Queries.ServiceLineFragment[] }) {
  return (
    <Section id="what-we-do" layout="line" isEmpty={services.length === 0} {...section}>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.slug} className={styles.item}>
            <h3 className={styles.title}>
              <Link to="/services" hash={service.slug} className={styles.link}>
                <span className={styles.words}>{service.title}</span>
              </Link>
            </h3>
            <p className={styles.summary}>{service.summary}</p>
            <Picture
              picture={service.picture}
              alt=""
              sizes={CARD_SIZES.service}
              className={styles.picture}
            />
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
    picture {
      ...Picture
    }
  }
`;
