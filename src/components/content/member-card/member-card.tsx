import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { Picture } from "../../../ui/picture/picture";
import * as styles from "./member-card.module.scss";

export function MemberCard({ member }: { member: Queries.MemberCardFragment }) {
  return (
    <article id={`team-${member.slug}`} className={styles.root}>
      <Picture
        picture={member.picture}
        alt={member.pictureAlt}
        sizes={CARD_SIZES.member}
        className={styles.picture}
      />
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
      ...Picture
    }
  }
`;
