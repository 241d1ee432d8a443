import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Section, type SectionProps } from "../../ui/section/section";

export type CareerTeaserProps = Pick<SectionProps, "title" | "perex">;

export function CareerTeaser(section: CareerTeaserProps) {
  return (
    <Section id="career" tone="accent" {...section}>
      <ButtonLink to="/career-page">{STRINGS.allPositions}</ButtonLink>
    </Section>
  );
}
