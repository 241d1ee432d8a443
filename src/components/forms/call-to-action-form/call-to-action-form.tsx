import { navigate } from "gatsby";
import { useState } from "react";
import { useRoute } from "../../../browser/hooks/use-route";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { MESSAGE_SENT_ID } from "../../../constants/message-sent";
import { SECTION_STRINGS } from "../../../constants/section-strings";
import { callToActionSchemaFor } from "../../../form-contract/call-to-action";
import { DEFAULT_FIELDS, type FormFields } from "../../../form-contract/form-fields";
import { PaperPlane } from "../../../ui/paper-plane/paper-plane";
import { Field } from "../fields/field";
import { Form } from "../form/form";
import * as styles from "../form/form.module.scss";
import { useFormState } from "../form/form-context";

/** A value that the page knows. It is a field, so that it is sent without JavaScript, too. */
function HiddenField({ name, value }: { name: string; value: string }) {
  const { register } = useFormState();
  return <input type="hidden" value={value} {...register(name)} />;
}

/** The page's own thanks. They stay until the next message: nobody reads them in 5 s. */
function KeptThanks({ children }: { children: string }) {
  const { phase } = useFormState().sending;
  const [hasSent, setHasSent] = useState(false);
  const isShown = phase === "idle" ? hasSent : phase === "sent";
  if (isShown !== hasSent) setHasSent(isShown);
  return (
    isShown && (
      <p className={styles.sent}>
        <PaperPlane />
        {children}
      </p>
    )
  );
}

/** What a page chooses for the form; without a choice it is as on all other pages. */
export type FormChoices = {
  fields?: FormFields | null;
  /** Words of the button. */
  submit?: string | null;
  /** Path of the page to which the form leads once the message is sent. */
  thankYouPage?: string | null;
  /** What visitors read then, where they stay. */
  thankYouText?: string | null;
};

type CallToActionFormProps = {
  /** Title of the page that the form is on, for the mail. */
  pageTitle: string;
  choices?: FormChoices | undefined;
};

/** The form for a new project or a campaign: contact details and a message. */
export function CallToActionForm({ pageTitle, choices = {} }: CallToActionFormProps) {
  const route = useRoute();
  const { thankYouPage, thankYouText } = choices;
  const fields = choices.fields ?? DEFAULT_FIELDS;
  const asked = (name: keyof FormFields) => fields[name] !== "hidden";
  const required = (name: keyof FormFields) => fields[name] === "required";
  // Of an odd number of fields the last one has no other beside it.
  const isLastWide = (["name", "company", "phone"] as const).filter(asked).length % 2 === 0;
  return (
    <Form
      name="callToAction"
      submit={choices.submit || SECTION_STRINGS.startProject}
      consent={FORM_STRINGS.consent}
      schema={callToActionSchemaFor(fields)}
      onAccepted={() => void (thankYouPage && navigate(thankYouPage))}
      thanks={thankYouText && <KeptThanks>{thankYouText}</KeptThanks>}
    >
      {thankYouText && (
        <p id={MESSAGE_SENT_ID} className={styles.sentWithoutScript}>
          {thankYouText}
        </p>
      )}
      {asked("name") && (
        <Field
          name="fullName"
          label={FORM_STRINGS.name}
          autoComplete="name"
          required={required("name")}
        />
      )}
      {asked("company") && (
        <Field
          name="company"
          label={FORM_STRINGS.company}
          autoComplete="organization"
          required={required("company")}
        />
      )}
      <Field
        name="email"
        label={FORM_STRINGS.email}
        autoComplete="email"
        inputMode="email"
        required
        wide={isLastWide && !asked("phone")}
      />
      {asked("phone") && (
        <Field
          name="phone"
          type="tel"
          label={FORM_STRINGS.phone}
          autoComplete="tel"
          inputMode="tel"
          required={required("phone")}
          wide={isLastWide}
        />
      )}
      {asked("message") && (
        <Field
          name="message"
          label={FORM_STRINGS.message}
          multiline
          required={required("message")}
        />
      )}
      <HiddenField name="page" value={route} />
      <HiddenField name="pageTitle" value={pageTitle} />
    </Form>
  );
}
