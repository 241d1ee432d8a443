import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { Picture } from "../../../ui/picture/picture";
import * as styles from "./member-card.module.scss";

export type MemberCardProps = {
  member: Queries.MemberCardFragment;
  /** Whether links and search results lead to this card: set it on one page only. */
  isSearched?: boolean;
};

/** A member of the team: portrait, name, position and introduction. */
export function MemberCard({ member, isSearched = false }: MemberCardProps) {
  return (
    <article
      id={isSearched ? `team-${member.slug}` : undefined}
      className={styles.root}
      data-pagefind-filter={isSearched ? "kind:person" : undefined}
    >
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
