import { useSiteContent } from "../../../../browser/hooks/use-site-content";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import { PeopleList } from "../../../content/people-list/people-list";
import type { FormChoices } from "../../../forms/call-to-action-form/call-to-action-form";
import { LazyCallToActionForm } from "../../../forms/lazy/lazy-forms";
import * as styles from "./start-project.module.scss";

export type StartProjectProps = SectionCopy & {
  /** Title of the page, for the mail. */
  pageTitle: string;
  /** What the page chooses for the form. */
  choices?: FormChoices;
};

/** The form for a new project at the end of a page, and the people who will answer. */
export function StartProject({ pageTitle, choices, ...section }: StartProjectProps) {
  const { people } = useSiteContent();
  return (
    <Section
      id="start-project"
      tone="accent"
      cut="left"
      layout="stack"
      className={styles.root}
      {...section}
    >
      <div className={styles.columns}>
        <LazyCallToActionForm pageTitle={pageTitle} choices={choices} />
        <div className={styles.people}>
          <PeopleList people={people.nodes} />
        </div>
      </div>
    </Section>
  );
}
