import { graphql } from "gatsby";
import { Link } from "../../ui/link/link";
import * as styles from "./person-card.module.scss";

export type PersonCardProps = { person: Queries.PersonCardFragment };

/** Someone to call or write to. */
export function PersonCard({ person }: PersonCardProps) {
  return (
    <article>
      <h3 className={styles.name}>{person.name}</h3>
      <p>{person.position}</p>
      <p className={styles.line}>
        <Link to={`mailto:${person.email}`}>{person.email}</Link>
      </p>
      <p className={styles.line}>
        <Link to={`tel:${person.phone.replaceAll(" ", "")}`}>{person.phone}</Link>
      </p>
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
