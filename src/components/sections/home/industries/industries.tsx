import { graphql } from "gatsby";
import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { ArrowLink } from "../../../../ui/arrow-link/arrow-link";
import { classNames } from "../../../../ui/class-names";
import { ColorPlane } from "../../../../ui/color-plane/color-plane";
import { colorTone } from "../../../../ui/color-plane/color-tone";
import { Disclosure } from "../../../../ui/disclosure/disclosure";
import { Picture } from "../../../../ui/picture/picture";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./industries.module.scss";

/**
 * Full-width bands that open in their own colour, the first one open. Opening one does not close
 * another: what was pressed would move away.
 */
export function Industries({
  industries,
  ...section
}: SectionCopy & { industries: readonly Queries.IndustryBandFragment[] }) {
  return (
    <Section
      id="industries"
      bleed={industries.map((industry, index) => (
        <Band key={industry.slug} industry={industry} open={index === 0} />
      ))}
      isEmpty={industries.length === 0}
      {...section}
    />
  );
}

function Band({ industry, open }: { industry: Queries.IndustryBandFragment; open: boolean }) {
  const { slug, name, perex, link, color, picture, pictureAlt } = industry;
  return (
    <Disclosure
      id={slug}
      open={open}
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
