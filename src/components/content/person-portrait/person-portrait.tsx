import { graphql } from "gatsby";
import { PEOPLE_SIZES } from "../../../content-model/sizes/people";
import { Picture } from "../../../ui/picture/picture";
import * as styles from "./person-portrait.module.scss";

export type PersonPortraitProps = {
  person: Queries.PersonPortraitFragment;
  /** Whether it is the first picture of the first window. */
  priority?: boolean;
};

/** The portrait of a contact person who is a member of the team. Apart from the card, which is on every page. */
export function PersonPortrait({ person, priority }: PersonPortraitProps) {
  if (!person.member) return null;
  return (
    <Picture
      picture={person.member.picture}
      alt=""
      sizes={PEOPLE_SIZES.person}
      priority={priority}
      className={styles.root}
    />
  );
}

export const personPortraitFragment = graphql`
  fragment PersonPortrait on ContactPerson {
    member {
      picture {
        ...Picture
      }
    }
  }
`;
