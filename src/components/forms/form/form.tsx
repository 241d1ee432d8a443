import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { GenericSchema } from "valibot";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { FORM_IDS, type FormName } from "../../../form-contract/form-ids";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import * as fieldStyles from "../fields/fields.module.scss";
import * as styles from "./form.module.scss";
import { FormProvider } from "./form-context";
import { formAddress } from "./send";
import { SendingStatus, SubmitButton } from "./submission";
import { type FileRule, useFormEngine } from "./use-form-engine";

type ErrorSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  problems: Readonly<Record<string, Problem>>;
  /** Number of attempts to send. */
  attempt: number;
};

const labelOf = (field: HTMLInputElement): string => field.labels?.[0]?.dataset.label ?? "";

/** Collects the invalid fields in document order, of checkboxes with one name the first. */
function invalidFields(
  form: HTMLFormElement | null,
  problems: ErrorSummaryProps["problems"],
): HTMLInputElement[] {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  return fields.filter(
    ({ name }, index) =>
      problems[name] && fields.findIndex((field) => field.name === name) === index,
  );
}

/** A list of the invalid fields, which takes the focus after an attempt to send. */
function ErrorSummary({ form, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const invalid = invalidFields(form.current, problems);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (invalid.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      <p>{FORM_STRINGS.summary}</p>
      <ul>
        {invalid.map((field) => (
          <li key={field.name}>
            <button type="button" onClick={() => field.focus()}>
              {labelOf(field)}
            </button>
            <span>{`: ${PROBLEMS[problems[field.name] as Problem]}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export type FormProps = {
  name: FormName;
  schema: GenericSchema;
  /** Text of the button. */
  submit: string;
  /** Sentence on what visitors agree to by sending. */
  consent: string;
  /** The rule for a file, if the form has one. */
  fileRule?: FileRule;
  /** Called once a message is accepted, unless the visitor has left the form meanwhile. */
  onAccepted?: () => void;
  /** Shown in place of the confirmation. */
  thanks?: ReactNode;
  children: ReactNode;
};

/**
 * A form that works without JavaScript. With JavaScript it is validated while it is filled in, and
 * sent without leaving the page.
 */
export function Form(props: FormProps) {
  const { name, submit, consent, fileRule, thanks, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const engine = useFormEngine(form, props);
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
        <ErrorSummary form={form} problems={engine.summary} attempt={engine.attempt} />
        {children}
        {/* A honeypot: only bots fill it in. */}
        <div className={fieldStyles.honeypot} aria-hidden="true">
          <label>
            {FORM_STRINGS.website}
            <input type="text" tabIndex={-1} autoComplete="off" {...engine.register("website")} />
          </label>
        </div>
        <p className={styles.consent}>{consent}</p>
        <SubmitButton>{submit}</SubmitButton>
        <SendingStatus thanks={thanks} />
      </form>
    </FormProvider>
  );
}
