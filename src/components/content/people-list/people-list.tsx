import { graphql } from "gatsby";
import { PersonCard, type PersonCardProps } from "../person-card/person-card";
import { PersonPortrait, type PersonPortraitProps } from "../person-portrait/person-portrait";
import * as styles from "./people-list.module.scss";

export type PeopleListProps = {
  people: readonly (PersonCardProps["person"] & PersonPortraitProps["person"])[];
  /** Whether the first portrait is in the first window. */
  priority?: boolean;
};

/** Whom to call or write to, one below the other: beside a form. */
export function PeopleList({ people, priority = false }: PeopleListProps) {
  return (
    <ul className={styles.root}>
      {people.map((person, index) => (
        <li key={person.slug}>
          <PersonCard
            person={person}
            portrait={<PersonPortrait person={person} priority={priority && index === 0} />}
          />
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
        ...PersonPortrait
      }
    }
  }
`;
