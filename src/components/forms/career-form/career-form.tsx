import { useState } from "react";
import { CAREER_STRINGS } from "../../../constants/career-strings";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { careerSchema } from "../../../form-contract/career";
import { Link } from "../../../ui/link/link";
import { Agreement } from "../fields/agreement";
import { Field } from "../fields/field";
import { FileField } from "../fields/file-field";
import { SelectField } from "../fields/select-field";
import { Form } from "../form/form";
import { createCvRule } from "./cv-rule";

/** A link to a new tab: leaving the page would lose the chosen CV, which no draft can keep. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} newTab>
      {children}
      <span className="visually-hidden"> {CAREER_STRINGS.newTab}</span>
    </Link>
  );
}

type Position = { slug: string; name: string; location: { title: string } | null };

/** The name of a position for the form and its mail. */
const nameOf = ({ name, location }: Position): string =>
  location ? `${name}, ${location.title}` : name;

export type CareerFormProps = {
  /** The open positions. */
  positions: readonly Position[];
  /** Slug of the one that is chosen at first. */
  position?: string | null;
};

/** The form for applications, for an open position or none in particular. */
export function CareerForm({ positions, position }: CareerFormProps) {
  const [cvRule] = useState(createCvRule);
  const chosen = positions.find(({ slug }) => slug === position);
  return (
    <Form
      name="career"
      submit={CAREER_STRINGS.apply}
      consent={CAREER_STRINGS.consent}
      schema={careerSchema}
      fileRule={cvRule}
    >
      <SelectField
        name="position"
        label={CAREER_STRINGS.position}
        none={CAREER_STRINGS.noPosition}
        options={positions.map(nameOf)}
        preselected={chosen && nameOf(chosen)}
      />
      <Field name="fullName" label={CAREER_STRINGS.firstName} autoComplete="given-name" required />
      <Field name="surname" label={CAREER_STRINGS.surname} autoComplete="family-name" required />
      <Field
        name="email"
        label={FORM_STRINGS.email}
        autoComplete="email"
        inputMode="email"
        required
      />
      <Field
        name="phone"
        type="tel"
        label={FORM_STRINGS.phone}
        autoComplete="tel"
        inputMode="tel"
        required
      />
      <Field
        name="linkedin"
        label={CAREER_STRINGS.linkedin}
        autoComplete="url"
        inputMode="url"
        wide
      />
      <FileField />
      <Field name="message" label={FORM_STRINGS.message} multiline />
      <Agreement name="terms" label={CAREER_STRINGS.terms}>
        {CAREER_STRINGS.agree} <NewTabLink to="/terms-of-use">{CAREER_STRINGS.terms}</NewTabLink>.
      </Agreement>
      <Agreement name="privacy" label={CAREER_STRINGS.privacy}>
        {CAREER_STRINGS.agree}{" "}
        <NewTabLink to="/privacy-policy">{CAREER_STRINGS.privacy}</NewTabLink>.
      </Agreement>
    </Form>
  );
}
