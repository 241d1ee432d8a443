import { FORM_STRINGS } from "../../../constants/form-strings";
import { contactSchema } from "../../../form-contract/contact";
import { INTERESTS } from "../../../form-contract/interests";
import { Choices } from "../fields/choices";
import { Field } from "../fields/field";
import { Form } from "../form/form";

export type ContactFormProps = {
  /** Whether it has a field for the subject. */
  hasSubject?: boolean;
};

export function ContactForm({ hasSubject = false }: ContactFormProps) {
  return (
    <Form
      name="contact"
      submit={FORM_STRINGS.send}
      consent={FORM_STRINGS.consent}
      schema={contactSchema}
    >
      <Field name="fullName" label={FORM_STRINGS.name} autoComplete="name" required />
      <Field name="company" label={FORM_STRINGS.company} autoComplete="organization" />
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
      {hasSubject ? <Field name="subject" label={FORM_STRINGS.subject} wide /> : null}
      <Choices name="customData" label={FORM_STRINGS.interests} options={INTERESTS} />
      <Field name="message" label={FORM_STRINGS.message} multiline />
    </Form>
  );
}
