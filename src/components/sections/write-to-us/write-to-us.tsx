import { useSiteSettings } from "../../../hooks/use-site-settings";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Section, type SectionProps } from "../../ui/section/section";

export type WriteToUsProps = Pick<SectionProps, "id" | "title" | "perex">;

/** The agency's mailbox: the way to reach it that always works. */
export function WriteToUs(section: WriteToUsProps) {
  const { email } = useSiteSettings();
  return (
    <Section tone="accent" {...section}>
      <ButtonLink to={`mailto:${email}`}>{email}</ButtonLink>
    </Section>
  );
}
