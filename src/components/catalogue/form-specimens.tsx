import type { UseFormRegister } from "react-hook-form";
import type { Problem } from "../../form-contract/problems";
import { Agreement } from "../forms/fields/agreement";
import { Choices } from "../forms/fields/choices";
import { Field } from "../forms/fields/field";
import { FileField } from "../forms/fields/file-field";
import { SelectField } from "../forms/fields/select-field";
import * as styles from "../forms/form/form.module.scss";
import { FormProvider, type FormState } from "../forms/form/form-context";
import type { Sending } from "../forms/form/sending";
import { SendingStatus, SubmitButton } from "../forms/form/submission";
import { LONG_SENTENCE, LONG_WORD, Specimen } from "./specimen";

const nothing = async () => {};

/** State of an untouched form. */
const register = ((name: string) => ({ name, onChange: nothing, onBlur: nothing, ref: () => {} })) as UseFormRegister<
  Record<string, string>
>;

const READY: FormState = {
  register,
  problems: {},
  showsProblem: () => true,
  isHydrated: true,
  isValid: true,
  sending: { phase: "idle" },
};

const SENDING: Readonly<Record<string, Sending>> = {
  sending: { phase: "sending", percent: 40 },
  sent: { phase: "sent" },
  failed: { phase: "failed", message: LONG_WORD, isLocked: false },
  locked: { phase: "failed", message: LONG_SENTENCE, isLocked: true },
};

const WRONG: Readonly<Record<string, Problem>> = {
  name: "name",
  message: "longMessage",
  cv: "cvContent",
  terms: "consent",
};

const TONES = ["paper", "ink", "accent"] as const;

function SpecimenForm() {
  return (
    <form className={styles.root}>
      <Field name="name" label={LONG_WORD} required />
      <Field name="company" label="Company" />
      <Choices name="interests" label={LONG_SENTENCE} words={[LONG_WORD, "Short"]} />
      <SelectField
        name="position"
        label={LONG_WORD}
        none="None"
        options={[LONG_SENTENCE, "Short"]}
        preselected={LONG_SENTENCE}
        location={null}
      />
      <FileField />
      <Field name="message" label="Message" multiline />
      <Agreement name="terms" label="terms">
        {LONG_SENTENCE}
      </Agreement>
      <SubmitButton>Send</SubmitButton>
    </form>
  );
}

/** The parts of forms, in every state. */
export function FormSpecimens() {
  return (
    <>
      {TONES.map((tone) => (
        <Specimen key={tone} name={`A form on ${tone}, empty, to be sent or not yet`} tone={tone}>
          <FormProvider value={READY}>
            <SpecimenForm />
          </FormProvider>
          <FormProvider value={{ ...READY, isValid: false }}>
            <SubmitButton>Send</SubmitButton>
          </FormProvider>
        </Specimen>
      ))}
      <Specimen name="A form with something wrong in every field">
        <FormProvider value={{ ...READY, isValid: false, problems: WRONG }}>
          <SpecimenForm />
        </FormProvider>
      </Specimen>
      {Object.entries(SENDING).map(([name, sending]) => (
        <Specimen key={name} name={`A message: ${name}`}>
          <FormProvider value={{ ...READY, sending }}>
            <SubmitButton>Send</SubmitButton>
            <SendingStatus />
          </FormProvider>
        </Specimen>
      ))}
    </>
  );
}
