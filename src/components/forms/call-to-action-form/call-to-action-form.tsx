import { useRoute } from "../../../browser/hooks/use-route";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { SECTION_STRINGS } from "../../../constants/section-strings";
import { callToActionSchema } from "../../../form-contract/call-to-action";
import { Field } from "../fields/field";
import { Form } from "../form/form";
import { useFormState } from "../form/form-context";

/** A value that the page knows. It is a field, so that it is sent without JavaScript, too. */
function HiddenField({ name, value }: { name: string; value: string }) {
  const { register } = useFormState();
  return <input type="hidden" value={value} {...register(name)} />;
}

/**
 * The form for a new project: contact details and a message.
 * @param pageTitle title of the page that the form is on, for the mail
 */
export function CallToActionForm({ pageTitle }: { pageTitle: string }) {
  const route = useRoute();
  return (
    <Form
      name="callToAction"
      submit={SECTION_STRINGS.startProject}
      consent={FORM_STRINGS.consent}
      schema={callToActionSchema}
    >
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
      />
      <Field name="message" label={FORM_STRINGS.message} multiline required />
      <HiddenField name="page" value={route} />
      <HiddenField name="pageTitle" value={pageTitle} />
    </Form>
  );
}
