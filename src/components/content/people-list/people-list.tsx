import { PersonCard, type PersonCardProps } from "../person-card/person-card";
import * as styles from "./people-list.module.scss";

export type PeopleListProps = { people: readonly PersonCardProps["person"][] };

/** Whom to call or write to, one below the other: beside a form. */
export function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className={styles.root}>
      {people.map((person) => (
        <li key={person.slug}>
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
}
