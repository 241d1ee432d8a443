import type { ReactNode } from "react";
import { useSiteSettings } from "../../../../browser/hooks/use-site-settings";
import { EmailLink } from "../../../../ui/email-link/email-link";
import { Section, type SectionProps } from "../../../../ui/section/section";
import * as styles from "./write-to-us.module.scss";

export type WriteToUsProps = Pick<SectionProps, "id" | "title" | "perex"> & {
  /** The person who reads the messages. */
  people?: ReactNode;
  /** A form. */
  children: ReactNode;
};

/** A form with the agency's e-mail address above it. */
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
