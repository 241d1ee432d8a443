import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { EmailLink } from "../../../ui/email-link/email-link";
import { Link } from "../../../ui/link/link";
import * as styles from "./person-card.module.scss";

export type PersonCardProps = {
  person: Queries.PersonCardFragment;
  /** A portrait. */
  children?: ReactNode;
};

/** A person to call or write to. */
export function PersonCard({ person, children }: PersonCardProps) {
  const { name, position, email, phone } = person;
  return (
    <article className={styles.root}>
      {children}
      <div className={styles.words}>
        <h3>{name}</h3>
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
    member {
      picture {
        ...Picture
      }
    }
  }
`;
