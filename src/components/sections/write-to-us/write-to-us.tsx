import type { ReactNode } from "react";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { BigLink } from "../../ui/big-link/big-link";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./write-to-us.module.scss";

export type WriteToUsProps = Pick<SectionProps, "id" | "title" | "perex"> & {
  /** A form, where there is one. */
  children?: ReactNode;
};

/** The agency's mailbox: the way to reach it that always works. */
export function WriteToUs({ children, ...section }: WriteToUsProps) {
  const { email } = useSiteSettings();
  return (
    <Section tone="accent" cut="right" width="wide" layout="split" {...section}>
      {children}
      <div className={children ? styles.after : undefined}>
        <BigLink to={`mailto:${email}`}>{email}</BigLink>
      </div>
    </Section>
  );
}
