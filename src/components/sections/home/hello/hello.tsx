import { useSiteSettings } from "../../../../browser/hooks/use-site-settings";
import { EmailLink } from "../../../../ui/email-link/email-link";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import { PeopleList, type PeopleListProps } from "../../../content/people-list/people-list";
import { LazyGeneralForm } from "../../../forms/lazy/lazy-forms";
import * as styles from "./hello.module.scss";

/** The agency's e-mail address, the general form, and the people who answer. */
export function Hello({ people, ...section }: SectionCopy & PeopleListProps) {
  const { email } = useSiteSettings();
  return (
    <Section id="hello" tone="stone" cut="left" layout="stack" {...section}>
      <div className={styles.columns}>
        <div>
          <EmailLink email={email} className={styles.mail} />
          <div className={styles.form}>
            <LazyGeneralForm />
          </div>
        </div>
        <PeopleList people={people} />
      </div>
    </Section>
  );
}
