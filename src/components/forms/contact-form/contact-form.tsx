import { useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import { useDraft } from "../../../hooks/use-draft";
import * as styles from "./contact-form.module.scss";
import { Field } from "./field";

const { contactForm: WORDS } = STRINGS;

/** Where the mailer takes it, with and without a script. */
const ACTION = "/api/form/1/";

/** Who writes, how to reach them, and what about. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, "contact");
  return (
    <form ref={form} action={ACTION} method="post" className={styles.root}>
      <Field name="fullName" label={WORDS.name} autoComplete="name" required />
      <Field name="company" label={WORDS.company} autoComplete="organization" />
      <Field name="email" type="email" label={WORDS.email} autoComplete="email" required />
      <Field name="phone" type="tel" label={WORDS.phone} autoComplete="tel" required />
      <fieldset className={styles.interests}>
        <legend className={styles.legend}>
          {WORDS.interests} <span className={styles.optional}>{WORDS.optional}</span>
        </legend>
        {WORDS.interestNames.map((name) => (
          <label key={name} className={styles.interest}>
            <input type="checkbox" name="customData" value={name} className={styles.checkbox} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Field name="message" label={WORDS.message} multiline />
      <p className={styles.consent}>{WORDS.consent}</p>
      <button type="submit" className={styles.submit}>
        {WORDS.send}
      </button>
    </form>
  );
}
