import type { ReactNode } from "react";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { PeopleList, type PeopleListProps } from "../../content/people-list/people-list";
import { EmailLink } from "../../ui/email-link/email-link";
import * as styles from "./form-opening.module.scss";

export type FormOpeningProps = PeopleListProps & {
  /** Of the page. */
  title: string;
  perex: string;
  /** Names the form for assistive technology. */
  formTitle: string;
  /** The form. */
  children: ReactNode;
};

/** The top of a page that is there for its form: heading and readers on ink, the form on the yellow plane beside them. */
export function FormOpening({ title, perex, people, formTitle, children }: FormOpeningProps) {
  const { email } = useSiteSettings();
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.perex}>{perex}</p>
        </header>
        <section id="write" className={styles.form} aria-labelledby="write-title">
          <h2 id="write-title" className="visually-hidden">
            {formTitle}
          </h2>
          {children}
        </section>
        <div className={styles.people}>
          <PeopleList people={people} priority />
          <p className={styles.mail}>
            <EmailLink email={email} />
          </p>
        </div>
      </div>
    </div>
  );
}
