import type { ReactNode } from "react";
import { STRINGS } from "../../../../constants/strings";
import { PEOPLE_SIZES } from "../../../../content-model/sizes/people";
import { Blades } from "../../../../ui/blades/blades";
import type { SectionCopy } from "../../../../ui/section/section";
import { SectionHeading } from "../../../../ui/section-heading/section-heading";
import { PersonCard } from "../../../content/person-card/person-card";
import * as styles from "./people.module.scss";

export type PeopleProps = {
  /** Of the page. */
  title: string;
  perex: string;
  /** Of the people. */
  heading: SectionCopy;
  /** Another way, below the introduction. */
  action?: ReactNode;
  people: readonly Queries.PersonCardFragment[];
};

/** The top of a page about whom to call or write to: face to face, with the page's heading. */
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
        <section id="people" aria-labelledby="people-title" className={styles.people}>
          <SectionHeading id="people-title" {...heading} />
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
