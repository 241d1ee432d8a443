import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { classNames } from "../../../utils/class-names";
import { EmailLink } from "../../ui/email-link/email-link";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./person-card.module.scss";

export type PersonCardProps = {
  person: Queries.PersonCardFragment & Partial<Queries.PersonPortraitFragment>;
  /** `large` where calling is what the page is for. */
  size?: "normal" | "large";
  /** Whether the portrait is in the first window. */
  priority?: boolean;
};

export function PersonCard({ person, size = "normal", priority }: PersonCardProps) {
  const { name, position, email, phone, member } = person;
  return (
    <article className={classNames(styles.root, size === "large" && styles.large)}>
      {member && (
        <Picture
          picture={member.picture}
          alt=""
          sizes={CARD_SIZES.person}
          priority={priority}
          className={styles.portrait}
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.position}>{position}</p>
        <ul className={styles.ways}>
          <li>
            <EmailLink email={email} className={styles.way} />
          </li>
          <li>
            <Link to={`tel:${phone.replaceAll(" ", "")}`} className={styles.way}>
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          </li>
        </ul>
      </div>
    </article>
  );
}

export const personCardFragment = graphql`
  fragment PersonCard on ContactPerson {
    slug
    name
    position
    email
    phone
  }
`;

export const personPortraitFragment = graphql`
  fragment PersonPortrait on ContactPerson {
    member {
      picture {
        ...Picture
      }
    }
  }
`;
