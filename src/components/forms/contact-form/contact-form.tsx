import { useRef } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { INTERESTS } from "../../../form-contract/interests";
import { useDraft } from "../../../hooks/use-draft";
import * as styles from "./contact-form.module.scss";
import { Field } from "./field";

/** Where the mailer takes it, with and without a script. */
const ACTION = "/api/form/1/";

/** Who writes, how to reach them, and what about. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, "contact");
  return (
    <form ref={form} action={ACTION} method="post" className={styles.root}>
      <Field name="fullName" label={FORM_STRINGS.name} autoComplete="name" required />
      <Field name="company" label={FORM_STRINGS.company} autoComplete="organization" />
      <Field name="email" type="email" label={FORM_STRINGS.email} autoComplete="email" required />
      <Field name="phone" type="tel" label={FORM_STRINGS.phone} autoComplete="tel" required />
      <fieldset className={styles.interests}>
        <legend className={styles.legend}>
          {FORM_STRINGS.interests} <span className={styles.optional}>{FORM_STRINGS.optional}</span>
        </legend>
        {INTERESTS.map((name) => (
          <label key={name} className={styles.interest}>
            <input type="checkbox" name="customData" value={name} className={styles.checkbox} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Field name="message" label={FORM_STRINGS.message} multiline />
      <p className={styles.consent}>{FORM_STRINGS.consent}</p>
      <button type="submit" className={styles.submit}>
        {FORM_STRINGS.send}
      </button>
    </form>
  );
}
