import { FORM_STRINGS } from "../../../constants/form-strings";
import { STRINGS } from "../../../constants/strings";
import { callToActionSchema } from "../../../form-contract/call-to-action";
import { Field } from "../fields/field";
import { Form } from "../form/form";

/** Starts a project: a message and contact details. */
export function CallToActionForm() {
  return (
    <Form name="callToAction" submit={STRINGS.startProject} consent={FORM_STRINGS.consent} schema={callToActionSchema}>
      <Field name="email" type="email" label={FORM_STRINGS.email} autoComplete="email" inputMode="email" required />
      <Field name="phone" type="tel" label={FORM_STRINGS.phone} autoComplete="tel" inputMode="tel" />
      <Field name="message" label={FORM_STRINGS.message} multiline required />
    </Form>
  );
}
