import type { ReactNode } from "react";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { EmailLink } from "../../ui/email-link/email-link";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./write-to-us.module.scss";

export type WriteToUsProps = Pick<SectionProps, "id" | "title" | "perex"> & {
  /** Who reads it. */
  people?: ReactNode;
  /** A form. */
  children: ReactNode;
};

/** A form; beside it who reads it, and the agency's mailbox: the way to reach it that always works. */
export function WriteToUs({ people, children, ...section }: WriteToUsProps) {
  const { email } = useSiteSettings();
  return (
    <Section tone="accent" cut="right" {...section}>
      <div className={styles.columns}>
        {children}
        <div className={styles.aside}>
          {people}
          <p className={styles.mail}>
            <EmailLink email={email} />
          </p>
        </div>
      </div>
    </Section>
  );
}
