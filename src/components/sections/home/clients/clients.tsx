import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { Picture } from "../../../../ui/picture/picture";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./clients.module.scss";

/** A wall of the clients' wordmarks. */
export function Clients({
  clients,
  ...section
}: SectionCopy & { clients: readonly Queries.ClientLogoFragment[] }) {
  return (
    <Section id="clients" layout="line" isEmpty={clients.length === 0} {...section}>
      <ul className={styles.list}>
        {clients.map(({ slug, image, imageAlt }) => (
          <li key={slug} className={styles.item}>
            <Picture
              picture={image}
              alt={imageAlt}
              sizes={CARD_SIZES.logo}
              className={styles.logo}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const clientLogoFragment = graphql`
  fragment ClientLogo on Client {
    slug
    imageAlt
    image {
      ...Picture
    }
  }
`;
