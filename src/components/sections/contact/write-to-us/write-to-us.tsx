import type { ReactNode } from "react";
import { useSiteSettings } from "../../../../browser/hooks/use-site-settings";
import { EmailLink } from "../../../../ui/email-link/email-link";
import { Section, type SectionProps } from "../../../../ui/section/section";
import * as styles from "./write-to-us.module.scss";

export type WriteToUsProps = Pick<SectionProps, "id" | "title" | "perex"> & {
  /** Who reads it; beside the form. */
  people?: ReactNode;
  /** A form. */
  children: ReactNode;
};

/** A form; above it the agency's mailbox: the way to reach it that always works. */
export function WriteToUs({ people, children, ...section }: WriteToUsProps) {
  const { email } = useSiteSettings();
  return (
    <Section
      tone="accent"
      cut="right"
      layout="margin"
      action={<EmailLink email={email} />}
      className={styles.root}
      {...section}
    >
      <div className={styles.form}>{children}</div>
      {people && <div className={styles.people}>{people}</div>}
    </Section>
  );
}
