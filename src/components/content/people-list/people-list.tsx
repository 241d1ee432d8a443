import { graphql } from "gatsby";
import { PEOPLE_SIZES } from "../../../content-model/sizes/people";
import { Picture } from "../../../ui/picture/picture";
import { PersonCard } from "../person-card/person-card";
import * as styles from "./people-list.module.scss";

export type PeopleListProps = {
  people: readonly Queries.PersonCardFragment[];
  /** Whether the first portrait shows without scrolling. */
  priority?: boolean;
};

/**
 * The people to call or write to, for the column beside a form; members of the team have portraits.
 */
export function PeopleList({ people, priority = false }: PeopleListProps) {
  return (
    <ul className={styles.root}>
      {people.map((person, index) => (
        <li key={person.slug}>
          <PersonCard person={person}>
            {person.member && (
              <Picture
                picture={person.member.picture}
                alt=""
                sizes={PEOPLE_SIZES.person}
                priority={priority && index === 0}
                className={styles.portrait}
              />
            )}
          </PersonCard>
        </li>
      ))}
    </ul>
  );
}

export const peopleFragment = graphql`
  fragment People on Query {
    people: allContactPerson {
      nodes {
        ...PersonCard
      }
    }
  }
`;
