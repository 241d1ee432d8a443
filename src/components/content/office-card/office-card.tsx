import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./office-card.module.scss";

export type OfficeCardProps = { office: Queries.OfficeCardFragment; priority?: boolean };

/** An office with its address and phone. */
export function OfficeCard({ office, priority }: OfficeCardProps) {
  return (
    <article id={`office-${office.slug}`}>
      <Picture file={office.picture} retina={office.pictureRetina} alt={office.pictureAlt ?? ""} priority={priority} />
      <h3 className={styles.title}>{office.title}</h3>
      {office.headquarters && <p className={styles.mark}>{STRINGS.headquarters}</p>}
      <p className={styles.perex}>{office.perex}</p>
      <address className={styles.address}>
        {office.addressLines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        <Link to={`tel:${office.phone.replaceAll(" ", "")}`}>{office.phone}</Link>
      </address>
    </article>
  );
}

export const officeCardFragment = graphql`
  fragment OfficeCard on Office {
    slug
    title
    headquarters
    perex
    addressLines
    phone
    pictureAlt
    picture {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 1.3333, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw")
      }
    }
    pictureRetina {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 1.3333, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw")
      }
    }
  }
`;
