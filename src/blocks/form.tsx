import { graphql } from "gatsby";
import {
  StartProject,
  type StartProjectProps,
} from "../components/sections/contact/start-project/start-project";
import type { FormFields } from "../form-contract/form-fields";

type FormBlockProps = Omit<StartProjectProps, "choices"> & Queries.FormBlockFragment;

/** A form for new projects and campaigns, as its page has chosen it. */
export function FormBlock(props: FormBlockProps) {
  const { fields, submit, thankYouPage, thankYouText, ...section } = props;
  // The content check knows these words only.
  const asked = fields as FormFields | null;
  return (
    <StartProject {...section} choices={{ fields: asked, submit, thankYouPage, thankYouText }} />
  );
}

export const formBlockFragment = graphql`
  fragment FormBlock on FormBlock {
    title
    perex
    fields {
      name
      company
      phone
      message
    }
    submit
    thankYouPage
    thankYouText
  }
`;
