import { type FormEvent, type ReactNode, useRef } from "react";
import type { GenericSchema } from "valibot";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { FORM_IDS, type FormName } from "../../../form-contract/form-ids";
import * as fieldStyles from "../fields/fields.module.scss";
import { ErrorSummary } from "./error-summary";
import * as styles from "./form.module.scss";
import { FormProvider } from "./form-context";
import { formAddress } from "./send";
import { SendingStatus, SubmitButton } from "./submission";
import { type FileRule, useFormEngine } from "./use-form-engine";

export type FormProps = {
  name: FormName;
  schema: GenericSchema;
  /** Words on its button. */
  submit: string;
  /** What a visitor agrees to by sending. */
  consent: string;
  /** For a form with a file. */
  fileRule?: FileRule;
  children: ReactNode;
};

/** A form that works without JavaScript; with it, validated as it is filled in and sent without leaving the page. */
export function Form({ name, schema, submit, consent, fileRule, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const engine = useFormEngine(form, name, schema, fileRule);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    engine.submit();
  };
  return (
    <FormProvider value={engine}>
      <form
        ref={form}
        action={formAddress(FORM_IDS[name].id)}
        method="post"
        encType={fileRule ? "multipart/form-data" : undefined}
        noValidate={engine.isHydrated}
        onSubmit={onSubmit}
        className={styles.root}
      >
        <ErrorSummary form={form} problems={engine.refused} attempt={engine.attempt} />
        {children}
        {/* Only bots fill it in. */}
        <div className={fieldStyles.honeypot} aria-hidden="true">
          <label>
            {FORM_STRINGS.website}
            <input type="text" tabIndex={-1} autoComplete="off" {...engine.register("website")} />
          </label>
        </div>
        <p className={styles.consent}>{consent}</p>
        <SubmitButton>{submit}</SubmitButton>
        <SendingStatus />
      </form>
    </FormProvider>
  );
}
