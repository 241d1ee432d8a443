import { type ComponentType, useEffect, useState } from "react";
import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { reloadOnce } from "../../../dom/reload-guard";
import { shownLongEnough, withProgress } from "../../../stores/progress";
import { MissingForm } from "../../forms/lazy/missing-form";
import * as styles from "./contact-overlay.module.scss";

type Form = ComponentType;

/** Kept once loaded, so that the next opening renders it synchronously. */
let arrived: Form | undefined;

async function loadForm(): Promise<Form> {
  const { ContactForm } = await import("../../forms/contact-form/contact-form");
  arrived = ContactForm;
  return ContactForm;
}

/** The form, loaded when first needed. When that fails, the form's page is opened or linked. */
export function ContactPanel() {
  const [Form, setForm] = useState(() => arrived);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (arrived) return;
    let isWanted = true;
    shownLongEnough(withProgress(loadForm())).then(
      (form) => isWanted && setForm(() => form),
      () => isWanted && !reloadOnce(CONTACT_FORM_ROUTE) && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (Form) return <Form />;
  return <div className={styles.state}>{hasFailed ? <MissingForm /> : <p role="status">{STRINGS.loading}</p>}</div>;
}
