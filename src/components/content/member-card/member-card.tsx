import { graphql } from "gatsby";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./member-card.module.scss";

export type MemberCardProps = { member: Queries.MemberCardFragment };

/** A member of the team: portrait, name, position and a sentence. */
export function MemberCard({ member }: MemberCardProps) {
  return (
    <article id={`team-${member.slug}`} className={styles.root}>
      <Picture file={member.picture} retina={member.pictureRetina} alt={member.pictureAlt} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{member.name}</h3>
        <p className={styles.position}>{member.position}</p>
        <p className={styles.perex}>{member.perex}</p>
      </div>
    </article>
  );
}

export const memberCardFragment = graphql`
  fragment MemberCard on Member {
    slug
    name
    position
    perex
    pictureAlt
    picture {
      childImageSharp {
        gatsbyImageData(width: 280, aspectRatio: 0.8, outputPixelDensities: [1, 2], sizes: "(min-width: 1920px) 398px, (min-width: 992px) 20vw, (min-width: 768px) 38vw, 30vw")
      }
    }
    pictureRetina {
      childImageSharp {
        gatsbyImageData(width: 280, aspectRatio: 0.8, outputPixelDensities: [1, 2], sizes: "(min-width: 1920px) 398px, (min-width: 992px) 20vw, (min-width: 768px) 38vw, 30vw")
      }
    }
  }
`;
