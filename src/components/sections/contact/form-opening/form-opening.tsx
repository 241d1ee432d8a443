import type { ReactNode } from "react";
import { useSiteSettings } from "../../../../browser/hooks/use-site-settings";
import { EmailLink } from "../../../../ui/email-link/email-link";
import * as styles from "./form-opening.module.scss";

export type FormOpeningProps = {
  /** `h1` on a page, `h2` in a dialog. */
  heading: ReactNode;
  perex: string;
  /** Who reads it. */
  people: ReactNode;
  /** The form. */
  children: ReactNode;
};

/**
 * What is there for its form, a page or a dialog: heading and readers on ink, the form on the
 * yellow plane beside them.
 */
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
