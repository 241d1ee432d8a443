import type { ReactNode } from "react";
import { STRINGS } from "../../../../constants/strings";
import { PEOPLE_SIZES } from "../../../../content-model/sizes/people";
import { Blades } from "../../../../ui/blades/blades";
import type { SectionCopy } from "../../../../ui/section/section";
import { SectionHeading } from "../../../../ui/section-heading/section-heading";
import { PersonCard } from "../../../content/person-card/person-card";
import * as styles from "./people.module.scss";

export type PeopleProps = {
  /** The page's title. */
  title: string;
  perex: string;
  /** Heading of the list. */
  heading: SectionCopy;
  /** A link below the introduction. */
  action?: ReactNode;
  people: readonly Queries.PersonCardFragment[];
};

/** The top of the contact page: its heading, and the people to call or write to. */
export function People({ title, perex, heading, action, people }: PeopleProps) {
  const blades = people.map((person) => ({
    slug: person.slug,
    picture: person.member?.picture ?? null,
    text: <PersonCard person={person} />,
  }));
  return (
    <div className="on-ink plane">
      <div className={styles.columns}>
        <header>
          <h1>{title}</h1>
          <p className={styles.perex}>{perex}</p>
          {action}
        </header>
        <section id="people" aria-labelledby="people_title" className={styles.people}>
          <SectionHeading id="people_title" {...heading} />
          {people.length > 0 ? (
            <Blades blades={blades} sizes={PEOPLE_SIZES.blade} priority />
          ) : (
            <p>{STRINGS.nothingHere}</p>
          )}
        </section>
      </div>
    </div>
  );
}
