import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { Link } from "../../../../ui/link/link";
import { LocalTime } from "../../../../ui/local-time/local-time";
import { Picture } from "../../../../ui/picture/picture";
import { Section, type SectionProps } from "../../../../ui/section/section";
import { OfficeMap } from "../../../content/office-map/office-map";
import * as styles from "./offices.module.scss";

type OfficeCardProps = { office: Queries.OfficeCardFragment; isSearched: boolean };

function OfficeCard({ office, isSearched }: OfficeCardProps) {
  const { slug, title, headquarters, perex, addressLines, phone, timeZone } = office;
  return (
    <article
      id={`office-${slug}`}
      className={styles.card}
      data-pagefind-filter={isSearched ? "kind:office" : undefined}
    >
      <div className={styles.inner}>
        <Picture
          picture={office.picture}
          alt={office.pictureAlt ?? ""}
          sizes={CARD_SIZES.office}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h3>{title}</h3>
          {headquarters && <p className={styles.mark}>Headquarters</p>}
          <p className={styles.clock}>
            <span className="quiet">Local time</span>
            <LocalTime timeZone={timeZone} />
          </p>
          <p className={styles.perex}>{perex}</p>
          <address className={styles.address}>
            {addressLines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
            <Link to={`tel:${phone.replaceAll(" ", "")}`} className={styles.phone}>
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          </address>
        </div>
      </div>
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
    timeZone
    pictureAlt
    picture {
      ...Picture
    }
  }
`;

export type OfficesProps = Pick<SectionProps, "id" | "title" | "perex" | "tone" | "cut"> & {
  offices: readonly Queries.OfficeCardFragment[];
  map: Queries.OfficeMapFragment | null;
  /** Whether search results lead to these cards: set it on one page only. */
  isSearched?: boolean;
};

/** The offices on a map, and as cards. */
export function Offices({ offices, map, isSearched = false, ...section }: OfficesProps) {
  return (
    <Section isEmpty={offices.length === 0} {...section}>
      {map && <OfficeMap map={map} />}
      <ul className={styles.list}>
        {offices.map((office) => (
          <li key={office.slug}>
            <OfficeCard office={office} isSearched={isSearched} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const officesFragment = graphql`
  fragment OfficesOnMap on Query {
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        ...OfficeCard
      }
    }
    officeMap {
      ...OfficeMap
    }
  }
`;
