import { PersonCard, type PersonCardProps } from "../../content/person-card/person-card";
import { PersonPortrait, type PersonPortraitProps } from "../../content/person-portrait/person-portrait";
import { Section, type SectionCopy } from "../../ui/section/section";
import * as styles from "./people.module.scss";

export type PeopleProps = SectionCopy & {
  people: readonly (PersonCardProps["person"] & PersonPortraitProps["person"])[];
};

/** Whom to call or write to; part of the ink plane at the top of the page. */
export function People({ people, ...section }: PeopleProps) {
  return (
    <Section id="people" tone="ink" isEmpty={people.length === 0} className={styles.root} {...section}>
      <ul className={styles.list}>
        {people.map((person, index) => (
          <li key={person.slug} className={styles.person}>
            <PersonCard
              person={person}
              size="large"
              portrait={<PersonPortrait person={person} priority={index === 0} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
