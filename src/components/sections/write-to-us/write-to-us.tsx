import { useSiteSettings } from "../../../hooks/use-site-settings";
import { BigLink } from "../../ui/big-link/big-link";
import { Section, type SectionProps } from "../../ui/section/section";

export type WriteToUsProps = Pick<SectionProps, "id" | "title" | "perex">;

/** The agency's mailbox: the way to reach it that always works. */
export function WriteToUs(section: WriteToUsProps) {
  const { email } = useSiteSettings();
  return (
    <Section tone="accent" cut="right" width="wide" layout="split" {...section}>
      <BigLink to={`mailto:${email}`}>{email}</BigLink>
    </Section>
  );
}
