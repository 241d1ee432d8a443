import { FORM_STRINGS } from "../../../constants/form-strings";
import { generalSchema } from "../../../form-contract/general";
import { Field } from "../fields/field";
import { Form } from "../form/form";

export function GeneralForm() {
  return (
    <Form
      name="general"
      submit={FORM_STRINGS.send}
      consent={FORM_STRINGS.consent}
      schema={generalSchema}
    >
      <Field name="fullName" label={FORM_STRINGS.name} autoComplete="name" required />
      <Field
        name="email"
        label={FORM_STRINGS.email}
        autoComplete="email"
        inputMode="email"
        required
      />
      <Field name="message" label={FORM_STRINGS.message} multiline required />
    </Form>
  );
}
