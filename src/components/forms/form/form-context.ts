import { createContext, useContext } from "react";
import type { FieldValues, UseFormRegister } from "react-hook-form";
import type { Problem } from "../../../form-contract/problems";

/** Where a message is on its way. */
export type Sending =
  | { phase: "idle" }
  | { phase: "sending"; percent: number | null }
  | { phase: "sent" }
  /** Locked for a while after the network has failed. */
  | { phase: "failed"; message: string; isLocked: boolean };

/** What makes a form more than its HTML, once it is there. */
export type FormEngine = {
  register: UseFormRegister<FieldValues>;
  /** What is wrong with each field, as it is filled in now. */
  problems: Readonly<Record<string, Problem>>;
  /** Whether the visitor has been in a field and left it, or has tried to send. */
  isTold: (field: string) => boolean;
  isValid: boolean;
  sending: Sending;
  /** Sends what is valid, says what is not. */
  submit: () => void;
};

const FormContext = createContext<FormEngine | null>(null);

export const FormProvider = FormContext;

/** The engine of the form around; null until it has arrived, and without a script. */
export const useFormEngine = (): FormEngine | null => useContext(FormContext);
