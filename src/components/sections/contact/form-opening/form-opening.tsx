import type { ReactNode } from "react";
import { useSiteSettings } from "../../../../browser/hooks/use-site-settings";
import { EmailLink } from "../../../../ui/email-link/email-link";
import * as styles from "./form-opening.module.scss";

export type FormOpeningProps = {
  /** `h1` on a page, `h2` in a dialog. */
  heading: ReactNode;
  perex: string;
  /** The people who read messages. */
  people: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The contact form with its heading and readers, for a page and for the contact overlay. */
export function FormOpening({ heading, perex, people, children }: FormOpeningProps) {
  const { email } = useSiteSettings();
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.header}>
          {heading}
          <p className={styles.perex}>{perex}</p>
        </div>
        <div className={styles.form}>{children}</div>
        <div className={styles.people}>
          {people}
          <p className={styles.mail}>
            <EmailLink email={email} />
          </p>
        </div>
      </div>
    </div>
  );
}
