import { graphql } from "gatsby";
import { PEOPLE_SIZES } from "../../../../content-model/sizes/people";
import { Picture } from "../../../../ui/picture/picture";
import * as styles from "./face-row.module.scss";

/** Decorative portraits in leaning blades from edge to edge. The section `Team` has their names. */
export function FaceRow({ members }: { members: readonly Queries.FaceFragment[] }) {
  return (
    <div className={styles.root} aria-hidden="true">
      {members.map(({ slug, picture }, index) => (
        <Picture
          key={slug}
          picture={picture}
          alt=""
          sizes={PEOPLE_SIZES.face}
          priority={index === 0}
          className={styles.face}
        />
      ))}
    </div>
  );
}

export const faceFragment = graphql`
  fragment Face on Member {
    slug
    picture {
      ...Picture
    }
  }
`;
