import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { classNames } from "../../../utils/class-names";
import { EmailLink } from "../../ui/email-link/email-link";
import { Link } from "../../ui/link/link";
import * as styles from "./person-card.module.scss";

export type PersonCardProps = {
  person: Queries.PersonCardFragment;
  /** `large` where calling is what the page is for. */
  size?: "normal" | "large";
  portrait?: ReactNode;
};

export function PersonCard({ person, size = "normal", portrait }: PersonCardProps) {
  const { name, position, email, phone } = person;
  return (
    <article className={classNames(styles.root, size === "large" && styles.large)}>
      {portrait}
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
