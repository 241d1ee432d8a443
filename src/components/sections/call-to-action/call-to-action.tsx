import { ButtonLink } from "../../../ui/button-link/button-link";
import { Section, type SectionCopy } from "../../../ui/section/section";

export type CallToActionProps = SectionCopy & {
  id: string;
  button: { readonly title: string; readonly link: string };
};

/** A few words and a button. */
export function CallToAction({ button, ...section }: CallToActionProps) {
  return (
    <Section layout="stack" {...section}>
      <ButtonLink to={button.link}>{button.title}</ButtonLink>
    </Section>
  );
}
