import { graphql } from "gatsby";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./member-card.module.scss";

export type MemberCardProps = { member: Queries.MemberCardFragment };

export function MemberCard({ member }: MemberCardProps) {
  return (
    <article>
      <Picture file={member.picture} retina={member.pictureRetina} alt={member.pictureAlt} />
      <h3 className={styles.name}>{member.name}</h3>
      <p className={styles.position}>{member.position}</p>
      <p className={styles.perex}>{member.perex}</p>
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
        gatsbyImageData(width: 280, aspectRatio: 0.8, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 280px, (min-width: 640px) 50vw, 100vw")
      }
    }
    pictureRetina {
      childImageSharp {
        gatsbyImageData(width: 280, aspectRatio: 0.8, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 280px, (min-width: 640px) 50vw, 100vw")
      }
    }
  }
`;
