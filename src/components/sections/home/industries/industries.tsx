import { graphql } from "gatsby";
import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { ArrowLink } from "../../../../ui/arrow-link/arrow-link";
import { classNames } from "../../../../ui/class-names";
import { ColorPlane } from "../../../../ui/color-plane/color-plane";
import { colorTone } from "../../../../ui/color-plane/color-tone";
import { Disclosure, type DisclosureProps } from "../../../../ui/disclosure/disclosure";
import { Picture } from "../../../../ui/picture/picture";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./industries.module.scss";

export type IndustriesProps = SectionCopy & {
  industries: readonly Queries.IndustryBandFragment[];
  /** Whether links and search results lead to these bands: set it on one page only. */
  isSearched?: boolean;
};

/**
 * The industries as full-width bands that open in their colours; the first one is open. Opening one
 * does not close another, because the pressed band would move.
 */
export function Industries({ industries, isSearched = false, ...section }: IndustriesProps) {
  return (
    <Section
      id="industries"
      bleed={industries.map((industry, index) => (
        <Band
          key={industry.slug}
          industry={industry}
          open={index === 0}
          {...(isSearched && { id: industry.slug, searchFilter: "kind:industry" })}
        />
      ))}
      isEmpty={industries.length === 0}
      {...section}
    />
  );
}

type BandProps = Pick<DisclosureProps, "id" | "open" | "searchFilter"> & {
  industry: Queries.IndustryBandFragment;
};

function Band({ industry, ...place }: BandProps) {
  const { name, perex, link, color, picture, pictureAlt } = industry;
  return (
    <Disclosure
      {...place}
      className={classNames(styles.band, colorTone(color) === "dark" ? styles.dark : styles.light)}
      summaryClassName={styles.summary}
      summary={<h3 className={styles.name}>{name}</h3>}
    >
      <ColorPlane color={color} />
      <div className={styles.inner}>
        <Picture
          picture={picture}
          alt={pictureAlt}
          sizes={CARD_SIZES.industry}
          className={styles.picture}
        />
        <div>
          <p className={styles.perex}>{perex}</p>
          <ArrowLink to={link}>
            {SECTION_STRINGS.learnMore}
            <span className="visually-hidden">{SECTION_STRINGS.aboutIt(name)}</span>
          </ArrowLink>
        </div>
      </div>
    </Disclosure>
  );
}

export const industryBandFragment = graphql`
  fragment IndustryBand on Industry {
    slug
    name
    perex
    link
    color
    pictureAlt
    picture {
      ...Picture
    }
  }
`;
