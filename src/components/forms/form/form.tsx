import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import { FORM_IDS, type FormName } from "../../../form-contract/form-ids";
import { useDraft } from "../../../hooks/use-draft";
import { classNames } from "../../../utils/class-names";
import { Honeypot } from "../fields/honeypot";
import * as styles from "./form.module.scss";
import { type FormEngine, FormProvider } from "./form-context";
import { formAddress } from "./send";
import { SendingStatus } from "./sending-status";
import { SubmitButton } from "./submit-button";
import { useEnhancement } from "./use-enhancement";

export type FormProps = {
  name: FormName;
  /** Words on its button. */
  submit: string;
  /** What a visitor agrees to by pressing it. */
  consent: string;
  /** Fetches its rules; must be the same function each time. */
  loadSchema: () => Promise<GenericSchema>;
  takesCv?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form that works without a script, and better with one: judged while it is filled in, sent without leaving the page. */
export function Form({ name, submit, consent, loadSchema, takesCv = false, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [engine, setEngine] = useState<FormEngine | null>(null);
  const arrived = useEnhancement(form, loadSchema);
  useDraft(form, name);
  const onSubmit = (event: FormEvent) => {
    if (!engine) return;
    event.preventDefault();
    engine.submit();
  };
  return (
    <FormProvider value={engine}>
      <form
        ref={form}
        action={formAddress(FORM_IDS[name].id)}
        method="post"
        encType={takesCv ? "multipart/form-data" : undefined}
        noValidate={engine !== null}
        onSubmit={onSubmit}
        className={classNames(styles.root, className)}
      >
        {arrived ? (
          <arrived.Enhancement name={name} form={form} schema={arrived.schema} takesCv={takesCv} onChange={setEngine} />
        ) : null}
        {children}
        <Honeypot />
        <p className={styles.consent}>{consent}</p>
        <SubmitButton>{submit}</SubmitButton>
        <SendingStatus />
      </form>
    </FormProvider>
  );
}
