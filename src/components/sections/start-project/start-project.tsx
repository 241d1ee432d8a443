import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Section, type SectionProps } from "../../ui/section/section";

export type StartProjectProps = Pick<SectionProps, "title" | "perex">;

export function StartProject(section: StartProjectProps) {
  return (
    <Section id="start-project" tone="accent" {...section}>
      <ButtonLink to="/contact-form">{STRINGS.startProject}</ButtonLink>
    </Section>
  );
}
