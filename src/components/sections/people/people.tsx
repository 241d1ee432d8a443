import { PersonCard } from "../../content/person-card/person-card";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./people.module.scss";

export type PeopleProps = SectionCopy & { people: readonly Queries.PersonCardFragment[] };

export function People({ people, ...section }: PeopleProps) {
  return (
    <Section id="people" isEmpty={people.length === 0} {...section}>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.slug} className={styles.person}>
            <PersonCard person={person} size="large" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
